package io.github.wiretime.arrival;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.oracle.Blame;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.TreeMap;

/** Compares a sent object with the received one, member by member. */
final class Comparison {
  private final IdentityHashMap<Object, Object> seen = new IdentityHashMap<>();
  private final Map<String, Arrival> differences = new TreeMap<>();
  private final Origins origins;

  Comparison(Origins origins) {
    this.origins = origins;
  }

  /** What did not arrive, by member. */
  Map<String, Arrival> differences() {
    return differences;
  }

  /** Each side has classes of its own, with the same names. */
  static boolean isSameClass(Object sent, Object received) {
    return received != null && sent.getClass().getName().equals(received.getClass().getName());
  }

  /** Compares two roots. */
  void compare(Object sent, Object received, String member) {
    compare(sent, received, member, member);
  }

  /**
   * Compares two values.
   *
   * @param member that is without value if it is lost
   * @param origin that names the type
   */
  private void compare(Object sent, Object received, String member, String origin) {
    if (sent == null) {
      return;
    }
    if (received == null) {
      report(member, Outcome.LOST, "null");
      return;
    }
    Class<?> type = sent.getClass();
    if (!isSameClass(sent, received)) {
      report(origin, Outcome.OTHER_CLASS, type.getName() + " -> " + SafeText.of(received));
      if (sent instanceof Map<?, ?> || sent instanceof Collection<?>) {
        ownFieldsAreGone(sent);
      }
      return;
    }
    if (seen.put(sent, received) == received) {
      return;
    }
    if (type.isArray()) {
      array(sent, received, member, origin);
      return;
    }
    boolean isOurs = Filling.isOurs(type);
    if (isOurs && !(sent instanceof Enum<?>)) {
      fields(sent, received);
    }
    if (sent instanceof Map<?, ?> map) {
      map(map, (Map<?, ?>) received, member, origin);
    } else if (sent instanceof Collection<?> collection) {
      collection(collection, (Collection<?>) received, member, origin);
    } else if (sent instanceof Iterator<?>) {
      return;
    } else if (!isOurs || Content.isOfLibrary(sent)) {
      content(sent, received, origin);
    }
  }

  private void content(Object sent, Object received, String member) {
    if (!Content.isSame(sent, received)) {
      report(member, Outcome.LOST, SafeText.of(sent) + " -> " + SafeText.of(received));
    }
  }

  /** No release sends them, whatever becomes of the class. */
  private void ownFieldsAreGone(Object sent) {
    Class<?> mine = sent.getClass();
    while (Filling.isOurs(mine)) {
      for (Field field : mine.getDeclaredFields()) {
        if (isOfInstance(field) && !field.isSynthetic() && value(field, sent) != null) {
          report(key(field), Outcome.LOST, "gone");
        }
      }
      mine = mine.getSuperclass();
    }
  }

  private void fields(Object sent, Object received) {
    Class<?> mine = sent.getClass();
    Class<?> theirs = received.getClass();
    while (Filling.isOurs(mine)) {
      for (Field field : mine.getDeclaredFields()) {
        if (isOfInstance(field)) {
          field(field, sent, field(theirs, field.getName()), received);
        }
      }
      mine = mine.getSuperclass();
      theirs = theirs.getSuperclass();
    }
  }

  private void field(Field mine, Object sent, Field theirs, Object received) {
    String member = key(mine);
    Object value = value(mine, sent);
    Object got = value(theirs, received);
    if (mine.getType().isPrimitive()) {
      primitive(value, got, member);
      return;
    }
    String origin = origins.of(sent, Origins.place(mine), member);
    if (got != null && !theirs.getType().isInstance(got)) {
      // Some releases write to memory without a look at the type of the field.
      report(origin, Outcome.OTHER_CLASS, theirs.getType().getName() + " <- " + SafeText.of(got));
    }
    if (isOfNamesake(mine, sent, value, got)) {
      report(member, Outcome.LOST, "the value of another field of that name");
    } else {
      compare(value, got, member, origin);
    }
  }

  /**
   * Whether a field got the value of another one of its name, which is then read as an object of
   * its own class. What differs inside is no loss of the members there.
   */
  private boolean isOfNamesake(Field field, Object owner, Object sent, Object received) {
    ImmutableList<Field> others = Namesakes.of(field, owner);
    return sent != null
        && !others.isEmpty()
        && isLost(sent, received)
        && (Namesakes.isEmptied(sent, received)
            || others.stream().anyMatch(other -> !isLost(value(other, owner), received)));
  }

  private boolean isLost(Object sent, Object received) {
    if (sent == null || !isSameClass(sent, received)) {
      return true;
    }
    var trial = new Comparison(origins);
    trial.compare(sent, received, "", "");
    return trial.differences.values().stream()
        .anyMatch(arrival -> arrival.outcome() == Outcome.LOST);
  }

  private void primitive(Object sent, Object received, String member) {
    if (!sent.equals(received)) {
      report(member, Outcome.LOST, sent + " -> " + received);
    }
  }

  private static boolean isOfInstance(Field field) {
    return !Modifier.isStatic(field.getModifiers());
  }

  private static String key(Field field) {
    return Origins.key(Blame.field(field.getDeclaringClass(), field.getName()));
  }

  private static Field field(Class<?> type, String name) {
    try {
      return type.getDeclaredField(name);
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }

  static Object value(Field field, Object object) {
    try {
      field.setAccessible(true);
      return field.get(object);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  private void array(Object sent, Object received, String member, String origin) {
    int length = Array.getLength(sent);
    if (length != Array.getLength(received)) {
      report(member, Outcome.LOST, "length " + Array.getLength(received));
      return;
    }
    boolean primitive = sent.getClass().getComponentType().isPrimitive();
    for (int i = 0; i < length; i++) {
      if (primitive) {
        primitive(Array.get(sent, i), Array.get(received, i), member);
      } else {
        compare(Array.get(sent, i), Array.get(received, i), origin, origin);
      }
    }
  }

  private void map(Map<?, ?> sent, Map<?, ?> received, String member, String origin) {
    if (sent.size() != received.size()) {
      report(member, Outcome.LOST, "size " + sent.size() + " -> " + received.size());
      return;
    }
    elements(sent.keySet(), received.keySet(), origins.of(sent, Origins.KEY, origin));
    elements(sent.values(), received.values(), origins.of(sent, Origins.ELEMENT, origin));
  }

  private void collection(
      Collection<?> sent, Collection<?> received, String member, String origin) {
    if (sent.size() != received.size()) {
      report(member, Outcome.LOST, "size " + sent.size() + " -> " + received.size());
      return;
    }
    elements(sent, received, origins.of(sent, Origins.ELEMENT, origin));
  }

  private void elements(Collection<?> sent, Collection<?> received, String member) {
    Iterator<?> others = received.iterator();
    for (Object each : sent) {
      compare(each, others.next(), member, member);
    }
  }

  /** The first counts; objects further on often have the same. */
  private void report(String member, Outcome outcome, String detail) {
    differences.putIfAbsent(member, new Arrival(outcome, detail));
  }
}

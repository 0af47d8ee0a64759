package io.github.wiretime.arrival;

import com.google.common.collect.Iterables;
import io.github.wiretime.oracle.Blame;
import io.github.wiretime.oracle.Position;
import io.github.wiretime.oracle.Term;
import java.lang.reflect.Field;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Which member names the type of each value inside the objects that were filled: the field, or for
 * a type argument whoever writes it. Members are named as in findings, {@code com.acme.Order#day}.
 */
final class Origins {
  /** The place of what a container holds. */
  static final String ELEMENT = "element";

  /** The place of the keys of a map. */
  static final String KEY = "key";

  private final IdentityHashMap<Object, Map<String, String>> places = new IdentityHashMap<>();
  private final Set<String> primitives = new TreeSet<>();
  private final Set<String> others = new TreeSet<>();
  private final Predicate<String> wanted;

  /**
   * Knows nothing yet.
   *
   * @param wanted the members to fill; the others stay empty
   */
  Origins(Predicate<String> wanted) {
    this.wanted = wanted;
  }

  /** All members that could be filled, with the primitive ones first. */
  Iterable<String> members() {
    return Iterables.concat(primitives, others);
  }

  boolean isWanted(Object owner, Position position) {
    return isWanted(owner, place(position.field()), position.term(), position.blame());
  }

  boolean isWanted(Object owner, Field field) {
    String member = key(Blame.field(field.getDeclaringClass(), field.getName()));
    return isWanted(owner, place(field), member, field.getType().isPrimitive());
  }

  boolean isWanted(Object owner, String place, Term term, Blame otherwise) {
    boolean primitive = term instanceof Term.Named named && named.raw().isPrimitive();
    return isWanted(owner, place, member(term, key(otherwise)), primitive);
  }

  private boolean isWanted(Object owner, String place, String member, boolean primitive) {
    places.computeIfAbsent(owner, unused -> new HashMap<>()).put(place, member);
    (primitive ? primitives : others).add(member);
    return wanted.test(member);
  }

  /** Remembers of a container what was said of its elements before it was made. */
  void move(Object from, Object to) {
    Map<String, String> all = places.remove(from);
    if (all != null) {
      places.put(to, all);
    }
  }

  /** Who names the type of what stands there. */
  String of(Object owner, String place, String otherwise) {
    return places.getOrDefault(owner, Map.of()).getOrDefault(place, otherwise);
  }

  /** The place of a field's value. */
  static String place(Field field) {
    return field.getDeclaringClass().getName() + "." + field.getName();
  }

  /** The member that names the type; that of its elements for an array. */
  static String member(Term term, String otherwise) {
    if (term instanceof Term.Named named) {
      return key(named.blame());
    }
    return term instanceof Term.ArrayOf array ? member(array.component(), otherwise) : otherwise;
  }

  static String key(Blame blame) {
    return blame.owner() + "#" + blame.member();
  }
}

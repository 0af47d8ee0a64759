package io.github.wiretime.arrival;

import io.github.wiretime.oracle.GraphLoader;
import io.github.wiretime.oracle.Position;
import io.github.wiretime.oracle.Term;
import io.github.wiretime.oracle.Terms;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;

/** Makes objects whose members all have values of their own. */
final class Filling {
  private final Deque<Class<?>> inside = new ArrayDeque<>();
  private final SampleValues samples = new SampleValues();
  private final GraphLoader loader;
  private final Origins origins;

  /**
   * Makes objects of the classes of one loader.
   *
   * @param origins says which members to fill, and is told who names which type
   */
  Filling(GraphLoader loader, Origins origins) {
    this.loader = loader;
    this.origins = origins;
  }

  /** A value of the type; null if there is none. */
  Object value(Term term) {
    if (term instanceof Term.ArrayOf array) {
      return array(array.component());
    }
    return term instanceof Term.Named named ? value(named) : null;
  }

  private Object value(Term.Named type) {
    if (SampleValues.has(type.raw())) {
      return samples.next(type.raw());
    }
    Class<?> raw = concrete(type.raw());
    if (raw == null) {
      return null;
    }
    if (!isOurs(raw)) {
      return ofLibrary(type, raw);
    }
    boolean isInItself = inside.contains(raw);
    inside.push(raw);
    try {
      return isInItself ? empty(raw) : own(type, raw);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(raw.getName(), e);
    } finally {
      inside.pop();
    }
  }

  /**
   * Ends what would never end. A field that leads back to its class still needs an object, because
   * without one nothing of it can be lost.
   */
  private Object empty(Class<?> raw) throws ReflectiveOperationException {
    return raw.isRecord() ? null : Creation.of(raw, samples);
  }

  private Object own(Term.Named type, Class<?> raw) throws ReflectiveOperationException {
    Optional<Object> given = Creation.given(raw);
    if (given.isPresent()) {
      clear(given.get());
      return given.get();
    }
    if (Enum.class.isAssignableFrom(raw)) {
      Object[] constants = raw.getEnumConstants();
      return constants[constants.length - 1];
    }
    var exact = new Term.Named(raw, type.args(), type.blame(), Optional.empty());
    if (raw.isRecord()) {
      return record(exact);
    }
    Object object = Creation.of(raw, samples);
    for (Position position : Position.of(exact)) {
      if (position.field() != null) {
        fill(object, position);
      }
    }
    if (object instanceof Map<?, ?> map) {
      Vessels.put(map, key(map, exact, Map.class), value(map, exact, Map.class));
    } else if (object instanceof Collection<?> collection) {
      Vessels.add(collection, value(collection, exact, Iterable.class));
    }
    return object;
  }

  private void fill(Object object, Position position) throws ReflectiveOperationException {
    Field field = position.field();
    if (!isSent(field)) {
      return;
    }
    field.setAccessible(true);
    boolean isOuterInstance = field.isSynthetic();
    if (isOuterInstance || origins.isWanted(object, position)) {
      Object value = value(position.term());
      if (value != null) {
        field.set(object, value);
      }
    }
  }

  /** Takes what is not wanted out of an object that a class gave. */
  private void clear(Object object) throws ReflectiveOperationException {
    for (Class<?> at = object.getClass(); isOurs(at); at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (isSent(field) && !field.isSynthetic() && !at.isRecord()) {
          field.setAccessible(true);
          if (!origins.isWanted(object, field) && !field.getType().isPrimitive()) {
            field.set(object, null);
          }
        }
      }
    }
  }

  /** Whether Hessian sends the field. */
  static boolean isSent(Field field) {
    return (field.getModifiers() & (Modifier.STATIC | Modifier.TRANSIENT)) == 0;
  }

  private Object key(Object owner, Term.Named type, Class<?> of) {
    return argument(owner, Origins.KEY, type, of, 0);
  }

  /** Of the last type argument, which for collections is the only one. */
  private Object value(Object owner, Term.Named type, Class<?> of) {
    return argument(owner, Origins.ELEMENT, type, of, of.getTypeParameters().length - 1);
  }

  private Object argument(Object owner, String place, Term.Named type, Class<?> of, int variable) {
    Term term =
        Terms.as(type, of)
            .map(seen -> seen.args().get(of.getTypeParameters()[variable]))
            .orElse(Term.Unknown.NOTHING);
    if (term instanceof Term.Unknown) {
      return place + " of a raw type";
    }
    return origins.isWanted(owner, place, term, type.blame()) ? value(term) : null;
  }

  /** Values come first, since many containers cannot change. */
  private Object ofLibrary(Term.Named type, Class<?> raw) {
    var places = new Object();
    Object made = null;
    if (Map.class.isAssignableFrom(raw)) {
      made = Vessels.map(raw, key(places, type, Map.class), value(places, type, Map.class));
    } else if (Iterable.class.isAssignableFrom(raw)) {
      made = Vessels.collection(raw, value(places, type, Iterable.class));
    } else if (raw.getTypeParameters().length == 1) {
      made = Vessels.holder(raw, value(places, type, raw)).orElse(null);
    } else if (raw.getTypeParameters().length > 1) {
      made = Vessels.guava(raw, key(places, type, raw), value(places, type, raw)).orElse(null);
    }
    if (made != null) {
      origins.move(places, made);
    }
    return made;
  }

  private Object record(Term.Named type) throws ReflectiveOperationException {
    var components = type.raw().getRecordComponents();
    var arguments = new Object[components.length];
    var places = new Object();
    for (int i = 0; i < components.length; i++) {
      Field field = type.raw().getDeclaredField(components[i].getName());
      Position position =
          Position.of(type).stream()
              .filter(each -> field.equals(each.field()))
              .findFirst()
              .orElseThrow();
      arguments[i] = origins.isWanted(places, position) ? value(position.term()) : null;
      if (arguments[i] == null && field.getType().isPrimitive()) {
        arguments[i] = Array.get(Array.newInstance(field.getType(), 1), 0);
      }
    }
    Object made = Creation.record(type.raw(), arguments);
    origins.move(places, made);
    return made;
  }

  private Object array(Term component) {
    Object array = Array.newInstance(erasure(component), 2);
    for (int i = 0; i < 2; i++) {
      Object value = value(component);
      if (value != null) {
        Array.set(array, i, value);
      }
    }
    return array;
  }

  private static Class<?> erasure(Term term) {
    if (term instanceof Term.ArrayOf array) {
      return erasure(array.component()).arrayType();
    }
    return term instanceof Term.Named named ? named.raw() : Object.class;
  }

  /** The class itself, or for what has no objects the first class of the application that fits. */
  private Class<?> concrete(Class<?> raw) {
    boolean isOpen = raw.isInterface() || Modifier.isAbstract(raw.getModifiers());
    if (!isOpen || raw.isEnum() || !isOurs(raw)) {
      return raw;
    }
    return loader.compiled().stream()
        .filter(raw::isAssignableFrom)
        .filter(each -> !each.isInterface() && !Modifier.isAbstract(each.getModifiers()))
        .findFirst()
        .orElse(null);
  }

  /** Whether it is a class of the application, which differs between sender and receiver. */
  static boolean isOurs(Class<?> type) {
    return type.getClassLoader() instanceof GraphLoader;
  }
}

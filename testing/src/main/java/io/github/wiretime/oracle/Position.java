package io.github.wiretime.oracle;

import io.github.wiretime.oracle.Term.Named;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A place for values inside an object: a field, or the elements of a collection or map.
 *
 * @param term the type of the values
 * @param field the field; null for elements
 * @param key whether the elements are the keys of a map
 */
public record Position(Term term, Field field, boolean key) {
  /**
   * Every place of a class and of its superclasses, down to the JDK's. Static and transient fields
   * are included: that they do not travel is for the stream to show.
   */
  public static List<Position> of(Named type) {
    var positions = new ArrayList<Position>();
    for (Named at = type; at != null; at = Terms.superclass(at).orElse(null)) {
      for (Field field : at.raw().getDeclaredFields()) {
        if (isFree(field)) {
          positions.add(new Position(fieldType(at, field), field, false));
        }
      }
    }
    if (Map.class.isAssignableFrom(type.raw())) {
      positions.add(elements(type, Map.class, 0));
      positions.add(elements(type, Map.class, 1));
    } else if (Collection.class.isAssignableFrom(type.raw())) {
      positions.add(elements(type, Iterable.class, 0));
    } else if (AtomicReference.class.isAssignableFrom(type.raw())) {
      positions.add(elements(type, AtomicReference.class, 0));
    }
    return List.copyOf(positions);
  }

  /** Whether the place can hold the value. */
  boolean accepts(Object value) {
    return field == null || field.getType().isInstance(value);
  }

  /** Whether the value belongs to the object and not to its class. */
  public boolean isOfInstance() {
    return field == null || !Modifier.isStatic(field.getModifiers());
  }

  /** Static final fields cannot be set and have no effect on any stream either. */
  private static boolean isFree(Field field) {
    int modifiers = field.getModifiers();
    return !Modifier.isStatic(modifiers)
        || (!Modifier.isFinal(modifiers) && !field.isSynthetic() && !field.isEnumConstant());
  }

  /** Who is to blame for a type that the declaration of the place names. */
  public Blame blame() {
    return field == null ? Blame.NOBODY : Blame.field(field.getDeclaringClass(), field.getName());
  }

  private static Term fieldType(Named owner, Field field) {
    Blame blame = Blame.field(owner.raw(), field.getName());
    // The field of the outer instance has no generic signature, but the same type variables.
    return field.isSynthetic() && field.getName().startsWith("this$")
        ? new Named(field.getType(), owner.args(), blame, Written.ofClass(field.getType()))
        : Terms.of(field.getGenericType(), owner.args(), blame);
  }

  private static Position elements(Named type, Class<?> owner, int variable) {
    Term element =
        Terms.as(type, owner)
            .map(seen -> seen.args().get(owner.getTypeParameters()[variable]))
            .orElse(Term.Unknown.NOTHING);
    return new Position(element, null, owner == Map.class && variable == 0);
  }
}

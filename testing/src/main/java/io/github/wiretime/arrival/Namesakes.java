package io.github.wiretime.arrival;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.stream.Stream;

/** Fields of one object that have the same name, because a subclass declares it again. */
final class Namesakes {
  private Namesakes() {}

  /** The other fields of that name, if Hessian sends it and them. */
  static ImmutableList<Field> of(Field field, Object owner) {
    return Filling.isSent(field)
        ? sent(owner)
            .filter(each -> each.getName().equals(field.getName()) && !each.equals(field))
            .collect(toImmutableList())
        : ImmutableList.of();
  }

  /** Whether nothing is left of an object, as if something else had been read as its class. */
  static boolean isEmptied(Object sent, Object received) {
    if (!Filling.isOurs(sent.getClass()) || !Comparison.isSameClass(sent, received)) {
      return false;
    }
    ImmutableList<String> full = full(sent);
    return !full.isEmpty() && full(received).stream().noneMatch(full::contains);
  }

  private static ImmutableList<String> full(Object object) {
    return sent(object)
        .filter(field -> !isDefault(Comparison.value(field, object), field.getType()))
        .map(field -> field.getDeclaringClass().getName() + "#" + field.getName())
        .collect(toImmutableList());
  }

  private static boolean isDefault(Object value, Class<?> type) {
    return value == null
        || (type.isPrimitive() && value.equals(Array.get(Array.newInstance(type, 1), 0)));
  }

  private static Stream<Field> sent(Object object) {
    return Stream.<Class<?>>iterate(object.getClass(), Filling::isOurs, Class::getSuperclass)
        .flatMap(each -> Arrays.stream(each.getDeclaredFields()))
        .filter(Filling::isSent);
  }
}

package io.github.wiretime.scan.bytes;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Date;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Objects of declared types with everything set; no two times are the same. */
final class Filled {

  private static final Instant BASE = Instant.parse("2024-05-17T13:47:29.123456789Z");
  private static final Duration STEP = Duration.parse("P1DT1H1M1.001001S");
  private static final ZoneId ZONE = ZoneId.of("Asia/Shanghai");

  private final int elements;
  private final List<Class<?>> around = new ArrayList<>();
  private int times;

  Filled(int elements) {
    this.elements = elements;
  }

  Object of(Type type) throws ReflectiveOperationException {
    return of(type, Map.of());
  }

  private Object of(Type type, Map<TypeVariable<?>, Type> given)
      throws ReflectiveOperationException {
    if (type instanceof TypeVariable<?> variable) {
      return of(given.get(variable), given);
    }
    if (type instanceof GenericArrayType array) {
      throw new IllegalArgumentException(array.toString());
    }
    if (type instanceof ParameterizedType generic) {
      Class<?> raw = (Class<?>) generic.getRawType();
      Map<TypeVariable<?>, Type> inner = new HashMap<>(given);
      for (int i = 0; i < raw.getTypeParameters().length; i++) {
        Type argument = generic.getActualTypeArguments()[i];
        inner.put(
            raw.getTypeParameters()[i],
            argument instanceof TypeVariable<?> outer ? given.get(outer) : argument);
      }
      return raw == List.class || raw == Map.class ? container(raw, inner) : object(raw, inner);
    }
    Class<?> plain = (Class<?>) type;
    return plain.isArray() ? array(plain.getComponentType()) : plain(plain);
  }

  private Object container(Class<?> raw, Map<TypeVariable<?>, Type> given)
      throws ReflectiveOperationException {
    TypeVariable<?>[] parameters = raw.getTypeParameters();
    List<Object> list = new ArrayList<>();
    Map<Object, Object> map = new LinkedHashMap<>();
    for (int i = 0; i < elements; i++) {
      Object value = of(given.get(parameters[parameters.length - 1]), given);
      list.add(value);
      map.put("key" + i, value);
    }
    return raw == List.class ? list : map;
  }

  private Object array(Class<?> component) throws ReflectiveOperationException {
    Object array = Array.newInstance(component, elements);
    for (int i = 0; i < elements; i++) {
      Array.set(array, i, of(component));
    }
    return array;
  }

  private Object plain(Class<?> type) throws ReflectiveOperationException {
    if (type.isEnum()) {
      return type.getEnumConstants()[0];
    }
    if (type == String.class) {
      return "text";
    }
    if (type.isPrimitive()) {
      return type == int.class ? (Object) 7 : (Object) 7L;
    }
    if (Number.class.isAssignableFrom(type)) {
      return null; // a twin, which only a copy on its way has
    }
    return type.getName().startsWith("java.") ? time(type) : object(type, Map.of());
  }

  private Object object(Class<?> type, Map<TypeVariable<?>, Type> given)
      throws ReflectiveOperationException {
    if (Modifier.isAbstract(type.getModifiers())) {
      return object(Class.forName(type.getName() + "Large", true, type.getClassLoader()), given);
    }
    if (around.contains(type)) {
      return null; // one level of a tree
    }
    around.add(type);
    Constructor<?> constructor = type.getDeclaredConstructor();
    constructor.setAccessible(true);
    Object object = constructor.newInstance();
    for (Class<?> at = type; at != Object.class; at = at.getSuperclass()) {
      for (Field field : at.getDeclaredFields()) {
        if (!Modifier.isStatic(field.getModifiers())) {
          field.setAccessible(true);
          field.set(object, of(field.getGenericType(), given));
        }
      }
    }
    around.remove(type);
    return object;
  }

  @SuppressWarnings("JavaUtilDate") // It is what is measured.
  private Object time(Class<?> type) {
    Instant instant = BASE.plus(STEP.multipliedBy(times++));
    ZonedDateTime zoned = instant.atZone(ZONE);
    return Map.<Class<?>, Object>of(
            Date.class, Date.from(instant),
            Instant.class, instant,
            Duration.class, Duration.between(Instant.EPOCH, instant),
            LocalDate.class, zoned.toLocalDate(),
            LocalTime.class, zoned.toLocalTime(),
            LocalDateTime.class, zoned.toLocalDateTime(),
            OffsetDateTime.class, zoned.toOffsetDateTime(),
            ZonedDateTime.class, zoned)
        .get(type);
  }
}

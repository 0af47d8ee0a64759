package io.github.wiretime.twins;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.TreeMap;

/**
 * An object as text: the values of its fields, but no twins; an object that comes again by its
 * number. Objects of two class loaders are the same if their texts are.
 */
final class Shown {

  private final IdentityHashMap<Object, Integer> seen = new IdentityHashMap<>();
  private final StringBuilder text = new StringBuilder();
  private boolean hasTwins;

  private Shown() {}

  static String of(Object object) {
    Shown shown = new Shown();
    shown.show(object);
    return shown.text + (shown.hasTwins ? " and twins" : "");
  }

  private void show(Object object) {
    if (object == null || object.getClass().getName().startsWith("java.time.")) {
      text.append(object);
    } else if (object instanceof Number || object instanceof Boolean || object instanceof String) {
      text.append(object);
    } else if (seen.putIfAbsent(object, seen.size()) != null) {
      text.append('#').append(seen.get(object));
    } else if (object instanceof Collection<?> elements) {
      elements.forEach(each -> line("-", each));
    } else if (object instanceof Map<?, ?> map) {
      new TreeMap<>(map).forEach((key, value) -> line(key.toString(), value));
    } else {
      text.append(object.getClass().getName());
      for (Class<?> type = object.getClass(); type != Object.class; type = type.getSuperclass()) {
        for (Field field : type.getDeclaredFields()) {
          show(field, object);
        }
      }
    }
  }

  private void show(Field field, Object object) {
    if (Modifier.isStatic(field.getModifiers())) {
      return;
    }
    field.setAccessible(true);
    try {
      Object value = field.get(object);
      if (isTwin(field)) {
        hasTwins |= value != null;
      } else {
        line(field.getName(), value);
      }
    } catch (IllegalAccessException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static boolean isTwin(Field field) {
    return field
        .getName()
        .matches("\\$?.+(Seconds|Nanos|EpochDay|SecondOfDay|Zone|Value|ProlepticMonth)");
  }

  private void line(String name, Object value) {
    text.append('\n').append(name).append(": ");
    show(value);
  }
}

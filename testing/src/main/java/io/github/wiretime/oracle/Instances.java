package io.github.wiretime.oracle;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicReference;
import org.objenesis.ObjenesisStd;

/** Makes objects of application classes with one place filled and all others empty. */
final class Instances {
  /** Keeps what it made by class name, which is unique within one loader. */
  private final ObjenesisStd objenesis = new ObjenesisStd(true);

  private final GraphLoader loader;

  Instances(GraphLoader loader) {
    this.loader = loader;
  }

  /** An object with nothing in it. */
  Object empty(Class<?> type) {
    if (Enum.class.isAssignableFrom(type)) {
      return constant(type);
    }
    if (type.isRecord()) {
      return record(type, "", null);
    }
    if (type.isInterface()) {
      return proxy(type);
    }
    Class<?> concrete =
        Modifier.isAbstract(type.getModifiers()) ? loader.unseenSubclass(type) : type;
    boolean needsConstructor =
        Map.class.isAssignableFrom(type)
            || Collection.class.isAssignableFrom(type)
            || BitSet.class.isAssignableFrom(type);
    if (needsConstructor) {
      return construct(concrete);
    }
    return Calendar.class.isAssignableFrom(type) ? calendar(concrete) : plain(concrete);
  }

  /** The same with one place filled. */
  Object with(Class<?> type, Position position, Object value) {
    if (type.isRecord() && position.isOfInstance()) {
      return record(type, position.field().getName(), value);
    }
    Object object = empty(type);
    fill(object, position, value);
    return object;
  }

  /** Fills one place of an object that is not a record. */
  static void fill(Object object, Position position, Object value) {
    if (position.field() != null) {
      set(position.field(), object, value);
    } else if (object instanceof Map<?, ?> map) {
      put(map, position.key() ? value : "k", position.key() ? "v" : value);
    } else if (object instanceof AtomicReference<?> reference) {
      set(reference, value);
    } else {
      add((Collection<?>) object, value);
    }
  }

  /** Calls the shortest constructor; collections do not work without. */
  static Object construct(Class<?> type) {
    Constructor<?> shortest =
        Arrays.stream(type.getDeclaredConstructors())
            .min(Comparator.comparingInt(Constructor::getParameterCount))
            .orElseThrow(() -> new IllegalArgumentException(type + " has no constructor"));
    Object[] arguments =
        Arrays.stream(shortest.getParameterTypes())
            // An inner class refuses a null for its outer instance.
            .map(
                p ->
                    p == type.getEnclosingClass()
                        ? new ObjenesisStd(false).newInstance(p)
                        : unset(p))
            .toArray();
    try {
      if (GraphLoader.isApplication(type)) {
        shortest.setAccessible(true);
      }
      return shortest.newInstance(arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.getName(), e);
    }
  }

  /** Of one and the same time, because streams are compared. */
  private static Object calendar(Class<?> type) {
    var calendar = (Calendar) construct(type);
    calendar.setTimeInMillis(0);
    return calendar;
  }

  private Object plain(Class<?> type) {
    Object object = objenesis.newInstance(type);
    if (object instanceof Throwable throwable) {
      clearTrace(throwable);
    }
    return object;
  }

  /** Without a constructor call the trace is null, which no real exception has. */
  private static void clearTrace(Throwable throwable) {
    try {
      set(Throwable.class.getDeclaredField("stackTrace"), throwable, new StackTraceElement[0]);
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object constant(Class<?> type) {
    Class<?> declaring = type.isEnum() ? type : type.getSuperclass();
    return Arrays.stream(declaring.getEnumConstants())
        .filter(constant -> type.isEnum() || constant.getClass() == type)
        .findFirst()
        .orElseThrow();
  }

  private static Object record(Class<?> type, String component, Object value) {
    RecordComponent[] components = type.getRecordComponents();
    try {
      var canonical =
          type.getDeclaredConstructor(
              Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new));
      canonical.setAccessible(true);
      return canonical.newInstance(
          Arrays.stream(components)
              .map(c -> c.getName().equals(component) ? value : unset(c.getType()))
              .toArray());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(type.getName(), e);
    }
  }

  private Object proxy(Class<?> type) {
    Object target = Map.class.isAssignableFrom(type) ? new HashMap<>() : new ArrayList<>();
    return Proxy.newProxyInstance(
        loader,
        new Class<?>[] {type},
        (self, method, arguments) -> method.invoke(target, arguments));
  }

  private static void set(Field field, Object object, Object value) {
    try {
      field.setAccessible(true);
      field.set(Modifier.isStatic(field.getModifiers()) ? null : object, value);
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(field.toString(), e);
    }
  }

  @SuppressWarnings("unchecked") // The declared types were checked when the place was found.
  private static void put(Map<?, ?> map, Object key, Object value) {
    ((Map<Object, Object>) map).put(key, value);
  }

  @SuppressWarnings("unchecked") // The declared types were checked when the place was found.
  private static void set(AtomicReference<?> reference, Object value) {
    ((AtomicReference<Object>) reference).set(value);
  }

  @SuppressWarnings("unchecked") // The declared types were checked when the place was found.
  private static void add(Collection<?> collection, Object value) {
    ((Collection<Object>) collection).add(value);
  }

  private static Object unset(Class<?> type) {
    return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
  }
}

package io.github.wiretime.arrival;

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.sql.Timestamp;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Collection;
import java.util.Comparator;
import java.util.Date;
import java.util.Map;
import java.util.Optional;
import org.objenesis.ObjenesisStd;

/** Makes objects of application classes with what their constructors put into them. */
final class Creation {
  private static final ObjenesisStd WITHOUT_CONSTRUCTOR = new ObjenesisStd(false);

  private Creation() {}

  /** Calls a constructor where one can be called or the object would not work without. */
  static Object of(Class<?> type, SampleValues samples) throws ReflectiveOperationException {
    Optional<Constructor<?>> plain =
        Arrays.stream(type.getDeclaredConstructors())
            .filter(each -> each.getParameterCount() == 0 || needsConstructor(type))
            .min(Comparator.comparingInt(Constructor::getParameterCount));
    Object object =
        plain.isPresent() ? construct(plain.get(), samples) : WITHOUT_CONSTRUCTOR.newInstance(type);
    setTime(object);
    return object;
  }

  /** The object that the class itself gives, by a static method of that name. */
  static Optional<Object> given(Class<?> type) throws ReflectiveOperationException {
    for (Method method : type.getDeclaredMethods()) {
      if (method.getName().equals("given")) {
        method.setAccessible(true);
        return Optional.of(method.invoke(null));
      }
    }
    return Optional.empty();
  }

  static Object record(Class<?> type, Object[] arguments) throws ReflectiveOperationException {
    Class<?>[] components =
        Arrays.stream(type.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    Constructor<?> canonical = type.getDeclaredConstructor(components);
    canonical.setAccessible(true);
    return canonical.newInstance(arguments);
  }

  /** No time of today, which a constructor of the receiver sets as well. */
  @SuppressWarnings("JavaUtilDate") // Applications send them.
  private static void setTime(Object object) {
    if (object instanceof Date date) {
      date.setTime(SampleValues.MILLIS);
    }
    if (object instanceof Timestamp timestamp) {
      timestamp.setNanos(SampleValues.NANOS);
    }
    if (object instanceof Calendar calendar) {
      calendar.setTimeInMillis(SampleValues.MILLIS);
    }
  }

  private static boolean needsConstructor(Class<?> type) {
    return Map.class.isAssignableFrom(type)
        || Collection.class.isAssignableFrom(type)
        || Throwable.class.isAssignableFrom(type)
        || Date.class.isAssignableFrom(type)
        || Calendar.class.isAssignableFrom(type);
  }

  private static Object construct(Constructor<?> constructor, SampleValues samples)
      throws ReflectiveOperationException {
    constructor.setAccessible(true);
    return constructor.newInstance(
        Arrays.stream(constructor.getParameterTypes())
            .map(type -> argument(type, samples))
            .toArray());
  }

  private static Object argument(Class<?> type, SampleValues samples) {
    if (SampleValues.has(type)) {
      return samples.next(type);
    }
    if (Filling.isOurs(type) && !type.isInterface()) {
      return WITHOUT_CONSTRUCTOR.newInstance(type);
    }
    return type.isPrimitive() ? Array.get(Array.newInstance(type, 1), 0) : null;
  }
}

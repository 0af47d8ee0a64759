package io.github.wiretime.oracle;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What an object's {@code writeReplace} returns. Whether it has any effect is for the stream to
 * show; this only says who is to blame for it, and which objects are worth a try.
 */
final class Replacement {
  private Replacement() {}

  /** Whether the class has such a method, of any visibility, an inherited private one as well. */
  static boolean isPossible(Class<?> type) {
    return method(type).isPresent();
  }

  /** The method, if it puts something else in the place of the object. */
  static Optional<Blame> blame(Object object) {
    return method(object.getClass())
        .filter(method -> call(method, object) != object)
        .map(method -> new Blame(Blame.name(method.getDeclaringClass()), "writeReplace()"));
  }

  /**
   * Not a bridge, which javac makes in a public class for a public method of a superclass that is
   * not: nobody wrote it.
   */
  private static Optional<Method> method(Class<?> type) {
    return Stream.<Class<?>>iterate(
            type, at -> at != null && GraphLoader.isApplication(at), Class::getSuperclass)
        .flatMap(at -> Arrays.stream(at.getDeclaredMethods()))
        .filter(m -> m.getName().equals("writeReplace") && m.getParameterCount() == 0)
        .filter(m -> !m.isBridge())
        .findFirst();
  }

  private static Object call(Method method, Object object) {
    try {
      method.setAccessible(true);
      return method.invoke(object);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(method.toString(), e);
    }
  }
}

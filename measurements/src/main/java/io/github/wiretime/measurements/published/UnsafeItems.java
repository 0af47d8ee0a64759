package io.github.wiretime.measurements.published;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.Field;

/**
 * The small object in an array of bytes that nobody checks the bounds of. The handles are constants
 * to the JIT, so that a call costs what one in the source would, which javac warns of.
 */
final class UnsafeItems {
  private static final Object UNSAFE = unsafe();
  private static final MethodHandle PUT_INT =
      method("putInt", void.class, Object.class, long.class, int.class);
  private static final MethodHandle PUT_LONG =
      method("putLong", void.class, Object.class, long.class, long.class);
  private static final MethodHandle GET_INT = method("getInt", int.class, Object.class, long.class);
  private static final MethodHandle GET_LONG =
      method("getLong", long.class, Object.class, long.class);
  private static final MethodHandle COPY =
      method(
          "copyMemory", void.class, Object.class, long.class, Object.class, long.class, long.class);
  private static final long BYTES = base(byte[].class);
  private static final long CHARS = base(char[].class);
  private static final int LENGTH_AT = Integer.BYTES + Long.BYTES;
  private static final int TEXT_AT = LENGTH_AT + Integer.BYTES;

  private UnsafeItems() {}

  static byte[] write(SmallItem item) {
    char[] text = item.a.toCharArray();
    long size = (long) Character.BYTES * text.length;
    byte[] bytes = new byte[TEXT_AT + (int) size];
    try {
      PUT_INT.invokeExact((Object) bytes, BYTES, item.b);
      PUT_LONG.invokeExact((Object) bytes, BYTES + Integer.BYTES, item.c);
      PUT_INT.invokeExact((Object) bytes, BYTES + LENGTH_AT, text.length);
      COPY.invokeExact((Object) text, CHARS, (Object) bytes, BYTES + TEXT_AT, size);
    } catch (Throwable e) {
      throw new IllegalStateException("an array that was made for it", e);
    }
    return bytes;
  }

  static SmallItem read(byte[] bytes) {
    try {
      char[] text = new char[(int) GET_INT.invokeExact((Object) bytes, BYTES + LENGTH_AT)];
      long size = (long) Character.BYTES * text.length;
      COPY.invokeExact((Object) bytes, BYTES + TEXT_AT, (Object) text, CHARS, size);
      return new SmallItem(
          new String(text),
          (int) GET_INT.invokeExact((Object) bytes, BYTES),
          (long) GET_LONG.invokeExact((Object) bytes, BYTES + Integer.BYTES));
    } catch (Throwable e) {
      throw new IllegalStateException("an array that was written above", e);
    }
  }

  private static long base(Class<?> array) {
    try {
      return (int) method("arrayBaseOffset", int.class, Class.class).invokeExact(array);
    } catch (Throwable e) {
      throw new IllegalStateException("arrays have a first element", e);
    }
  }

  private static MethodHandle method(String name, Class<?> result, Class<?>... parameters) {
    try {
      MethodType type = MethodType.methodType(result, parameters);
      return MethodHandles.lookup().findVirtual(UNSAFE.getClass(), name, type).bindTo(UNSAFE);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("Unsafe has no " + name, e);
    }
  }

  private static Object unsafe() {
    try {
      Field field = Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe");
      field.setAccessible(true);
      return field.get(null);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("this JDK has no Unsafe", e);
    }
  }
}

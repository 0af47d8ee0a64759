package io.github.wiretime.oracle.bridge;

import com.alibaba.com.caucho.hessian.io.Hessian2Input;
import com.alibaba.com.caucho.hessian.io.SerializerFactory;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Field;
import java.util.Map;
import java.util.function.BiFunction;

/** Reads one object with hessian-lite or SOFA's hessian; the other side of {@link LiteWriter}. */
public final class LiteReader implements BiFunction<byte[], Class<?>, Object> {
  private final ClassLoader loader;
  private final SerializerFactory factory;

  /**
   * A reader for one graph of classes.
   *
   * @param loader the loader of the classes to read
   */
  public LiteReader(ClassLoader loader) {
    this.loader = loader;
    factory = withLoader(SerializerFactory::new);
    forgetUnknownClasses();
  }

  /**
   * Hessian remembers names of classes that it did not find, for all factories of a JVM. Graphs
   * have classes of the same names, and some have fewer of them.
   */
  private static void forgetUnknownClasses() {
    for (Field field : SerializerFactory.class.getDeclaredFields()) {
      if (field.getName().equals("_unrecognizedTypeCache")) {
        try {
          field.setAccessible(true);
          ((Map<?, ?>) field.get(null)).clear();
        } catch (IllegalAccessException impossible) {
          throw new IllegalStateException(impossible);
        }
      }
    }
  }

  @Override
  public Object apply(byte[] bytes, Class<?> declared) {
    return withLoader(
        () -> {
          var in = new Hessian2Input(new ByteArrayInputStream(bytes));
          in.setSerializerFactory(factory);
          try {
            return declared == Object.class ? in.readObject() : in.readObject(declared);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  /** Hessian finds the classes by the loader of the thread. */
  private <T> T withLoader(java.util.function.Supplier<T> question) {
    var thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return question.get();
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}

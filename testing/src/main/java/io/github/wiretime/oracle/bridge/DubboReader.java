package io.github.wiretime.oracle.bridge;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.function.BiFunction;
import org.apache.dubbo.common.serialize.hessian2.Hessian2Serialization;

/** Reads one object as Dubbo does; the other side of {@link DubboWriter}. */
public final class DubboReader implements BiFunction<byte[], Class<?>, Object> {
  private final ClassLoader loader;

  /**
   * A reader for one graph of classes.
   *
   * @param loader the loader of the classes to read
   */
  public DubboReader(ClassLoader loader) {
    this.loader = loader;
  }

  @Override
  public Object apply(byte[] bytes, Class<?> declared) {
    var thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return new Hessian2Serialization()
          .deserialize(null, new ByteArrayInputStream(bytes))
          .readObject(declared, declared);
    } catch (IOException | ClassNotFoundException e) {
      throw new IllegalStateException(e);
    } finally {
      thread.setContextClassLoader(before);
    }
  }
}

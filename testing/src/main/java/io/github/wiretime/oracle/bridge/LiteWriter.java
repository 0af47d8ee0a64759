package io.github.wiretime.oracle.bridge;

import com.alibaba.com.caucho.hessian.io.Hessian2Output;
import com.alibaba.com.caucho.hessian.io.SerializerFactory;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;

/**
 * Writes one object with hessian-lite or SOFA's hessian. Compiled once, defined anew in the class
 * loader of each release: it therefore uses only what all releases have.
 */
public final class LiteWriter implements Function<Object, byte[]> {
  private final SerializerFactory factory;

  /**
   * A writer for one graph of classes.
   *
   * @param loader the loader of the classes to write
   * @param passesAll whether non-{@code Serializable} classes pass
   * @param standsIn whether the shapes of {@link StandIns} do
   */
  public LiteWriter(ClassLoader loader, Boolean passesAll, Boolean standsIn) {
    factory = factory(loader);
    factory.setAllowNonSerializable(passesAll);
    if (standsIn) {
      factory.addFactory(new StandIns());
    }
  }

  /** SOFA's hessian 3 has no constructor that takes a loader. */
  private static SerializerFactory factory(ClassLoader loader) {
    var thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(loader);
    try {
      return new SerializerFactory();
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  @Override
  public byte[] apply(Object value) {
    var bytes = new ByteArrayOutputStream();
    var out = new Hessian2Output(bytes);
    out.setSerializerFactory(factory);
    try {
      out.writeObject(value);
      out.flush();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }
}

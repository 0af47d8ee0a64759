package io.github.wiretime.checker.cost;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** One release of hessian-lite, in a class loader of its own because all share one package. */
final class Hessian implements Closeable {

  private static final String OUTPUT = "com.alibaba.com.caucho.hessian.io.Hessian2Output";

  private final URLClassLoader loader;

  private Hessian(URLClassLoader loader) {
    this.loader = loader;
  }

  /** The release whose jar the build copied. */
  static Hessian ofRelease(String version) throws IOException {
    Path jar = Path.of(System.getProperty("wiretime.hessian"), "hessian-lite-" + version + ".jar");
    return new Hessian(
        new URLClassLoader(new URL[] {jar.toUri().toURL()}, ClassLoader.getPlatformClassLoader()));
  }

  /** The bytes of a message that is nothing but this object. */
  int size(Object value) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    ClassLoader before = Thread.currentThread().getContextClassLoader();
    Thread.currentThread().setContextClassLoader(loader); // where 4.x looks for its serializers
    try {
      Class<?> type = loader.loadClass(OUTPUT);
      Object output = type.getConstructor(OutputStream.class).newInstance(bytes);
      type.getMethod("writeObject", Object.class).invoke(output, value);
      type.getMethod("flush").invoke(output);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("cannot write " + value, e);
    } finally {
      Thread.currentThread().setContextClassLoader(before);
    }
    return bytes.size();
  }

  @Override
  public void close() throws IOException {
    loader.close();
  }
}

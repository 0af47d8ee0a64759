package io.github.wiretime.migration;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;

/** One release of Hessian in a class loader of its own, between two loaders with a class each. */
final class Release {

  private final String name;
  private final String prefix;
  private final ClassLoader loader;

  Release(String jar) throws MalformedURLException {
    this.name = jar;
    this.prefix = (jar.startsWith("sofa") ? "" : "com.alibaba.") + "com.caucho.hessian.io.";
    Path file = Path.of(System.getProperty("wiretime.hessian"), jar);
    this.loader =
        new URLClassLoader(new URL[] {file.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
  }

  /** A loader that shares this release with others of its kind. */
  ClassLoader with(Path classes) throws MalformedURLException {
    return new URLClassLoader(new URL[] {classes.toUri().toURL()}, loader);
  }

  /**
   * What a receiver with these classes makes of an object.
   *
   * @throws InvocationTargetException if Hessian refuses it
   */
  Object send(Object object, ClassLoader receiver) throws ReflectiveOperationException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Object out = create("Hessian2Output", OutputStream.class, bytes);
    use(object.getClass().getClassLoader(), out);
    out.getClass().getMethod("writeObject", Object.class).invoke(out, object);
    out.getClass().getMethod("flush").invoke(out);
    Object in =
        create("Hessian2Input", InputStream.class, new ByteArrayInputStream(bytes.toByteArray()));
    use(receiver, in);
    return in.getClass().getMethod("readObject").invoke(in);
  }

  private void use(ClassLoader classes, Object stream) throws ReflectiveOperationException {
    Thread.currentThread().setContextClassLoader(classes);
    stream
        .getClass()
        .getMethod("setSerializerFactory", loader.loadClass(prefix + "SerializerFactory"))
        .invoke(
            stream, loader.loadClass(prefix + "SerializerFactory").getConstructor().newInstance());
  }

  private Object create(String type, Class<?> parameter, Object argument)
      throws ReflectiveOperationException {
    return loader.loadClass(prefix + type).getConstructor(parameter).newInstance(argument);
  }

  @Override
  public String toString() {
    return name;
  }
}

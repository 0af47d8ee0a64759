package io.github.wiretime.migration;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.List;
import java.util.Properties;

/**
 * Runs in a JVM of its own: sends an object from one class loader to another through Hessian, each
 * with its own release and its own version of the classes, and prints what the receiver sees.
 */
public final class Exchange {

  /** Before what the receiver made of the object. */
  static final String RECEIVED = "received ";

  /** Before the class of the exception that ended it. */
  static final String FAILED = "failed ";

  private static final String SOFA = "com.caucho.hessian.io.Hessian2";
  private static final String LITE = "com.alibaba." + SOFA;

  private static final Properties INITIAL = System.getProperties();

  private final String property;
  private final String hessian;
  private final ClassLoader loader;

  private Exchange(String classes, String hessian, String property) throws MalformedURLException {
    URL[] path = {new File(classes).toURI().toURL(), new File(hessian).toURI().toURL()};
    this.property = property;
    this.hessian = new File(hessian).getName().startsWith("sofa") ? SOFA : LITE;
    this.loader = new URLClassLoader(path, ClassLoader.getPlatformClassLoader());
  }

  /**
   * Takes the sender's classes, Hessian and the name of a system property with its value or
   * nothing; then the receiver's.
   */
  public static void main(String[] args) throws ReflectiveOperationException, IOException {
    Exchange sender = new Exchange(args[0], args[1], args[2]);
    Exchange receiver = new Exchange(args[3], args[4], args[5]);
    try {
      System.out.println(RECEIVED + receiver.receive(sender.send()));
    } catch (InvocationTargetException e) {
      Throwable cause = e;
      while (cause.getCause() != null) {
        cause = cause.getCause();
      }
      System.out.println(FAILED + cause.getClass().getSimpleName());
    }
  }

  private byte[] send() throws ReflectiveOperationException {
    begin();
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Class<?> type = loader.loadClass(hessian + "Output");
    Object out = type.getConstructor(OutputStream.class).newInstance(bytes);
    type.getMethod("writeObject", Object.class).invoke(out, peer("send").invoke(null));
    type.getMethod("flush").invoke(out);
    return bytes.toByteArray();
  }

  private Object receive(byte[] bytes) throws ReflectiveOperationException {
    begin();
    Class<?> type = loader.loadClass(hessian + "Input");
    Object in = type.getConstructor(InputStream.class).newInstance(new ByteArrayInputStream(bytes));
    Object object = type.getMethod("readObject").invoke(in);
    return peer("receive", Object.class).invoke(null, object);
  }

  /** Hessian reads its properties once, when this side's classes of it are loaded. */
  private void begin() {
    Thread.currentThread().setContextClassLoader(loader);
    System.setProperties(new Properties(INITIAL));
    if (!property.isEmpty()) {
      List<String> pair = List.of(property.split("=", 2));
      System.setProperty(pair.get(0), pair.get(1));
    }
  }

  private Method peer(String name, Class<?>... parameters) throws ReflectiveOperationException {
    Method method = loader.loadClass("Peer").getDeclaredMethod(name, parameters);
    method.setAccessible(true);
    return method;
  }
}

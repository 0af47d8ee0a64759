package io.github.wiretime.oracle;

import io.github.wiretime.oracle.bridge.DubboWriter;
import io.github.wiretime.oracle.bridge.LiteWriter;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.Function;

/** The serializers that judge: each release of hessian-lite alone, and the one inside Dubbo. */
public enum Hessian {
  LITE_3_2_13(LiteWriter.class, "hessian-lite-3.2.13.jar"),
  LITE_4_0_3(LiteWriter.class, "hessian-lite-4.0.3.jar"),
  LITE_4_0_4(LiteWriter.class, "hessian-lite-4.0.4.jar"),
  DUBBO_3_3_6(DubboWriter.class, "dubbo-3.3.6.jar", "hessian-lite-4.0.4.jar");

  private static final String BRIDGE = "io.github.wiretime.oracle.bridge.";

  private final Class<?> writer;

  Hessian(Class<?> bridge, String... jars) {
    writer = isolated(bridge, jars);
  }

  /** The loader of the library, which the classes to write have above theirs. */
  public ClassLoader loader() {
    return writer.getClassLoader();
  }

  /** A writer that also passes the shapes which Hessian refuses, by writing their content. */
  Function<Object, byte[]> lenient(ClassLoader loader) {
    return writer(loader, true);
  }

  /** A writer as applications have it. */
  public Function<Object, byte[]> strict(ClassLoader loader) {
    return writer(loader, false);
  }

  @SuppressWarnings("unchecked") // Both bridges implement it, with the JDK's types only.
  private Function<Object, byte[]> writer(ClassLoader loader, boolean lenient) {
    var thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    // Dubbo looks for its extensions there.
    thread.setContextClassLoader(loader());
    try {
      return (Function<Object, byte[]>)
          writer
              .getConstructor(ClassLoader.class, Boolean.class)
              .newInstance(loader, Boolean.valueOf(lenient));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(name(), e);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** The bridge, defined beside the library so that its references resolve to that release. */
  private static Class<?> isolated(Class<?> bridge, String... jars) {
    try {
      return new Isolated(Arrays.stream(jars).map(Hessian::url).toArray(URL[]::new))
          .loadClass(bridge.getName());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(bridge.getName(), e);
    }
  }

  private static URL url(String jar) {
    Path file = Path.of(System.getProperty("wiretime.hessian", "target/hessian"), jar);
    if (!Files.isRegularFile(file)) {
      throw new IllegalStateException(file + " is missing: run mvn generate-test-resources");
    }
    try {
      return file.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new IllegalStateException(jar, e);
    }
  }

  private static final class Isolated extends URLClassLoader {

    Isolated(URL[] jars) {
      super(jars, ClassLoader.getPlatformClassLoader());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
      if (!name.startsWith(BRIDGE)) {
        return fromJars(name);
      }
      String resource = name.replace('.', '/') + ".class";
      try (var in = Hessian.class.getClassLoader().getResourceAsStream(resource)) {
        byte[] bytes = in.readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new ClassNotFoundException(name, e);
      }
    }

    /** Dubbo's own dependencies are the application's: classes only, no resources. */
    private Class<?> fromJars(String name) throws ClassNotFoundException {
      try {
        return super.findClass(name);
      } catch (ClassNotFoundException e) {
        if (name.startsWith("org.apache.dubbo.") || name.startsWith("com.alibaba.com.caucho.")) {
          throw e;
        }
        return Hessian.class.getClassLoader().loadClass(name);
      }
    }
  }
}

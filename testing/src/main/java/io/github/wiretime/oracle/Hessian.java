package io.github.wiretime.oracle;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.bridge.DubboReader;
import io.github.wiretime.oracle.bridge.DubboWriter;
import io.github.wiretime.oracle.bridge.LiteReader;
import io.github.wiretime.oracle.bridge.LiteWriter;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The serializers that judge: each release of hessian-lite and of SOFA's hessian alone, and the one
 * inside Dubbo.
 */
public enum Hessian {
  LITE_3_2_13(HessianLite.LITE_3_2, LiteWriter.class, "hessian-lite-3.2.13.jar"),
  LITE_4_0_3(HessianLite.LITE_4_0_3, LiteWriter.class, "hessian-lite-4.0.3.jar"),
  LITE_4_0_4(HessianLite.LITE_4_0_4, LiteWriter.class, "hessian-lite-4.0.4.jar"),
  DUBBO_3_3_6(
      HessianLite.LITE_4_0_4, DubboWriter.class, "dubbo-3.3.6.jar", "hessian-lite-4.0.4.jar"),
  SOFA_3_3_12(HessianLite.SOFA_3, LiteWriter.class, "sofa-hessian-3.3.12.jar"),
  SOFA_3_5_6(HessianLite.SOFA_3_5, LiteWriter.class, "sofa-hessian-3.5.6.jar");

  /** Those that Dubbo uses, which nearly always agree. */
  public static final ImmutableSet<Hessian> LITE =
      Sets.immutableEnumSet(LITE_3_2_13, LITE_4_0_3, LITE_4_0_4, DUBBO_3_3_6);

  private static final String BRIDGE = "io.github.wiretime.oracle.bridge.";

  private final HessianLite release;
  private final Class<?> writer;
  private final Class<?> reader;

  Hessian(HessianLite release, Class<?> bridge, String... jars) {
    this.release = release;
    writer = isolated(bridge, jars);
    reader = bridge == DubboWriter.class ? DubboReader.class : LiteReader.class;
  }

  /** The release as the check knows it. */
  public HessianLite release() {
    return release;
  }

  /** The value that its bytes hold. */
  WireValue decode(byte[] bytes) {
    return switch (release) {
      case SOFA_3, SOFA_3_5 -> DraftDecoder.decode(bytes);
      default -> WireDecoder.decode(bytes);
    };
  }

  /** A class file that was compiled against hessian-lite, as this library can use it. */
  byte[] fitted(byte[] classFile) {
    return switch (release) {
      case SOFA_3, SOFA_3_5 -> SofaClassFile.of(classFile);
      default -> classFile;
    };
  }

  /** The loader of the library, which the classes to write have above theirs. */
  public ClassLoader loader() {
    return writer.getClassLoader();
  }

  /** A writer that also passes the shapes which Hessian refuses, by writing their content. */
  Function<Object, byte[]> lenient(ClassLoader loader) {
    return writer(loader, /* passesAll= */ true, /* standsIn= */ true);
  }

  /** A writer as calls have it: SOFARPC lets pass what is not {@code Serializable}. */
  public Function<Object, byte[]> ofCalls(ClassLoader loader) {
    return writer(loader, /* passesAll= */ release.isOfSofa(), /* standsIn= */ false);
  }

  /** A writer as the library has it. */
  public Function<Object, byte[]> strict(ClassLoader loader) {
    return writer(loader, /* passesAll= */ false, /* standsIn= */ false);
  }

  /**
   * A reader as applications have it, which takes bytes and the class that the receiver declares;
   * SOFA's receivers declare none.
   */
  @SuppressWarnings("unchecked") // Both bridges implement it, with the JDK's types only.
  public BiFunction<byte[], Class<?>, Object> reader(ClassLoader loader) {
    try {
      return (BiFunction<byte[], Class<?>, Object>)
          loader()
              .loadClass(reader.getName())
              .getConstructor(ClassLoader.class)
              .newInstance(loader);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(name() + ": " + e.getCause(), e);
    }
  }

  @SuppressWarnings("unchecked") // Both bridges implement it, with the JDK's types only.
  private Function<Object, byte[]> writer(ClassLoader loader, boolean passesAll, boolean standsIn) {
    var thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    // Dubbo looks for its extensions there.
    thread.setContextClassLoader(loader());
    try {
      return (Function<Object, byte[]>)
          writer
              .getConstructor(ClassLoader.class, Boolean.class, Boolean.class)
              .newInstance(loader, Boolean.valueOf(passesAll), Boolean.valueOf(standsIn));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(name() + ": " + e.getCause(), e);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  /** The bridge, defined beside the library so that its references resolve to that release. */
  private Class<?> isolated(Class<?> bridge, String... jars) {
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

  private final class Isolated extends URLClassLoader {
    private static final ImmutableList<String> OF_LIBRARIES =
        ImmutableList.of("org.apache.dubbo.", "com.alibaba.com.caucho.", "com.caucho.");

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
        byte[] bytes = fitted(in.readAllBytes());
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
        if (OF_LIBRARIES.stream().anyMatch(name::startsWith)) {
          throw e;
        }
        return Hessian.class.getClassLoader().loadClass(name);
      }
    }
  }
}

package io.github.wiretime.oracle;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Function;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which releases let a class {@code <Name>HessianSerializer} write the objects of a class. */
final class OwnSerializerTest {

  private static final ImmutableList<String> APPLICATION =
      ImmutableList.of(
          "package app; public class Line implements java.io.Serializable { java.time.Instant at = java.time.Instant.EPOCH; }",
          "package app; public class Special extends Line {}",
          """
          package app;
          import HESSIAN.*;
          public class LineHessianSerializer extends AbstractSerializer {
            @Override public void writeObject(Object line, AbstractHessianOutput out) throws java.io.IOException {
              out.writeString("own");
            }
          }
          """,
          """
          package app;
          import HESSIAN.*;
          public class Writer implements java.util.function.Function<Object, byte[]> {
            @Override public byte[] apply(Object line) {
              try { return bytes(line); } catch (java.io.IOException e) { throw new AssertionError(e); }
            }
            private byte[] bytes(Object line) throws java.io.IOException {
              var bytes = new java.io.ByteArrayOutputStream();
              var out = new Hessian2Output(bytes);
              out.setSerializerFactory(new SerializerFactory());
              out.writeObject(line);
              out.flush();
              return bytes.toByteArray();
            }
          }
          """);

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "hessian-lite-3.2.13.jar, com.alibaba.com.caucho.hessian.io, 3.2, true",
    "hessian-lite-4.0.3.jar, com.alibaba.com.caucho.hessian.io, 4.0.3, false",
    "hessian-lite-4.0.4.jar, com.alibaba.com.caucho.hessian.io, 4.0.4, false",
    "sofa-hessian-3.3.12.jar, com.caucho.hessian.io, sofa-3, true",
    "sofa-hessian-3.5.6.jar, com.caucho.hessian.io, sofa-3.5, true",
  })
  void fieldsAreWritten(String jar, String hessian, String release, boolean written)
      throws Exception {
    assertThat(bytes(jar, hessian, "Line").contains("nanos")).isEqualTo(written);
    assertThat(isFound("Line", release)).isEqualTo(written);
  }

  /**
   * No release lets a serializer beside a superclass write the object. For those that know such
   * serializers the check leaves the inherited fields out, which is one of its limits.
   */
  @ParameterizedTest
  @CsvSource({
    "hessian-lite-3.2.13.jar, com.alibaba.com.caucho.hessian.io, 3.2, true",
    "hessian-lite-4.0.3.jar, com.alibaba.com.caucho.hessian.io, 4.0.3, false",
    "hessian-lite-4.0.4.jar, com.alibaba.com.caucho.hessian.io, 4.0.4, false",
    "sofa-hessian-3.3.12.jar, com.caucho.hessian.io, sofa-3, true",
    "sofa-hessian-3.5.6.jar, com.caucho.hessian.io, sofa-3.5, true",
  })
  void inheritedFieldsAreWritten(String jar, String hessian, String release, boolean found)
      throws Exception {
    assertThat(bytes(jar, hessian, "Special")).contains("nanos");
    assertThat(isFound("Special", release)).isEqualTo(found);
  }

  private static boolean isFound(String returned, String release) {
    return Wire.build(
            """
            interface OrderService { %s line(); }
            class Line { Instant at; }
            class Special extends Line {}
            class LineHessianSerializer {}
            """
                .formatted(returned))
        .option("HessianLite", release)
        .run()
        .members()
        .contains("Line.at");
  }

  private String bytes(String jar, String hessian, String sent) throws Exception {
    Path library = Path.of(System.getProperty("wiretime.hessian"), jar);
    ClassFiles.compile(
        folder,
        ImmutableList.of(library),
        APPLICATION.stream()
            .map(source -> source.replace("HESSIAN", hessian))
            .toArray(String[]::new));
    URL[] classPath = {folder.toUri().toURL(), library.toUri().toURL()};
    try (var loader = new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader())) {
      @SuppressWarnings("unchecked") // as the source says
      var writer = (Function<Object, byte[]>) instance(loader, "app.Writer");
      return new String(
          bytes(writer, instance(loader, "app." + sent)), StandardCharsets.ISO_8859_1);
    }
  }

  /** SOFA's hessian 3 finds serializers by the loader of the thread alone. */
  private static byte[] bytes(Function<Object, byte[]> writer, Object sent) {
    Thread thread = Thread.currentThread();
    ClassLoader before = thread.getContextClassLoader();
    thread.setContextClassLoader(writer.getClass().getClassLoader());
    try {
      return writer.apply(sent);
    } finally {
      thread.setContextClassLoader(before);
    }
  }

  private static Object instance(ClassLoader loader, String name)
      throws ReflectiveOperationException {
    return loader.loadClass(name).getDeclaredConstructor().newInstance();
  }
}

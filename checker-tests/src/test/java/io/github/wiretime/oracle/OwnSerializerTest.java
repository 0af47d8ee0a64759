package io.github.wiretime.oracle;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which releases let a class {@code <Name>HessianSerializer} write the objects of a class. */
final class OwnSerializerTest {

  private static final ImmutableList<String> APPLICATION =
      ImmutableList.of(
          "package app; public class Line implements java.io.Serializable { java.time.Instant at = java.time.Instant.EPOCH; }",
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
          public class Writer implements java.util.concurrent.Callable<byte[]> {
            @Override public byte[] call() throws java.io.IOException {
              var bytes = new java.io.ByteArrayOutputStream();
              var out = new Hessian2Output(bytes);
              out.setSerializerFactory(new SerializerFactory(getClass().getClassLoader()));
              out.writeObject(new Line());
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
    "sofa-hessian-4.0.4.jar, com.caucho.hessian.io, sofa-4, false",
  })
  void fieldsAreWritten(String jar, String hessian, String release, boolean written)
      throws Exception {
    assertThat(bytes(jar, hessian).contains("nanos")).isEqualTo(written);
    assertThat(
            Wire.build(
                    """
                    interface OrderService { Line line(); }
                    class Line { Instant at; }
                    class LineHessianSerializer {}
                    """)
                .option("HessianLite", release)
                .run()
                .members()
                .contains("Line.at"))
        .isEqualTo(written);
  }

  private String bytes(String jar, String hessian) throws Exception {
    Path library = Path.of(System.getProperty("wiretime.hessian"), jar);
    ClassFiles.compile(
        folder,
        ImmutableList.of(library),
        APPLICATION.stream()
            .map(source -> source.replace("HESSIAN", hessian))
            .toArray(String[]::new));
    URL[] classPath = {folder.toUri().toURL(), library.toUri().toURL()};
    try (var loader = new URLClassLoader(classPath, ClassLoader.getPlatformClassLoader())) {
      var writer =
          (Callable<?>) loader.loadClass("app.Writer").getDeclaredConstructor().newInstance();
      return new String((byte[]) writer.call(), StandardCharsets.ISO_8859_1);
    }
  }
}

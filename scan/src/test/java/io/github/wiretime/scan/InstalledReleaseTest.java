package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.errorprone.ErrorProneFlags;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.scan.archive.Inputs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The release of Hessian is read from the jar inside the application. */
final class InstalledReleaseTest {

  @ParameterizedTest
  @CsvSource({"3.2.13, LITE_3_2", "4.0.4, LITE_4_0_4"})
  void isThatOfTheNestedJar(String version, HessianLite expected, @TempDir Path folder)
      throws Exception {
    Path app = Built.classes(folder.resolve("app"), List.of(), Built.DTO, Built.SERVICE);
    Path hessian =
        Path.of(System.getProperty("wiretime.hessian"), "hessian-lite-" + version + ".jar");
    Path jar =
        Built.jar(
            folder.resolve("app.jar"),
            Built.below("BOOT-INF/classes/", Built.files(app)),
            Map.of("BOOT-INF/lib/hessian-lite.jar", Files.readAllBytes(hessian)));
    ErrorProneFlags flags =
        ErrorProneFlags.builder()
            .putFlag("CostlyRpcTime:ServiceInterfaces", "com.acme.api.*Service")
            .build();

    try (Inputs inputs = new Inputs()) {
      Scan scan =
          Scan.of(
              inputs.open(jar, /* isLibrary= */ false),
              inputs.leftOut(),
              List.of(),
              OptionsParser.parse(flags),
              doing -> {});

      assertThat(scan.judgements()).hasSize(1);
      assertThat(scan.costs().release()).isEqualTo(new Release(expected, /* assumed= */ false));
    }
  }

  /** What an application without its libraries still tells. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "lib/dubbo-2.7.8.jar                    | ; hessian-lite 3.2 by dubbo-2.7.8.jar",
        "lib/dubbo-spring-boot-starter-3.2.5.jar| 1 member is costly for older consumers",
        "dubbo-3.3.4.jar                        | ; hessian-lite 4.0.3 by dubbo-3.3.4.jar",
        "libs/dubbo-3.3.6.jar                   | ; hessian-lite 4.0.4 by dubbo-3.3.6.jar",
        "lib/hessian-lite-4.0.3.jar             | ; hessian-lite 4.0.3 by hessian-lite-4.0.3.jar",
        "lib/guava-33.jar                       | ; hessian-lite 4.0.4 assumed",
      })
  void isToldByJarsBesideTheInput(String jar, String told, @TempDir Path folder) throws Exception {
    Path app = app(folder, Map.of());
    Files.createDirectories(folder.resolve(jar).getParent());
    Files.writeString(folder.resolve(jar), "not read");

    assertThat(scan(app)).contains(told);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "META-INF/MANIFEST.MF        | Manifest-Version: 1.0~Class-Path: lib/a.jar lib/dubbo-3.1.2.jar~",
        "META-INF/maven/a/b/pom.xml  | <dependency><artifactId>dubbo</artifactId><version>3.1.2</version></dependency>",
        "META-INF/maven/a/b/pom.xml  | <properties><d.v>3.1.2</d.v></properties><artifactId>dubbo</artifactId> <version>${d.v}</version>",
      })
  void isToldByManifestAndPom(String name, String content, @TempDir Path folder) throws Exception {
    Path app = app(folder, Map.of(name, content.replace("~", "\n").getBytes(UTF_8)));

    assertThat(scan(app)).contains("; hessian-lite 3.2 by dubbo-3.1.2.jar");

    Path boot =
        Built.jar(
            folder.resolve("boot.jar"),
            Built.below("BOOT-INF/classes/", Built.files(folder.resolve("x/classes"))),
            Map.of(name, content.replace("~", "\n").getBytes(UTF_8)));
    assertThat(scan(boot)).contains("; hessian-lite 3.2 by dubbo-3.1.2.jar");
  }

  @Test
  void isTheOneOnTheClassPathFirst(@TempDir Path folder) throws Exception {
    Path app = app(folder, Map.of());
    Files.writeString(folder.resolve("dubbo-2.7.8.jar"), "not read");
    Path hessian = Path.of(System.getProperty("wiretime.hessian"), "hessian-lite-4.0.4.jar");

    assertThat(
            Command.run(
                    app, "--class-path", hessian, "--service-interfaces", "com.acme.api.*Service")
                .out())
        .contains("; hessian-lite 4.0.4\n");
  }

  private static Path app(Path folder, Map<String, byte[]> more) throws Exception {
    Path classes = Built.classes(folder.resolve("x/classes"), List.of(), Built.DTO, Built.SERVICE);
    return Built.jar(folder.resolve("app.jar"), Built.files(classes), more);
  }

  private static String scan(Path app) {
    Command scan = Command.run(app, "--service-interfaces", "com.acme.api.*Service");
    return scan.out() + scan.errors();
  }
}

package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import com.google.errorprone.ErrorProneFlags;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.scan.archive.Inputs;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
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
}

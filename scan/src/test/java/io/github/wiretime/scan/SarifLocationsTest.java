package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.SarifFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** GitHub refuses a whole report for one result without a file. */
final class SarifLocationsTest {

  private static final String MEMBER = "com.acme.api.OrderDto#placedAt";

  @TempDir private Path folder;

  /** As classes of Groovy, whose sources are there and tell no line. */
  @Test
  void aClassWithoutSourceIsShownAtItsService() throws IOException {
    Path classes =
        Built.classes(folder.resolve("target/classes"), List.of(), Built.DTO, Built.SERVICE);
    Path service = folder.resolve("src/main/java/com/acme/api/OrderService.java");
    Files.createDirectories(service.getParent());
    Files.writeString(service, "// a line\n" + Built.SERVICE);

    SarifFile report = report(classes);

    assertThat(SarifFile.place(report.result(MEMBER)))
        .endsWith("src/main/java/com/acme/api/OrderService.java:2:30");
    assertThat(report.problems()).isEmpty();
  }

  @Test
  void withoutAnySourceTheFileHasTheNameOfTheClass() throws IOException {
    Path classes = Built.classes(folder.resolve("classes"), List.of(), Built.DTO, Built.SERVICE);
    Path jar = Built.jar(folder.resolve("app.jar"), Built.files(classes));

    SarifFile report = report(jar);

    assertThat(SarifFile.place(report.result(MEMBER))).isEqualTo("com/acme/api/OrderDto.java:1:1");
    assertThat(SarifFile.steps(report.result(MEMBER)))
        .containsExactly(
            "OrderService.find() com/acme/api/OrderDto.java:1:1",
            "OrderDto.placedAt com/acme/api/OrderDto.java:1:1");
    assertThat(report.problems()).isEmpty();
  }

  private SarifFile report(Path input) {
    Path sarif = folder.resolve("report.sarif");
    Command.run(input, "--service-interfaces=com.acme.api.OrderService", "--sarif=" + sarif);
    return SarifFile.read(sarif);
  }
}

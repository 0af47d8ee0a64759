package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Files that the user names are written, or it is said why not; none is lost. */
final class OutputsTest {

  @TempDir private Path folder;
  private Path jar;

  @BeforeEach
  void build() throws IOException {
    Path classes = Built.classes(folder.resolve("app"), List.of(), Built.DTO, Built.SERVICE);
    jar = Built.jar(folder.resolve("app.jar"), Built.files(classes));
  }

  @ParameterizedTest
  @ValueSource(strings = {"--sarif", "--html", "--markdown", "--baseline"})
  void areNoInputs(String option) throws IOException {
    byte[] before = Files.readAllBytes(jar);
    Path link = Files.createSymbolicLink(folder.resolve("link"), jar);

    for (Path named : List.of(jar, link)) {
      Command scan = Command.run(jar, option, named);

      assertThat(scan.exitCode()).isEqualTo(2);
      assertThat(scan.errors())
          .isEqualTo("wiretime-scan: " + option + ": '" + named + "' is an input as well\n");
    }
    assertThat(Files.readAllBytes(jar)).isEqualTo(before);
    assertThat(Command.run(folder.resolve("app"), "--class-path", jar, option, jar).exitCode())
        .isEqualTo(2);
  }

  @Test
  void areNothingInsideAnInput() throws IOException {
    Path classes = folder.resolve("app");
    Path named;
    try (Stream<Path> files = Files.walk(classes)) {
      named = files.filter(file -> file.toString().endsWith(".class")).findFirst().orElseThrow();
    }
    byte[] before = Files.readAllBytes(named);

    Command scan = Command.run(classes, "--html", named);

    assertThat(scan.exitCode()).isEqualTo(2);
    assertThat(scan.errors())
        .isEqualTo(
            "wiretime-scan: --html: '" + named + "' is the name of a source, class or archive\n");
    assertThat(Files.readAllBytes(named)).isEqualTo(before);
  }

  @Test
  void areDifferentFiles() {
    Path report = folder.resolve("report");

    Command scan = Command.run(jar, "--sarif", report, "--html", report);

    assertThat(scan.exitCode()).isEqualTo(2);
    assertThat(scan.errors()).contains("--html: '" + report + "' is --sarif as well");
    assertThat(Files.exists(report)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"--sarif", "--html", "--markdown", "--baseline"})
  void areNamedWhereTheyCannotBeWritten(String option) {
    Path below = jar.resolve("report");

    Command scan =
        Command.run(
            folder.resolve("app"),
            "--service-interfaces",
            "com.acme.api.*Service",
            option + "=" + below,
            option.equals("--baseline") ? "--baseline-mode=write" : "--fail-on=none");

    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(scan.errors()).contains(below.toString());
    assertThat(scan.errors()).contains("'" + jar + "' is not a folder");
  }

  @Test
  void areTriedBeforeAnythingIsReadOrWritten() throws IOException {
    Path page = Files.createDirectory(folder.resolve("page"));

    Command scan = scanWith("--html=" + page, "--sarif=" + folder.resolve("r/report.sarif"));

    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(scan.errors())
        .isEqualTo("wiretime-scan: " + page + ": it cannot be written: it is a folder\n");
    assertThat(scan.out()).isEmpty();
    assertThat(folder.toFile().list()).asList().containsExactly("app", "app.jar", "page");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--sarif", "--html", "--markdown"})
  void areWrittenBeforeTheBaseline(String option) throws IOException {
    // What the scan tries before does not tell that the name is too long for what is beside it.
    Path report = folder.resolve("r".repeat(250));

    Command scan = scanWith(option + "=" + report);

    assertThat(scan.exitCode()).isEqualTo(3);
    assertThat(scan.errors()).contains(report + ": it cannot be written: ");
    assertThat(Files.exists(folder.resolve("baseline"))).isFalse();
  }

  /** A scan that is to write a baseline as well. */
  private Command scanWith(String... options) {
    return Command.run(
        Stream.concat(
                Stream.of(
                    jar,
                    "--service-interfaces=com.acme.api.*Service",
                    "--baseline=" + folder.resolve("baseline"),
                    "--baseline-mode=write"),
                Stream.of(options))
            .toArray());
  }

  @ParameterizedTest
  @ValueSource(strings = {"--sarif=", "--html=", "--markdown="})
  void haveNames(String option) {
    Command scan = Command.run(jar, option);

    assertThat(scan.exitCode()).isEqualTo(2);
    assertThat(scan.errors()).contains(": the name of the file is empty\n");
  }

  @Test
  void mayAllBeWritten() {
    Command scan =
        Command.run(
            jar,
            "--service-interfaces=com.acme.api.*Service",
            "--sarif=" + folder.resolve("a/r.sarif"),
            "--html=" + folder.resolve("a/r.html"),
            "--markdown=" + folder.resolve("a/r.md"),
            "--baseline=" + folder.resolve("a/baseline"),
            "--baseline-mode=write");

    assertThat(scan.errors()).isEmpty();
    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(folder.resolve("a").toFile().list())
        .asList()
        .containsExactly("r.sarif", "r.html", "r.md", "baseline");
  }
}

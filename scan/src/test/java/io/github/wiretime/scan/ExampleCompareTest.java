package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The example is compared with its API as it was before, and the page shows what that says. */
final class ExampleCompareTest {

  private static final Path API = ExampleScan.FOLDER.resolve("order-api/src/main/java");

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"docs/BreakingRpcChange.md, en", "docs/zh/BreakingRpcChange.md, zh"})
  void thePageShowsWhatBreaks(String page, String language) throws IOException {
    ScanRun compared =
        ExampleScan.of(
            "compare",
            "--against",
            before(),
            ExampleScan.FOLDER.resolve("order-provider/target/classes"),
            "--lang",
            language);

    assertThat(compared.errors()).isEmpty();
    assertThat(compared.exitCode()).isEqualTo(1);
    assertThat(Repository.read(page)).contains("```text\n" + compared.out() + "```");
  }

  /** Its sources of now, but for those that this test has as they were. */
  private Path before() throws IOException {
    try (Stream<Path> sources = Files.walk(API)) {
      return Built.classes(
          folder.resolve("order-api-0.9.0"),
          Stream.concat(
                  ClassPath.ofTests().stream().map(File::toPath),
                  Stream.of(
                      Repository.path("annotations/target/classes"),
                      Path.of(System.getProperty("wiretime.lombok"))))
              .collect(toImmutableList()),
          /* release= */ 17,
          sources
              .filter(source -> source.toString().endsWith(".java"))
              .map(ExampleCompareTest::textBefore)
              .toArray(String[]::new));
    }
  }

  private static String textBefore(Path source) {
    try {
      Path changed =
          Repository.path("scan/src/test/resources/io/github/wiretime/scan/example-before")
              .resolve(source.getFileName());
      return Files.readString(Files.exists(changed) ? changed : source);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}

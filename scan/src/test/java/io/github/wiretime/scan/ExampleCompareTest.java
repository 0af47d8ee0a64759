package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
    assertThat(compared.out().substring(compared.out().indexOf("OrderStatus.SHIPPED ")))
        .isEqualTo(Markdown.read(page).blocks("text").get(0));
  }

  @ParameterizedTest
  @CsvSource({"docs/BreakingRpcChange.md, en", "docs/zh/BreakingRpcChange.md, zh"})
  void thePageShowsAMethodAndAChangeForSomeValues(String page, String language) {
    Command compared =
        Command.run(
            "compare",
            shop("new", "OrderDto find(); void cancel(Long id);", "long"),
            "--against",
            shop("old", "OrderDto find();", "int"),
            "--service-interfaces",
            "com.acme.OrderService",
            "--hessian-lite",
            "4.0.4",
            "--lang",
            language);

    assertThat(compared.errors()).isEmpty();
    assertThat(compared.out().substring(compared.out().indexOf("\n\n") + 2))
        .isEqualTo(Markdown.read(page).blocks("text").get(1));
  }

  private Path shop(String name, String methods, String count) {
    return Built.classes(
        folder.resolve(name),
        List.of(),
        "package com.acme; public interface OrderService { %s }".formatted(methods),
        "package com.acme; public class OrderDto implements java.io.Serializable { %s count; }"
            .formatted(count));
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

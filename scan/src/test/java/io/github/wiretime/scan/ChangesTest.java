package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A type that changed under the name of its member is in every report, and fails a gate. */
final class ChangesTest {

  private static final String CLAIM = "'placedAt' was LocalDateTime and is now Instant";

  @TempDir private Path folder;

  private Command scan(String type, Object... more) throws IOException {
    Path app = Built.classes(folder.resolve("app"), List.of(), Built.DTO, Built.SERVICE);
    Path baseline = folder.resolve("baseline");
    Files.writeString(
        baseline,
        "# CostlyRpcTime baseline v1\ncom.acme.api.OrderDto#placedAt java.time." + type + "\n");
    Object[] arguments = new Object[more.length + 5];
    System.arraycopy(more, 0, arguments, 5, more.length);
    arguments[0] = app;
    arguments[1] = "--service-interfaces";
    arguments[2] = "com.acme.api.OrderService";
    arguments[3] = "--baseline";
    arguments[4] = baseline;
    return Command.run(arguments);
  }

  @Test
  void areOnTheConsoleAndFail() throws IOException {
    Command scan = scan("LocalDateTime");

    assertThat(scan.out()).contains("com.acme.api.OrderDto#placedAt: " + CLAIM);
    assertThat(scan.out()).contains("no peer uses the old class: --baseline-mode prune\n");
    assertThat(scan.exitCode()).isEqualTo(1);
    assertThat(scan("Instant").out()).doesNotContain("is now");
    assertThat(scan("Instant").exitCode()).isEqualTo(0);
  }

  @ParameterizedTest
  @CsvSource({"--html, OrderDto#placedAt: &#39;placedAt&#39; was", "--sarif, " + CLAIM})
  void areInFiles(String option, String text) throws IOException {
    Path file = folder.resolve("report");

    scan("LocalDateTime", option, file);
    assertThat(Files.readString(file)).contains(text);
    assertThat(Files.readString(file)).contains("--baseline-mode prune");

    scan("Instant", option, file);
    assertThat(Files.readString(file)).doesNotContain(text);
  }

  @Test
  void areCountedFirstInASummary() throws IOException {
    Path file = folder.resolve("summary.md");

    scan("LocalDateTime", "--markdown", file);
    assertThat(Files.readString(file)).contains("1 new, 1 type changed in place\n");
    assertThat(Files.readString(file)).contains("`com.acme.api.OrderDto#placedAt`: " + CLAIM);

    scan("Instant", "--markdown", file);
    assertThat(Files.readString(file)).contains("0 new, 1 in the baseline\n");
  }
}

package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.build.Markdown;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Values that do not arrive, in the table and in each file that a scan writes. */
final class BrokenValuesTest {

  private static final String DTO =
      """
      package com.acme.api;
      public class OrderDto implements java.io.Serializable { float rate; String name; }
      """;

  private static final String CLAIM =
      "OrderDto.rate is a primitive float and crashes the receiver (float, hessian-lite 4.0.4)";

  @TempDir private Path folder;
  private Path classes;

  @BeforeEach
  void build() {
    build(DTO);
  }

  private void build(String order) {
    classes =
        Built.classes(
            folder.resolve("app"), List.of(), Built.DUBBO, order, Built.SERVICE, Built.PROVIDER);
  }

  private Command scan(Object... more) {
    Object[] arguments = new Object[more.length + 3];
    System.arraycopy(more, 0, arguments, 3, more.length);
    arguments[0] = classes;
    arguments[1] = "--hessian-lite";
    arguments[2] = "4.0.4";
    return Command.run(arguments);
  }

  @ParameterizedTest
  @CsvSource({"docs/BrokenRpcValue.md, en", "docs/zh/BrokenRpcValue.md, zh"})
  void standAboveTheCostsAsOnThePage(String page, String language) {
    Command scan = scan("--lang", language);

    assertThat(scan.exitCode()).isEqualTo(0);
    assertThat(scan.out()).contains("\n" + Markdown.read(page).blocks("text").get(0));
  }

  @Test
  void dependOnTheRelease() {
    assertThat(scan().out()).contains("OrderDto.rate");
    assertThat(scan("--hessian-lite", "3.2").out()).doesNotContain("OrderDto.rate");
  }

  @Test
  void failTheScanUntilTheBaselineHasThem() throws IOException {
    Path baseline = folder.resolve("known.baseline");
    assertThat(scan("--fail-on", "new").exitCode()).isEqualTo(1);

    assertThat(scan("--baseline", baseline, "--baseline-mode", "write").exitCode()).isEqualTo(0);

    assertThat(Files.readString(baseline))
        .contains("com.acme.api.OrderDto#rate BrokenRpcValue.float\n");
    assertThat(scan("--baseline", baseline, "--fail-on", "new").exitCode()).isEqualTo(0);
  }

  @Test
  void areCountedInEachFirstLineAlsoIfTheBaselineHasThem() throws IOException {
    Path summary = folder.resolve("made/scan.md");
    Path page = folder.resolve("made/scan.html");
    Path baseline = folder.resolve("known.baseline");
    scan("--baseline", baseline, "--baseline-mode", "write");

    Command known = scan("--baseline", baseline, "--markdown", summary, "--html", page);

    String count = "1 value crashes the receiver (1 in the baseline)";
    assertThat(known.out().lines().findFirst().orElseThrow()).contains(", " + count + "; ");
    assertThat(Files.readString(summary)).contains(", " + count + "\n");
    assertThat(Files.readString(page)).contains("<b>" + count + "</b></p>");
    assertThat(scan().out().lines().findFirst().orElseThrow())
        .contains(", 1 value crashes the receiver; ");
  }

  /** Whoever writes it on the first day should not learn of them from a receiver. */
  @Test
  void areNamedIfTheBaselineHidesACrash() {
    Path baseline = folder.resolve("known.baseline");
    String crash = "the baseline hides members that crash receivers; fix these first: ";

    Command written = scan("--baseline", baseline, "--baseline-mode", "write");
    Command again = scan("--baseline", baseline);
    build(DTO.replace("float", "Float"));
    Command mended = scan("--baseline", baseline, "--baseline-mode", "write");

    assertThat(written.errors()).contains(crash + "com.acme.api.OrderDto#rate\n");
    assertThat(again.errors()).doesNotContain(crash);
    assertThat(mended.errors()).doesNotContain(crash);
  }

  @Test
  void areInEachReport() throws IOException {
    Path sarif = folder.resolve("made/scan.sarif");
    Path summary = folder.resolve("made/scan.md");
    Path page = folder.resolve("made/scan.html");

    assertThat(scan("--sarif", sarif, "--markdown", summary, "--html", page).exitCode())
        .isEqualTo(0);

    assertThat(Files.readString(sarif)).contains("\"ruleId\": \"BrokenRpcValue\"");
    assertThat(Files.readString(sarif)).contains(CLAIM + ": Hessian writes eight bytes");
    assertThat(Files.readString(summary)).contains("## Values that do not arrive\n\n- " + CLAIM);
    assertThat(Files.readString(page)).contains("Values that do not arrive");
    assertThat(Files.readString(page)).contains("<li><b>" + CLAIM + "</b>");
  }
}

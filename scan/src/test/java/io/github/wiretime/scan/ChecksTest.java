package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which checks report. */
final class ChecksTest {

  private static final String COST = "com.acme.api.OrderDto#placedAt java.time.Instant";
  private static final String BROKEN = "com.acme.api.OrderDto#rate BrokenRpcValue.float";

  @TempDir private Path folder;

  @BeforeEach
  void build() {
    build("java.time.Instant placedAt; float rate;");
  }

  private void build(String fields) {
    Built.classes(
        folder.resolve("app"),
        List.of(),
        Built.DUBBO,
        "package com.acme.api; public class OrderDto implements java.io.Serializable { "
            + fields
            + " }",
        Built.SERVICE,
        Built.PROVIDER);
  }

  private Command scan(String... more) {
    Object[] arguments = new Object[more.length + 2];
    System.arraycopy(more, 0, arguments, 2, more.length);
    arguments[0] = folder.resolve("app");
    arguments[1] = "--hessian-lite=4.0.4";
    return Command.run(arguments);
  }

  @Test
  void bothUnlessOneIsNamed() throws IOException {
    for (Command scan :
        List.of(scan(), scan("--checks="), scan("--checks=BrokenRpcValue, CostlyRpcTime"))) {
      assertThat(scan.out()).contains("1 costly member, 1 value crashes the receiver;");
      assertThat(scan.out()).contains("OrderDto.placedAt");
      assertThat(scan.out()).contains("OrderDto.rate is a primitive float");
    }
    Command costs = scan("--checks=CostlyRpcTime");
    assertThat(costs.out()).contains("OrderDto.placedAt");
    assertThat(costs.out()).doesNotContain("rate");

    Path page = folder.resolve("page.html");
    Command broken = scan("--checks=BrokenRpcValue", "--html=" + page);
    assertThat(broken.out()).contains("OrderDto.rate is a primitive float");
    assertThat(broken.out())
        .contains("1 service, 1 class sent, 1 value crashes the receiver; hessian-lite 4.0.4");
    assertThat(broken.out()).doesNotContain("placedAt");
    assertThat(Files.readString(page)).contains("OrderDto.rate is a primitive float");
    assertThat(Files.readString(page)).doesNotContain("placedAt");
  }

  @Test
  void onlyThoseFailAScan() {
    build("float rate;");

    assertThat(scan("--fail-on=new").exitCode()).isEqualTo(1);
    assertThat(scan("--fail-on=new", "--checks=CostlyRpcTime").exitCode()).isEqualTo(0);
  }

  @Test
  void aNameThatIsNone() {
    assertRefused("CostlyRpcTime,Costly", "'Costly' is not a check");
    assertRefused("brokenRpcValue", "'brokenRpcValue' is not a check");
    assertRefused(",", "',' names no check");
  }

  private void assertRefused(String checks, String problem) {
    Command scan = scan("--checks=" + checks);

    assertThat(scan.exitCode()).isEqualTo(2);
    assertThat(scan.errors())
        .contains("--checks: " + problem + "; there are CostlyRpcTime, BrokenRpcValue");
  }

  /** Nobody looked for them, so nobody knows whether they are still found. */
  @Test
  void linesOfAnotherCheckStay() throws IOException {
    Path file = folder.resolve("known.baseline");
    String baseline = "--baseline=" + file;
    scan(baseline, "--baseline-mode=write", "--checks=BrokenRpcValue");
    assertThat(lines(file)).containsExactly(BROKEN);
    scan(baseline, "--baseline-mode=write", "--checks=CostlyRpcTime");
    assertThat(lines(file)).containsExactly(COST, BROKEN);

    build("String other;");

    assertStale(scan(baseline, "--checks=CostlyRpcTime"), COST);
    assertStale(scan(baseline, "--checks=BrokenRpcValue"), BROKEN);
    assertStale(scan(baseline), COST + "; " + BROKEN);
    scan(baseline, "--baseline-mode=prune", "--checks=CostlyRpcTime");
    assertThat(lines(file)).containsExactly(BROKEN);
    scan(baseline, "--baseline-mode=prune", "--checks=BrokenRpcValue");
    assertThat(lines(file)).isEmpty();
  }

  private static void assertStale(Command scan, String lines) {
    assertThat(scan.errors()).contains("no longer found: " + lines + ". Remove with");
  }

  private static List<String> lines(Path baseline) throws IOException {
    return Files.readAllLines(baseline).stream().filter(line -> !line.startsWith("#")).toList();
  }
}

package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the baseline and a changed type say while a field is in migration. */
final class MigrationBaselineTest {

  private static final String HEADER = "# CostlyRpcTime baseline v1\n";
  private static final String AT = "app.Order#at java.time.Instant\n";
  private static final String DAY = "app.Order#day java.time.LocalDate\n";

  private static final String FIELDS =
      "java.time.Instant at; Long atSeconds; Integer atNanos; java.time.LocalDate day; Line line; ";
  private static final String READS = "private Object readResolve() { return this; } ";
  private static final String SENDS =
      "private Object writeReplace() { at = null; Order sent = this; return sent; }";

  private static final String SERVICE = "package app; interface OrderService { Order find(); }";

  @TempDir private Path folder;

  private Project release(String methods) {
    return Project.in(folder)
        .with(
            SERVICE,
            "package app; class Line { java.time.Year year; }",
            "package app; class Order implements java.io.Serializable { " + FIELDS + methods + " }")
        .option("Baseline", "known.baseline");
  }

  private static Project sending(Project project) {
    return project.option("ServiceInterfaces", "app.*Service");
  }

  private String baseline() {
    return sending(release("")).read("known.baseline").substring(HEADER.length());
  }

  private Outcome compile(Project project, String mode) {
    return project.option("BaselineMode", mode).compile();
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "prune", "write"})
  void release1KeepsALine(String mode) {
    Project project = sending(release(READS));
    String lines = "app.Line#year java.time.Year\n" + AT + DAY;
    project.write("known.baseline", HEADER + lines);

    Outcome outcome = compile(project, mode);

    assertThat(outcome.warnings()).isEmpty();
    assertThat(outcome.count()).endsWith("3 costly members (1 in migration, 2 in the baseline)");
    assertThat(baseline()).isEqualTo(lines);
  }

  @Test
  void release1NeedsNoLineAndWritesNone() {
    Project project = sending(release(READS));

    Outcome outcome = compile(project, "write");

    assertThat(outcome.warnings()).isEmpty();
    assertThat(baseline()).isEqualTo("app.Line#year java.time.Year\n" + DAY);
  }

  @Test
  void release1AloneNeedsNoFile() {
    Project project =
        Project.in(folder)
            .with(
                SERVICE,
                "package app; class Order { java.time.Year at; Integer atValue; " + READS + " }")
            .option("Baseline", "known.baseline");

    assertThat(sending(project).compile().diagnostics()).isEmpty();
    assertThat(Files.exists(folder.resolve("known.baseline"))).isFalse();
  }

  @Test
  void release1IsNoNewFindingForABuildThatFails() {
    Project project = sending(release(READS)).arguments("-Xep:CostlyRpcTime:ERROR");
    project.write("known.baseline", HEADER + "app.Line#year java.time.Year\n" + DAY);

    assertThat(project.compile().succeeded()).isTrue();
  }

  /** A module in which nothing says what crosses the wire, too. */
  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void release1IsNotStaleAndRelease2Is(boolean sends) {
    release("").write("known.baseline", HEADER + AT);
    Project reads = sends ? sending(release(READS)) : release(READS);
    assertThat(reads.compile().warnings().toString()).doesNotContain("no longer found");

    Project both = sends ? sending(release(READS + SENDS)) : release(READS + SENDS);
    Outcome outcome = both.compile();

    assertThat(outcome.warnings().toString())
        .contains("known.baseline: no longer found: app.Order#at java.time.Instant. Remove with ");
    assertThat(outcome.warnings().toString()).doesNotContain("'at' was ");
    compile(both, "prune");
    assertThat(baseline()).isEmpty();
  }
}

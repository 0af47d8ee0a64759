package io.github.wiretime.scan.fix;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What scans say of a module that applies both patches. */
final class MigrationScanTest {

  private static final String HEADER = "# CostlyRpcTime baseline v1\n";
  private static final String AT = "app.Order#at java.time.Instant\n";
  private static final String DAYS = "app.Order#days java.time.LocalDate\n";

  private final FixedModule module = FixedModule.create();
  private Path old;

  @BeforeEach
  void build() throws IOException {
    module.write("package app; public interface Orders { Order find(); }");
    module.write(
        """
        package app;
        public class Order implements java.io.Serializable {
          java.time.Instant at;
          java.util.List<java.time.LocalDate> days;
        }
        """);
    old = module.build();
  }

  private Path file(String name) {
    return module.folder().resolve(name);
  }

  private ScanRun scan(Path classes, String... more) {
    List<Object> arguments = new ArrayList<>(List.of(classes, "--service-interfaces=app.Orders"));
    arguments.addAll(List.of(more));
    return ScanRun.of(arguments.toArray());
  }

  private ScanRun scanWithBaseline(Path classes, String mode) {
    return scan(classes, "--baseline=" + file("known"), "--baseline-mode=" + mode);
  }

  @Test
  void theTableNamesWhatIsInMigration() throws Exception {
    ScanRun reads = scan(module.step(old, 1));

    assertThat(reads.out())
        .startsWith("1 service, 1 class sent, 2 costly members (1 in migration); hessian-lite");
    assertThat(reads.out())
        .contains(
            "\nin migration, release 1 is done: ready for release 2 when every peer has it: Order.at\n");
    assertThat(reads.out()).containsMatch("LocalDate +Order.days");
    assertThat(reads.out()).doesNotContainMatch("Instant +Order");
  }

  @Test
  void afterBothStepsNothingIsLeftOfIt() throws Exception {
    ScanRun sends = scan(module.step(module.step(old, 1), 2));

    assertThat(sends.out()).startsWith("1 service, 1 class sent, 1 costly member; hessian-lite");
    assertThat(sends.out()).doesNotContain("migration");
  }

  @Test
  void theFileReportsNameIt() throws Exception {
    ScanRun reads =
        scan(
            module.step(old, 1),
            "--sarif=" + file("report.sarif"),
            "--html=" + file("report.html"),
            "--markdown=" + file("report.md"));

    assertThat(reads.exitCode()).isEqualTo(0);
    assertThat(Files.readString(file("report.sarif")))
        .contains("release 1 is done: ready for release 2 when every peer has it");
    assertThat(Files.readString(file("report.md"))).contains("1 new, 1 in migration\n");
    assertThat(Files.readString(file("report.html")))
        .contains("1 new, 0 in the baseline, 1 in migration, 0 accepted");
    assertThat(Files.readString(file("report.html")))
        .contains(
            "<p>in migration: release 1 is done: ready for release 2 when every peer has it</p>");
  }

  @ParameterizedTest
  @ValueSource(strings = {"new", "any"})
  void noBuildFailsBecauseOfIt(String which) throws Exception {
    Path reads = module.step(old, 1);
    Files.writeString(file("known"), HEADER + DAYS);

    assertThat(scan(reads, "--fail-on=" + which).exitCode()).isEqualTo(1);
    assertThat(scan(reads, "--fail-on=new", "--baseline=" + file("known")).exitCode()).isEqualTo(0);
  }

  @Test
  void theBaselineKeepsItsLineUntilBothStepsAreDone() throws Exception {
    scanWithBaseline(old, "write");
    assertThat(Files.readString(file("known"))).isEqualTo(HEADER + AT + DAYS);

    Path reads = module.step(old, 1);
    ScanRun first = scanWithBaseline(reads, "prune");
    assertThat(first.exitCode()).isEqualTo(0);
    assertThat(first.out()).contains("(1 in migration, 1 in the baseline)");
    assertThat(first.errors()).doesNotContain("no longer found");
    assertThat(Files.readString(file("known"))).isEqualTo(HEADER + AT + DAYS);

    Path sends = module.step(reads, 2);
    ScanRun second = scanWithBaseline(sends, "check");
    assertThat(second.exitCode()).isEqualTo(0);
    assertThat(second.errors()).contains("no longer found: app.Order#at java.time.Instant");
    assertThat(second.out()).doesNotContain("under the same name");
    scanWithBaseline(sends, "prune");
    assertThat(Files.readString(file("known"))).isEqualTo(HEADER + DAYS);
  }

  @Test
  void aBaselineThatIsWrittenMeanwhileDoesNotNeedIt() throws Exception {
    scanWithBaseline(module.step(old, 1), "write");

    assertThat(Files.readString(file("known"))).isEqualTo(HEADER + DAYS);
  }

  @Test
  void theCommandHasNothingMoreToDo() throws Exception {
    Path reads = module.step(old, 1);
    assertThat(module.fix(reads, 1).out())
        .contains("app.Order.at: release 1 is done: ready for release 2 when every peer has it");

    ScanRun again = module.fix(module.step(reads, 2), 2);
    assertThat(again.exitCode()).isEqualTo(0);
    assertThat(again.out()).contains("Release 2: nothing to patch");
    assertThat(again.out()).contains("app.Order.days: the time stands in a type argument");
  }

  /** Whoever wrote the method knows what else it does. */
  @Test
  void aMethodThatDoesNotClearTheFieldIsNotPatched() throws Exception {
    module.step(old, 1);
    Path source = module.folder().resolve("src/main/java/app/Order.java");
    Files.writeString(
        source,
        Files.readString(source)
            .replaceFirst("\\}\n$", "  private Object writeReplace() { return this; }\n}\n"));

    ScanRun run = module.fix(module.build(), 2);

    assertThat(run.out())
        .contains("app.Order.at: its class has a writeReplace() already, which does not clear");
  }
}

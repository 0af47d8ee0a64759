package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What the three modes do to a build and to the file. */
final class BaselineTest {

  private static final String FILE = "known.baseline";

  private static final String HEADER = "# CostlyRpcTime baseline v1\n";

  private static final String INSTANT = "app.Order#at java.time.Instant\n";
  private static final String DAY = "app.Order#day java.time.LocalDate\n";

  private static final String SERVICE = "package app; interface OrderService { Order find(); }";

  private static final String ORDER =
      "package app; class Order { java.time.Instant at; java.time.LocalDate day; }";

  private static final String CLEAN = "package app; class Order { long id; }";

  @TempDir private Path folder;

  private Project project;

  @BeforeEach
  void writeProject() {
    project =
        Project.in(folder)
            .with(SERVICE, ORDER)
            .option("ServiceInterfaces", "app.*Service")
            .option("Baseline", FILE);
  }

  @Test
  void writeAddsWhatIsFoundAndReportsNothing() {
    Outcome write = mode("write").compile();

    assertThat(project.read(FILE)).isEqualTo(HEADER + INSTANT + DAY);
    assertThat(write.members()).isEmpty();
    assertThat(write.warnings()).isEmpty();
    assertThat(write.succeeded()).isTrue();
  }

  @Test
  void checkIsSilentAboutWhatIsListedAndSaysHowMuch() {
    project.write(FILE, HEADER + INSTANT + DAY);

    Outcome check = project.compile();

    assertThat(check.findings()).isEmpty();
    assertThat(check.count())
        .isEqualTo("1 service, 1 class sent, 2 costly members (2 in the baseline)");
    assertThat(check.members()).isEmpty();
    assertThat(check.warnings()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "prune"})
  void onlyNewFindingsAreReported(String mode) {
    project.write(FILE, HEADER + DAY);

    Outcome outcome = mode(mode).arguments("-Xep:CostlyRpcTime:ERROR").compile();

    assertThat(outcome.succeeded()).isFalse();
    assertThat(outcome.members()).containsExactly("Order.at");
    assertThat(outcome.count()).endsWith(" 2 costly members (1 in the baseline)");
    assertThat(project.read(FILE)).isEqualTo(HEADER + DAY);
  }

  @Test
  void listedFindingsOfAnAnchorAreNotInItsMessage(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public interface Orders { Order find(); }",
        "package api; public class Order { java.time.Instant at; java.time.LocalDate day; }");
    project.write(FILE, HEADER + "api.Order#at java.time.Instant\n");

    Outcome outcome =
        Project.in(folder)
            .with(
                """
                package app;
                @org.apache.dubbo.config.annotation.DubboService
                abstract class OrdersImpl implements api.Orders {}
                """)
            .arguments("-classpath", Project.classPath(api))
            .option("Baseline", FILE)
            .compile();

    assertThat(outcome.count()).endsWith(" 2 costly members (1 in the baseline)");
    assertThat(outcome.texts().get(0)).startsWith("Orders sends a costly time member, LocalDate");
    assertThat(outcome.members()).containsExactly("Order.day");
  }

  /** As in Kotlin, which has names in backticks. */
  @Test
  void namesWithBlanksAreReadAsTheyAreWritten(@TempDir Path api) throws Exception {
    ClassFiles.compile(
        api, "package api; public class Order { public java.time.Instant created_at; }");
    ClassFiles.rename(api, "api.Order", "created_at", "created at");
    Project order =
        Project.in(folder)
            .with("package app; interface OrderService { api.Order find(); }")
            .option("ServiceInterfaces", "app.*Service")
            .arguments("-classpath", Project.classPath(api))
            .option("Baseline", FILE);

    order.option("BaselineMode", "write").compile();

    assertThat(project.read(FILE)).isEqualTo(HEADER + "api.Order#created at java.time.Instant\n");
    for (String mode : new String[] {"check", "write", "prune"}) {
      Outcome outcome = order.option("BaselineMode", mode).compile();
      assertThat(outcome.errors()).isEmpty();
      assertThat(outcome.members()).isEmpty();
    }
  }

  @Test
  void anotherTimeTypeIsANewFinding() {
    project.write(FILE, HEADER + INSTANT.replace("Instant", "LocalDateTime") + DAY);

    Outcome outcome = project.compile();

    assertThat(outcome.members()).containsExactly("Order.at");
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "prune"})
  void aMissingFileCountsAsEmptyAndIsNamedBesideTheFindings(String mode) {
    Outcome outcome = mode(mode).compile();

    assertThat(outcome.succeeded()).isTrue();
    assertThat(outcome.members()).containsExactly("Order.at", "Order.day");
    assertThat(outcome.warnings())
        .contains(
            "[CostlyRpcTime] "
                + folder.resolve(FILE)
                + ": there is no such file, so every finding counts as new. When you have looked at"
                + " them, write it with -XepOpt:CostlyRpcTime:BaselineMode=write");
    assertThat(folder.resolve(FILE).toFile().exists()).isFalse();
    assertThat(mode(mode).arguments("-Xep:CostlyRpcTime:ERROR").compile().succeeded()).isFalse();
  }

  @Test
  void theFirstFindingOfACleanModuleIsNew() {
    Outcome write = mode("write").withSources(ImmutableList.of()).with(SERVICE, CLEAN).compile();

    assertThat(write.warnings()).isEmpty();
    assertThat(project.read(FILE)).isEqualTo(HEADER);

    Outcome check = project.withSources(ImmutableList.of()).with(SERVICE, ORDER).compile();

    assertThat(check.members()).containsExactly("Order.at", "Order.day");
    assertThat(check.warnings()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "prune"})
  void nothingToReportNeedsNoFileAndMakesNone(String mode) {
    Outcome outcome =
        mode(mode).withSources(ImmutableList.of()).with("package app; class Other {}").compile();

    assertThat(outcome.diagnostics()).isEmpty();
    assertThat(folder.resolve(FILE).toFile().exists()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "write", "prune"})
  void acceptedMembersAreNotWrittenAndNeedNoFile(String mode) {
    Outcome outcome =
        Project.in(folder)
            .with(
                SERVICE,
                """
                package app;
                import io.github.wiretime.annotations.AcceptCostlyRpcTime;
                class Order {
                  @SuppressWarnings("CostlyRpcTime") java.time.Instant at;
                  @AcceptCostlyRpcTime(reason = "few") java.time.LocalDate day;
                }
                """)
            .option("ServiceInterfaces", "app.*Service")
            .option("Baseline", FILE)
            .option("BaselineMode", mode)
            .compile();

    assertThat(outcome.diagnostics()).isEmpty();
    assertThat(folder.resolve(FILE).toFile().exists()).isEqualTo(mode.equals("write"));
    if (mode.equals("write")) {
      assertThat(project.read(FILE)).isEqualTo(HEADER);
    }
  }

  @Test
  void writeKeepsTheLinesOfOthers() {
    project.write(
        FILE, HEADER + "api.Line#t java.time.Year\napp.Gone#t java.time.Year\n" + INSTANT);

    mode("write").compile();

    assertThat(project.read(FILE))
        .isEqualTo(
            HEADER + "api.Line#t java.time.Year\napp.Gone#t java.time.Year\n" + INSTANT + DAY);
  }

  @Test
  void pruneOnlyRemovesWhatIsCompiledHereAndNoLongerFound() {
    String others = "api.Line#t java.time.Year\napp.Gone#t java.time.Year\n";
    project.write(FILE, HEADER + others + INSTANT + "app.Order#gone java.time.Instant\n");

    Outcome prune = mode("prune").compile();

    assertThat(project.read(FILE)).isEqualTo(HEADER + others + INSTANT);
    assertThat(prune.members()).containsExactly("Order.day");
    assertThat(prune.warnings()).hasSize(1);
  }

  @Test
  void aFileWithoutStaleLinesIsNotTouchedByAnyMode() throws Exception {
    String crlf = "\uFEFF" + (HEADER + DAY + INSTANT).replace("\n", "\r\n");
    project.write(FILE, crlf);

    Outcome check = project.compile();

    assertThat(check.members()).isEmpty();
    assertThat(project.read(FILE)).isEqualTo(crlf);
    mode("write").compile();
    assertThat(project.read(FILE)).isEqualTo(HEADER + INSTANT + DAY);
    byte[] before = Files.readAllBytes(folder.resolve(FILE));
    mode("prune").compile();
    assertThat(Files.readAllBytes(folder.resolve(FILE))).isEqualTo(before);
  }

  @Test
  void staleLinesAreOneWarningWithTheCommand() {
    project.write(
        FILE,
        HEADER
            + INSTANT
            + DAY
            + "app.Order#b java.time.Instant\n"
            + "app.Order#a java.time.Instant\n");

    Outcome check = project.compile();

    assertThat(check.warnings())
        .containsExactly(
            "[CostlyRpcTime] "
                + folder.resolve(FILE)
                + ": no longer found: app.Order#a java.time.Instant; app.Order#b java.time.Instant"
                + ". Remove with -XepOpt:CostlyRpcTime:BaselineMode=prune");
    assertThat(check.succeeded()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "write", "prune"})
  void aBrokenFileIsAnErrorWithItsLine(String mode) {
    String broken = HEADER + DAY + "<<<<<<< HEAD\n" + INSTANT;
    project.write(FILE, broken);

    Outcome outcome = mode(mode).compile();

    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0))
        .startsWith(
            "-XepOpt:CostlyRpcTime:Baseline: "
                + folder.resolve(FILE)
                + ":3: a merge was not finished here");
    assertThat(project.read(FILE)).isEqualTo(broken);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "app.Order",
        "app.Order#at",
        "app.Order java.time.Instant",
        "app.Order#at java.time.Instant twice",
        "#at java.time.Instant",
        "# a comment",
        "app.Order# java.time.Instant"
      })
  void aLineThatIsNoFindingIsAnErrorThatShowsOne(String line) {
    project.write(FILE, HEADER + line + "\n");

    assertThat(project.compile().errors().get(0))
        .startsWith(
            "-XepOpt:CostlyRpcTime:Baseline: "
                + folder.resolve(FILE)
                + ":2: '"
                + line
                + "' is not a finding such as 'com.acme.OrderDto#createdAt java.time.LocalDateTime'");
  }

  /** Two branches each wrote the first lines, and somebody kept those of both. */
  @Test
  void aSecondHeaderIsReadOver() {
    String merged = HEADER + INSTANT + HEADER + DAY;
    project.write(FILE, merged);

    assertThat(project.compile().findings()).isEmpty();
    assertThat(project.read(FILE)).isEqualTo(merged);
  }

  @ParameterizedTest
  @ValueSource(strings = {"write", "prune"})
  void aFileThatIsWrittenAgainHasOneHeader(String mode) {
    project.write(FILE, HEADER + INSTANT + HEADER + DAY);

    mode(mode).compile();

    assertThat(project.read(FILE)).isEqualTo(HEADER + INSTANT + DAY);
  }

  @Test
  void aFileOfAnotherKindIsAnError() {
    project.write(FILE, "# CostlyRpcTime members v1\n");

    assertThat(project.compile().errors().get(0))
        .contains(FILE + ":1: the first line is not '# CostlyRpcTime baseline v1'");
  }

  @ParameterizedTest
  @ValueSource(strings = {"check", "write", "prune"})
  void aFolderInItsPlaceIsAnError(String mode) throws Exception {
    Files.createDirectories(folder.resolve(FILE));

    Outcome outcome = mode(mode).compile();

    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0))
        .startsWith("-XepOpt:CostlyRpcTime:Baseline: cannot use '" + folder.resolve(FILE) + "': ");
  }

  @ParameterizedTest
  @ValueSource(strings = {ORDER, CLEAN})
  void aPathThroughAFileIsAnError(String order) {
    Outcome outcome =
        mode("write")
            .withSources(ImmutableList.of())
            .with(SERVICE, order)
            .option("Baseline", "pom.xml/known.baseline")
            .compile();

    assertThat(outcome.errors().get(0))
        .contains("'" + folder.resolve("pom.xml") + "' is not a folder");
    assertThat(project.read("pom.xml")).isEqualTo("<project/>");
  }

  @Test
  void generatedCodeThatIsLeftAloneIsNotWritten() {
    Project generated =
        Project.in(folder)
            .with(
                SERVICE,
                """
                package app;
                @javax.annotation.processing.Generated("tool")
                class Order { java.time.Instant at; Line line; }
                """,
                "package app; class Line { java.time.LocalDate day; }")
            .option("ServiceInterfaces", "app.*Service")
            .option("Baseline", FILE)
            .option("BaselineMode", "write");

    generated.arguments("-XepDisableWarningsInGeneratedCode").compile();
    assertThat(project.read(FILE)).isEqualTo(HEADER + "app.Line#day java.time.LocalDate\n");

    generated.compile();
    assertThat(project.read(FILE))
        .isEqualTo(HEADER + "app.Line#day java.time.LocalDate\n" + INSTANT);
  }

  @Test
  void checkIsSilentWhateverTheSeverity() {
    project.write(FILE, HEADER + INSTANT + DAY);

    assertThat(project.arguments("-Xep:CostlyRpcTime:ERROR").compile().succeeded()).isTrue();
  }

  private Project mode(String mode) {
    return project.option("BaselineMode", mode);
  }
}

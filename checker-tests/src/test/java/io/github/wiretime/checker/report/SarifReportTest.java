package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.joining;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.truth.Correspondence;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SarifFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The report as services that collect it read it. */
final class SarifReportTest {

  private static final String PAGE =
      "https://github.com/wiretime/wiretime/blob/main/docs/CostlyRpcTime.md";

  private static final String SERVICE =
      "package app;\ninterface OrderService {\n  Page<Order> find(java.time.Year year);\n}\n";

  private static final String ORDER =
      """
      package app;

      import io.github.wiretime.annotations.AcceptCostlyRpcTime;

      class Order {
        java.time.Instant at;

        @AcceptCostlyRpcTime(reason = "Few of \\"them\\" <a day>")
        java.time.LocalDate day;

        @SuppressWarnings("CostlyRpcTime")
        java.time.LocalTime time;
      }

      class Page<T> {
        T[] items;
      }
      """;

  @TempDir private Path folder;

  @Test
  void isValidAndComplete() {
    SarifFile report = Sarif.report(project(SERVICE, ORDER));

    assertThat(report.problems()).isEmpty();
    assertThat(report.root().get("version").asText()).isEqualTo("2.1.0");
    assertThat(report.keys())
        .containsExactly(
            "app.Order#at java.time.Instant",
            "app.Order#day java.time.LocalDate",
            "app.Order#time java.time.LocalTime",
            "app.OrderService#find(java.time.Year)[0] java.time.Year");
  }

  @Test
  void classesAndOverloadsOfOneNameAreToldApart() {
    SarifFile report =
        Sarif.report(
            project(
                "package app;\ninterface OrderService { app.a.Base a(); app.b.Base b(); java.time.Instant date(); java.time.Instant date(int day); }\n",
                "package app.a;\npublic class Base { java.time.Instant at; }\n",
                "package app.b;\npublic class Base { java.time.Instant at; }\n"));

    assertThat(report.texts())
        .comparingElementsUsing(
            Correspondence.<String, String>from(String::startsWith, "starts with"))
        .containsExactly(
            "a.Base.at is sent as Instant",
            "b.Base.at is sent as Instant",
            "what OrderService.date() returns is sent as Instant",
            "what OrderService.date(int) returns is sent as Instant");
  }

  /** Viewers wrap; what is left out in a log must be somewhere. */
  @Test
  void nothingIsCut() {
    String parameters =
        IntStream.range(0, 9)
            .mapToObj("java.util.concurrent.ConcurrentHashMap<String, String> p%d, "::formatted)
            .collect(joining());
    SarifFile report =
        Sarif.report(
            project(
                "package app;\ninterface OrderService { void reserve("
                    + parameters
                    + "java.time.Instant at); }\n"));

    assertThat(report.texts().toString()).doesNotContain("...");
  }

  @Test
  void theRuleHasHelpAndALink() {
    SarifFile report = Sarif.report(project(SERVICE, ORDER));
    JsonNode driver = report.run().at("/tool/driver");
    JsonNode rule = driver.at("/rules/0");

    assertThat(driver.get("name").asText()).isEqualTo("Wiretime");
    assertThat(rule.get("id").asText()).isEqualTo("CostlyRpcTime");
    assertThat(rule.get("helpUri").asText()).isEqualTo(PAGE);
    assertThat(rule.at("/help/text").asText()).endsWith(" See " + PAGE);
    assertThat(rule.at("/help/markdown").asText()).endsWith("\n\n[More](" + PAGE + ")");
    assertThat(rule.at("/help/markdown").asText()).contains("`Sent by` is");
    assertThat(driver.at("/rules/1/help/markdown").asText())
        .endsWith(
            "[More](https://github.com/wiretime/wiretime/blob/main/docs/migrating.md#a-type-changed-in-place)");
    assertThat(rule.at("/shortDescription/text").asText()).contains("Hessian");
    assertThat(rule.at("/fullDescription/text").asText())
        .contains("a new field of epoch milliseconds");
    assertThat(rule.at("/properties/tags/0").asText()).isEqualTo("performance");
    report
        .results()
        .forEach(
            result -> {
              assertThat(result.get("ruleId").asText()).isEqualTo("CostlyRpcTime");
              assertThat(result.get("ruleIndex").asInt()).isEqualTo(0);
            });
  }

  @Test
  void aTypeThatChangedInPlaceHasARuleOfItsOwn() {
    Project project = project(SERVICE, ORDER).option("Baseline", "known.baseline");
    project.write(
        "known.baseline",
        """
        # CostlyRpcTime baseline v1
        app.Order#at java.time.LocalDateTime
        app.Order#day java.time.LocalDateTime
        """);

    SarifFile report = Sarif.report(project);
    JsonNode changed = report.results().get(4);
    JsonNode accepted = report.results().get(5);

    assertThat(report.problems()).isEmpty();
    assertThat(report.run().at("/tool/driver/rules/1/id").asText())
        .isEqualTo("CostlyRpcTime.ChangedInPlace");
    assertThat(report.run().at("/tool/driver/rules/1/helpUri").asText())
        .endsWith("docs/migrating.md#a-type-changed-in-place");
    assertThat(changed.get("ruleId").asText()).isEqualTo("CostlyRpcTime.ChangedInPlace");
    assertThat(changed.get("ruleIndex").asInt()).isEqualTo(1);
    assertThat(changed.at("/message/text").asText())
        .matches(
            "(?s)'at' was LocalDateTime and is now .*\\)\\.\nInstead: keep the old field .*\\.");
    assertThat(SarifFile.place(changed)).isEqualTo("src/main/java/app/Order.java:6:21");
    assertThat(report.keys().get(4))
        .isEqualTo("app.Order#at java.time.LocalDateTime changed in place");
    assertThat(changed.has("suppressions")).isFalse();
    assertThat(accepted.at("/suppressions/0/justification").asText()).contains("<a day>");
    assertThat(project.read("target/costly.md")).contains("- `app.Order#at`: 'at' was ");
  }

  @Test
  void theLinkIsTheUsersOwn() {
    SarifFile report =
        Sarif.report(project(SERVICE, ORDER).option("DocsUrl", "https://wiki.acme.com/time?a=b&c"));

    assertThat(report.problems()).isEmpty();
    assertThat(report.root().toString()).doesNotContain(PAGE);
    assertThat(report.run().at("/tool/driver/rules").findValuesAsText("helpUri"))
        .containsExactly("https://wiki.acme.com/time?a=b&c", "https://wiki.acme.com/time?a=b&c");
  }

  @ParameterizedTest
  @CsvSource({"WARN, warning", "ERROR, error"})
  void theLevelIsTheSeverity(String severity, String level) {
    SarifFile report =
        Sarif.report(project(SERVICE, ORDER).arguments("-Xep:CostlyRpcTime:" + severity));

    assertThat(report.result("app.Order#at").get("level").asText()).isEqualTo(level);
    assertThat(report.run().at("/tool/driver/rules/0/defaultConfiguration/level").asText())
        .isEqualTo(level);
    assertThat(report.problems()).isEmpty();
  }

  @Test
  void aResultSaysWhatJavacSaysInSentencesAndWhere() {
    JsonNode result = Sarif.report(project(SERVICE, ORDER)).result("app.Order#at");

    assertThat(Outcome.withoutTimes(result.at("/message/text").asText()))
        .isEqualTo(
            """
            Order.at is sent as Instant: 82 bytes (hessian-lite 4.0.4).
            Sent by: OrderService.find() -> Page.items -> Order.at; 1 method of 1 service.
            Costs: 82 bytes for the first value in a message, 11 for each further one; Date takes 9.
            Instead: a new field of epoch milliseconds or Date; another type under the same name breaks or crashes peers.\
            """);
    assertThat(SarifFile.place(result)).isEqualTo("src/main/java/app/Order.java:6:21");
    assertThat(result.at("/locations/0/logicalLocations/0/fullyQualifiedName").asText())
        .isEqualTo("app.Order#at");
    assertThat(SarifFile.steps(result))
        .containsExactly(
            "OrderService.find() src/main/java/app/OrderService.java:3:15",
            "Page.items src/main/java/app/Order.java:16:7",
            "Order.at src/main/java/app/Order.java:6:21")
        .inOrder();
    assertThat(result.has("suppressions")).isFalse();
  }

  @Test
  void acceptedOnesAreSuppressedInTheSourceWithTheirReason() {
    SarifFile report = Sarif.report(project(SERVICE, ORDER));

    assertSuppressed(report.result("app.Order#day"), "inSource", "Few of \"them\" <a day>");
    assertSuppressed(report.result("app.Order#time"), "inSource", "@SuppressWarnings");
  }

  @Test
  void theReasonMayStandAroundTheMember() {
    SarifFile report =
        Sarif.report(
            project(
                "package app; interface OrderService { Order find(); }",
                """
                package app;
                @io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = "Once a night")
                class Order { java.time.Instant at; }
                """));

    assertSuppressed(report.result("app.Order#at"), "inSource", "Once a night");
  }

  @Test
  void baselinedOnesAreSuppressedOutside() {
    Project project = project(SERVICE, ORDER).option("Baseline", "known.baseline");
    project.write(
        "known.baseline", "# CostlyRpcTime baseline v1\napp.Order#at java.time.Instant\n");

    SarifFile report = Sarif.report(project);

    assertThat(report.problems()).isEmpty();
    assertSuppressed(report.result("app.Order#at"), "external", "It is in the baseline");
    assertThat(report.result("app.OrderService#find(java.time.Year)[0]").has("suppressions"))
        .isFalse();
  }

  private static void assertSuppressed(JsonNode result, String kind, String justification) {
    JsonNode suppression = result.at("/suppressions/0");
    assertThat(suppression.get("kind").asText()).isEqualTo(kind);
    assertThat(suppression.get("status").asText()).isEqualTo("accepted");
    assertThat(suppression.get("justification").asText()).isEqualTo(justification);
  }

  /** All steps of all findings would be more than code-scanning services take. */
  @Test
  void ofALongPathOnlyTheEndsAreSteps() {
    String chain =
        IntStream.range(0, 15)
            .mapToObj(i -> "class C" + i + " { C" + (i + 1) + " n; }")
            .collect(joining("\n", "package app;\n", "\nclass C15 { java.time.Instant t; }"));

    SarifFile report =
        Sarif.report(project("package app; interface OrderService { C0 find(); }", chain));

    assertThat(report.problems()).isEmpty();
    String finding = "src/main/java/app/C0.java:17:31";
    assertThat(SarifFile.place(report.result("app.C15#t"))).isEqualTo(finding);
    assertThat(SarifFile.steps(report.result("app.C15#t")))
        .containsExactly(
            "OrderService.find() src/main/java/app/OrderService.java:1:42",
            "C0.n src/main/java/app/C0.java:2:15",
            "C1.n src/main/java/app/C0.java:3:15",
            "C2.n src/main/java/app/C0.java:4:15",
            "C3.n src/main/java/app/C0.java:5:15",
            "... 7 more ... " + finding,
            "C11.n src/main/java/app/C0.java:13:17",
            "C12.n src/main/java/app/C0.java:14:17",
            "C13.n src/main/java/app/C0.java:15:17",
            "C14.n src/main/java/app/C0.java:16:17",
            "C15.t " + finding)
        .inOrder();
  }

  @Test
  void fingerprintsAreThereForEveryFindingAndSurviveMovedLines() {
    SarifFile before = Sarif.report(project(SERVICE, ORDER));
    SarifFile after = Sarif.report(project(SERVICE, ORDER.replace("\n", "\n\n  ")));

    assertThat(fingerprints(after)).containsExactlyElementsIn(fingerprints(before));
    assertThat(ImmutableSet.copyOf(fingerprints(before))).hasSize(before.results().size());
    assertThat(SarifFile.place(after.result("app.Order#at")))
        .isNotEqualTo(SarifFile.place(before.result("app.Order#at")));
  }

  @Test
  void allAreThereWhereJavacStopsPrinting() {
    String fields =
        IntStream.range(0, 150)
            .mapToObj(i -> "java.time.Instant t" + i + ";")
            .collect(joining("\n", "package app; class Order {\n", "\n}"));
    Project project =
        project("package app; interface OrderService { Order find(); }", fields)
            .arguments("-Xmaxwarns", "100");

    Outcome outcome = project.compile();

    assertThat(outcome.members()).hasSize(100);
    assertThat(SarifFile.read(folder.resolve(Sarif.REPORT)).results()).hasSize(150);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-Werror", "-Xep:CostlyRpcTime:ERROR"})
  void isWrittenThoughFindingsFailTheBuild(String argument) {
    assertIsWrittenThoughTheBuildFails(project(SERVICE, ORDER).arguments(argument));
  }

  @Test
  void isWrittenThoughALaterFileDoesNotFlow() {
    assertIsWrittenThoughTheBuildFails(
        project(SERVICE, ORDER, "package app; class Broken { int missingReturn() { } }"));
  }

  private void assertIsWrittenThoughTheBuildFails(Project project) {
    assertThat(project.compile().succeeded()).isFalse();

    SarifFile report = SarifFile.read(folder.resolve(Sarif.REPORT));
    assertThat(report.problems()).isEmpty();
    assertThat(report.results()).hasSize(4);
  }

  /** Error Prone runs no check at all then. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Broken { int i = \"text\"; }",
        "class Broken extends Missing {}",
        "class Broken {"
      })
  void isNotWrittenIfTypesDoNotFit(String broken) {
    Project project = project(SERVICE, ORDER, "package app; " + broken);

    Outcome outcome = project.compile();

    assertThat(outcome.succeeded()).isFalse();
    assertThat(outcome.findings()).isEmpty();
    assertThat(Files.exists(folder.resolve(Sarif.REPORT))).isFalse();
  }

  @Test
  void shuffledSourcesGiveTheSameBytes() throws Exception {
    Project project =
        project(
            SERVICE,
            ORDER,
            "package app; interface AService extends OrderService { Line a(); }",
            "package app; class Line { java.time.Instant t; Line next; Order order; }");
    assertThat(project.compile().errors()).isEmpty();
    String inOrder = project.read(Sarif.REPORT);
    String summary = project.read("target/costly.md");

    for (int seed = 0; seed < 6; seed++) {
      List<Path> shuffled = new ArrayList<>(project.sources());
      Collections.shuffle(shuffled, new Random(seed));
      Files.delete(folder.resolve(Sarif.REPORT));
      project.withSources(ImmutableList.copyOf(shuffled)).compile();

      assertWithMessage("seed %s", seed).that(project.read(Sarif.REPORT)).isEqualTo(inOrder);
      assertWithMessage("seed %s", seed).that(project.read("target/costly.md")).isEqualTo(summary);
    }
  }

  private static ImmutableList<String> fingerprints(SarifFile report) {
    return report.results().stream()
        .map(result -> result.get("partialFingerprints").toString())
        .collect(toImmutableList());
  }

  private Project project(String... sources) {
    return Sarif.project(folder, sources);
  }
}

package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.joining;

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
import org.junit.jupiter.params.provider.ValueSource;

/** The report as services that collect it read it; WholeReportsTest has all of one. */
final class SarifReportTest {

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
  void whatIsInMigrationIsSuppressedInTheSource() {
    SarifFile report =
        Sarif.report(
            project(
                "package app; interface OrderService { Order find(); }",
                """
                package app;
                class Order {
                  java.time.Year at;
                  Integer atValue;
                  private Object readResolve() { return this; }
                }
                """));

    assertThat(report.problems()).isEmpty();
    assertThat(report.result("app.Order#at").at("/suppressions/0/kind").asText())
        .isEqualTo("inSource");
    assertThat(report.result("app.Order#at").at("/suppressions/0/justification").asText())
        .isEqualTo("release 1 is done: ready for release 2 when every peer has it");
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

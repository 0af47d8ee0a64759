package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Streams;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The report as GitLab reads it: a list of objects with five members, which all are needed.
 * WholeReportsTest has all of one.
 */
final class CodeQualityReportTest {

  private static final String FILE = "target/gl code.json";

  private static final String SERVICE = "package app; interface OrderService { Order find(); }";

  private static final String ORDER =
      """
      package app;

      class Order {
        java.time.Instant at;
        java.time.LocalDate known;
        @SuppressWarnings("CostlyRpcTime") java.time.LocalTime accepted;
        java.util.Date changed;
        @SuppressWarnings("CostlyRpcTime") java.util.Date changedAccepted;
      }
      """;

  @TempDir private Path folder;

  private Path module;

  @BeforeEach
  void makeRepository() throws IOException {
    Files.createDirectories(folder.resolve(".git"));
    module = folder.resolve("group/order büro");
  }

  @Test
  void fingerprintsSurviveMovedLinesAndTellModulesApart() throws Exception {
    ImmutableList<String> before = fingerprints(entries(project(ORDER)));

    assertThat(fingerprints(entries(project(ORDER.replace("\n", "\n\n"))))).isEqualTo(before);
    module = folder.resolve("other");
    assertThat(fingerprints(entries(project(ORDER)))).containsNoneIn(before);
    assertThat(before).containsNoDuplicates();
  }

  @Test
  void aServiceInASpringFileIsAtItsLine() throws Exception {
    Project project =
        Project.in(module)
            .with("package app; class Main {}")
            .option("SpringConfig", "services.xml")
            .option("CodeQuality", FILE);
    project.write(
        "services.xml",
        """
        <beans xmlns:dubbo="http://dubbo.apache.org/schema/dubbo">
          <dubbo:service interface="java.util.concurrent.Delayed" ref="a"/>
          <dubbo:service interface="java.time.chrono.ChronoLocalDate" ref="b"/>
        </beans>
        """);

    assertThat(place(entries(project).get(0)))
        .isEqualTo("CostlyRpcTime group/order büro/services.xml:3");
  }

  @Test
  void isEmptyWhereNothingIsNew() throws Exception {
    assertThat(entries(Project.in(module).with("package app; class Main {}"))).isEmpty();
  }

  @Test
  void testsOfAModuleHaveAFileOfTheirOwn() {
    project(ORDER).compileTo("target/test-classes");

    assertThat(Files.exists(module.resolve("target/gl code-test-classes.json"))).isTrue();
    assertThat(Files.exists(module.resolve(FILE))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({
    "quality.sarif, does not end with .json",
    "pom.xml/quality.json, is not a folder",
  })
  void aFileThatCannotBeIsAnError(String path, String problem) {
    Outcome outcome = project(ORDER).option("CodeQuality", path).compile();

    assertThat(outcome.errors().get(0)).startsWith("-XepOpt:CostlyRpcTime:CodeQuality: ");
    assertThat(outcome.errors().get(0)).contains(problem);
  }

  private Project project(String order) {
    Project project =
        Project.in(module)
            .with(SERVICE, order)
            .option("ServiceInterfaces", "app.*Service")
            .option("Baseline", "known.baseline")
            .option("CodeQuality", FILE);
    project.write(
        "known.baseline",
        """
        # CostlyRpcTime baseline v1
        app.Order#changed java.time.LocalDateTime
        app.Order#changedAccepted java.time.LocalDateTime
        app.Order#known java.time.LocalDate
        """);
    return project;
  }

  private static ImmutableList<JsonNode> entries(Project project) throws IOException {
    Project reporting = project.option("CodeQuality", FILE);
    assertThat(reporting.compile().diagnostics().toString()).doesNotContain("compiler argument");
    return Streams.stream(new ObjectMapper().readTree(reporting.read(FILE)))
        .collect(toImmutableList());
  }

  private static String place(JsonNode entry) {
    return entry.get("check_name").asText()
        + " "
        + entry.at("/location/path").asText()
        + ":"
        + entry.at("/location/lines/begin").asInt();
  }

  private static ImmutableList<String> fingerprints(ImmutableList<JsonNode> entries) {
    return entries.stream()
        .map(entry -> entry.get("fingerprint").asText())
        .collect(toImmutableList());
  }
}

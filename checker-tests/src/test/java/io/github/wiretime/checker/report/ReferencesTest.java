package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SpringFile;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Option {@code References}: what a reader is told who only calls a service of another module. */
final class ReferencesTest {

  private static final String REFERENCE =
      "package app; class Client { @org.apache.dubbo.config.annotation.DubboReference api.Orders orders; }";

  private static final String PROVIDER =
      """
      package app;
      @org.apache.dubbo.config.annotation.DubboService
      abstract class OrdersImpl implements api.Orders {}
      """;

  @TempDir private Path api;
  @TempDir private Path folder;

  @BeforeEach
  void compileInterface() {
    ClassFiles.compile(
        api,
        "package api; public interface Orders { Order find(Query query); }",
        "package api; public class Order { java.time.Instant at; java.time.Instant since; }",
        "package api; public class Query { java.time.LocalDate day; }");
  }

  @Test
  void theWorstOfAllUnlessTheOptionSaysMore() {
    assertThat(project(REFERENCE).compile().texts())
        .containsExactly(
            """
            Orders receives or sends 3 costly time members, the worst Instant: 82 bytes (hessian-lite 4.0.4)
                listed where the service is provided; here with -XepOpt:CostlyRpcTime:References=full\
            """);
    assertThat(project(REFERENCE).option("References", "full").compile().members())
        .containsExactly("Order.at", "Order.since", "Query.day");
  }

  @Test
  void offSaysThatThereIsSomething() {
    Outcome off = project(REFERENCE).option("References", "off").compile();

    assertThat(off.findings()).isEmpty();
    assertThat(off.count()).isEqualTo("1 service, 2 classes sent, 3 costly members");
  }

  @ParameterizedTest
  @CsvSource({
    "<dubbo:reference interface='api.Orders'/>, true",
    "<bean class='org.apache.dubbo.config.spring.ReferenceBean' xmlns:p='http://www.springframework.org/schema/p' p:interface='api.Orders'/>, true",
    "<dubbo:service interface='api.Orders' class='x.ReferenceData'/>, false"
  })
  void inSpringFiles(String element, boolean isReference) {
    Project project = project("package app; class Main {}");
    project.write("beans.xml", SpringFile.beans(element));

    Outcome outcome = project.option("SpringConfig", "beans.xml").compile();

    assertThat(outcome.findings()).hasSize(1);
    assertThat(outcome.members().isEmpty()).isEqualTo(isReference);
  }

  @ParameterizedTest
  @CsvSource({"ReferenceConfig, true", "ServiceConfig, false"})
  void inCode(String configuration, boolean isReference) {
    Outcome outcome =
        project(
                "package app; class Main { Object c = new org.apache.dubbo.config.%s<api.Orders>(); }"
                    .formatted(configuration))
            .compile();

    assertThat(outcome.findings()).hasSize(1);
    assertThat(outcome.members().isEmpty()).isEqualTo(isReference);
  }

  @Test
  void whoProvidesTheServiceIsToldAll() {
    assertThat(project(REFERENCE, PROVIDER).compile().members())
        .containsExactly("Order.at", "Order.since", "Query.day");
  }

  @ParameterizedTest
  @ValueSource(strings = {"summary", "full", "off"})
  void theBaselineAndTheReportHaveAll(String references) {
    Project project =
        project(REFERENCE)
            .option("References", references)
            .option("Baseline", "known")
            .option("Report", "target/costly.sarif");
    assertThat(project.option("BaselineMode", "write").compile().findings()).isEmpty();

    assertThat(project.read("known"))
        .isEqualTo(
            """
            # CostlyRpcTime baseline v1
            api.Order#at java.time.Instant
            api.Order#since java.time.Instant
            api.Query#day java.time.LocalDate
            """);
    assertThat(project.read("target/costly.sarif")).contains("api.Query#day java.time.LocalDate");
    Outcome check = project.arguments("-Xep:CostlyRpcTime:ERROR").compile();
    assertThat(check.succeeded()).isTrue();
    assertThat(check.count()).endsWith(", 3 costly members (3 in the baseline)");
  }

  @Test
  void aNewMemberFailsTheBuild() {
    Project project = project(REFERENCE).option("Baseline", "known");
    project.write(
        "known",
        "# CostlyRpcTime baseline v1\napi.Order#at java.time.Instant\napi.Query#day java.time.LocalDate\n");

    Outcome check = project.arguments("-Xep:CostlyRpcTime:ERROR").compile();

    assertThat(check.succeeded()).isFalse();
    assertThat(check.members()).containsExactly("Order.since");
  }

  /** Nobody gets to the module that would list them. */
  @Test
  void aBuildThatStopsListsTheMembers() {
    Outcome stopped = project(REFERENCE).arguments("-Xep:CostlyRpcTime:ERROR").compile();

    assertThat(stopped.succeeded()).isFalse();
    assertThat(stopped.members()).containsExactly("Order.at", "Order.since", "Query.day");
  }

  private Project project(String... sources) {
    return Project.in(folder).with(sources).arguments("-classpath", Project.classPath(api));
  }
}

package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SarifFile;
import io.github.wiretime.checker.harness.SpringFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the report shows findings and the steps to them. */
final class SarifPlacesTest {

  @TempDir private Path folder;

  @Test
  void aClassIsWhereItIsDeclaredNotWhereItIsMentionedFirst() {
    SarifFile report =
        Sarif.report(
            project(
                    """
                package app;
                interface Orders { OrderEvent find(); }
                class First { OrderEvent mentioned; }
                class Event<T> implements java.io.Serializable { T at; }
                class OrderEvent extends Event<java.time.Instant> {}
                """)
                .option("ServiceInterfaces", "app.Orders"));

    assertThat(SarifFile.place(report.result("app.OrderEvent#<extends>")))
        .startsWith("src/main/java/app/Orders.java:5:");
  }

  @Test
  void columnsAreUtf16UnitsHoweverWideTheyAreShown() {
    SarifFile report =
        Sarif.report(
            project(
                "package app; interface OrderService { Order find(); }",
                "package app;\nclass Order {\n\tjava.time.Instant at;\n"
                    + "/* \uD83D\uDE00\u00fc */ java.time.Year y;\r\n \tjava.time.LocalDate d;\n}"));

    assertThat(SarifFile.place(report.result("app.Order#at"))).endsWith(":3:20");
    assertThat(SarifFile.place(report.result("app.Order#y"))).endsWith(":4:26");
    assertThat(SarifFile.place(report.result("app.Order#d"))).endsWith(":5:23");
    assertThat(report.run().get("columnKind").asText()).isEqualTo("utf16CodeUnits");
  }

  @Test
  void stepsInOtherModulesAreShownAtTheAnchor(@TempDir Path api) {
    String anchor = "src/main/java/app/OrdersImpl.java:3:10";
    SarifFile report = Sarif.report(provider(api));

    for (String member : new String[] {"at", "day"}) {
      JsonNode result = report.result("api.Order#" + member);
      assertThat(SarifFile.place(result)).isEqualTo(anchor);
      assertThat(SarifFile.steps(result))
          .containsExactly("Orders.find() " + anchor, "Order." + member + " " + anchor)
          .inOrder();
    }
  }

  /** GitHub refuses a whole report for one result without a file. */
  @Test
  void aServiceInASpringFileIsShownThere(@TempDir Path api) {
    ClassFiles.compile(api, "package api; public interface Orders { java.time.Instant find(); }");
    Project project =
        project("package app; class Main {}")
            .arguments("-classpath", Project.classPath(api))
            .option("SpringConfig", "src/main/resources/**/*.xml");
    project.write("src/main/resources/other.xml", SpringFile.beans(""));
    project.write(
        "src/main/resources/sp ring/beans.xml",
        SpringFile.beans("\n<dubbo:service interface='api.Orders'/>"));

    SarifFile report = Sarif.report(project);

    assertThat(report.problems()).isEmpty();
    assertThat(SarifFile.place(report.result("api.Orders#find()")))
        .isEqualTo("src/main/resources/sp%20ring/beans.xml:4:1");
  }

  @Test
  void springFilesOfOneNameAreToldApart(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public interface A { java.time.Instant a(); }",
        "package api; public interface B { java.time.Instant b(); }");
    Project project =
        project("package app; class Main {}")
            .arguments("-classpath", Project.classPath(api))
            .option("SpringConfig", "conf/**/*.xml");
    for (String name : new String[] {"A", "B"}) {
      project.write(
          "conf/" + name + "/beans.xml",
          SpringFile.beans("<dubbo:service interface='api.%s'/>".formatted(name)));
    }

    SarifFile report = Sarif.report(project);

    assertThat(SarifFile.place(report.result("api.A#a()"))).isEqualTo("conf/A/beans.xml:3:1");
    assertThat(SarifFile.place(report.result("api.B#b()"))).isEqualTo("conf/B/beans.xml:3:1");
    assertThat(
            project.compile().findings().stream()
                .map(finding -> finding.message().replaceFirst("(?s), Instant.*", "")))
        .containsExactly(
            "[CostlyRpcTime] conf/A/beans.xml:3: A sends a costly time member",
            "[CostlyRpcTime] conf/B/beans.xml:3: B sends a costly time member");
  }

  @Test
  void addressesAreEncodedAndRelativeToTheRepository() throws Exception {
    Files.createDirectories(folder.resolve(".git"));
    Project project =
        Project.in(folder.resolve("group/m\u00f6dule 1#"))
            .withFile(
                "app/\u00dcber sicht.java",
                "package app; interface OrderService { java.time.Instant find(); }")
            .option("ServiceInterfaces", "app.*Service")
            .option("Report", Sarif.REPORT);

    SarifFile report = Sarif.report(project);

    assertThat(report.problems()).isEmpty();
    assertThat(SarifFile.place(report.results().get(0)))
        .isEqualTo("group/m%C3%B6dule%201%23/src/main/java/app/%C3%9Cber%20sicht.java:1:57");
    assertThat(report.category()).isEqualTo("CostlyRpcTime/group/m%C3%B6dule%201%23/classes/");
  }

  /** A build of a copy or an archive of the sources. */
  @Test
  void withoutARepositoryTheRootOfTheBuildCounts() throws Exception {
    Files.createDirectories(folder.resolve(".mvn"));

    SarifFile report =
        Sarif.report(
            Sarif.project(
                folder.resolve("module"),
                "package app; interface OrderService { java.time.Instant find(); }"));

    assertThat(report.category()).isEqualTo("CostlyRpcTime/module/classes/");
    assertThat(SarifFile.place(report.results().get(0)))
        .startsWith("module/src/main/java/app/OrderService.java:1:");
  }

  /** What GitHub compares; findings in one place are different alerts all the same. */
  @Test
  void findingsAtOneAnchorHaveFingerprintsOfTheirOwn(@TempDir Path api) {
    SarifFile report = Sarif.report(provider(api));

    ImmutableList<String> hashes =
        report.results().stream()
            .map(result -> result.at("/partialFingerprints/primaryLocationLineHash").asText())
            .collect(toImmutableList());
    assertThat(hashes).hasSize(2);
    hashes.forEach(hash -> assertThat(hash).matches("[0-9a-f]{16}:1"));
    assertThat(ImmutableSet.copyOf(hashes)).hasSize(2);
  }

  private Project provider(Path api) {
    ClassFiles.compile(
        api,
        "package api; public interface Orders { Order find(); }",
        "package api; public class Order { java.time.Instant at; java.time.LocalDate day; }");
    return project(
            """
            package app;
            @org.apache.dubbo.config.annotation.DubboService
            abstract class OrdersImpl implements api.Orders {}
            """)
        .arguments("-classpath", Project.classPath(api));
  }

  private Project project(String... sources) {
    return Sarif.project(folder, sources);
  }
}

package io.github.wiretime.build;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Said;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The steps of {@code docs/wire-map.md} in a real Maven build: DTOs, the API, a provider that is
 * annotated and a consumer in a Spring file, each a module, with the parent POM of the example.
 */
final class WireMapBuildIT {

  private static final String SWITCH = "-Xep:CostlyRpcTime:WARN";
  private static final Pattern PLACE = Pattern.compile("(\\w+\\.(?:java|xml)):");

  private static final String READ = " -XepOpt:CostlyRpcTime:WireMap=../wire-map.txt";
  private static final String LEARN = READ + " -XepOpt:CostlyRpcTime:WireMapMode=learn";

  private static final String LEARNED =
      """
      # CostlyRpcTime wire map v1
      hessian-lite=4.0.4
      shop.api.*
      shop.api.Orders dubbo=3.3 serialization=hessian2
      shop.api.Orders() shop.api.Orders
      shop.api.Stock() shop.api.Stock
      shop.consumer.*
      shop.dto.*
      shop.dto.Count+ shop.api.Stock count()
      shop.dto.Order+ shop.api.Orders find(LocalDate)
      shop.provider.*
      """;

  @TempDir private Path folder;
  private Modules project;

  @BeforeEach
  void writeProject() throws IOException {
    project = new Modules(folder);
    module("dto", "");
    module("api", dependency("com.acme.order", "dto"));
    module(
        "provider", dependency("com.acme.order", "api") + dependency("org.apache.dubbo", "dubbo"));
    module("consumer", dependency("com.acme.order", "api"));
    project.java(
        "dto", "Order", "public class Order {\n  private java.time.LocalDateTime createdAt;\n}");
    project.java("dto", "Count", "public class Count {\n  private java.time.Instant countedAt;\n}");
    project.java(
        "api",
        "Orders",
        "public interface Orders {\n  shop.dto.Order find(java.time.LocalDate day);\n}");
    project.java("api", "Stock", "public interface Stock {\n  shop.dto.Count count();\n}");
    project.java(
        "provider",
        "OrdersImpl",
        """
        @org.apache.dubbo.config.annotation.DubboService
        public class OrdersImpl implements shop.api.Orders {
          @Override
          public shop.dto.Order find(java.time.LocalDate day) {
            return null;
          }
        }
        """);
    project.java("consumer", "Main", "public class Main {}");
    project.write(
        "consumer/src/main/resources/dubbo/consumer.xml",
        """
        <beans xmlns="http://www.springframework.org/schema/beans"
            xmlns:dubbo="http://dubbo.apache.org/schema/dubbo">
          <dubbo:reference id="stock" interface="shop.api.Stock"/>
        </beans>
        """);
  }

  @Test
  void withoutAMapTheProviderAndTheConsumerReport() throws IOException {
    assertThat(findings(build(" -XepOpt:CostlyRpcTime:References=full", "compile")))
        .containsExactly(
            "OrdersImpl.java Order.createdAt",
            "OrdersImpl.java Orders.find(LocalDate)",
            "consumer.xml Count.countedAt");
  }

  @Test
  void withAMapEveryModuleReportsItsOwn() throws IOException {
    build(LEARN, "compile", "-T2");
    assertThat(map()).isEqualTo(LEARNED);

    assertThat(findings(build(READ, "clean", "compile")))
        .containsExactly(
            "Order.java Order.createdAt",
            "Count.java Count.countedAt",
            "Orders.java Orders.find(day)");
    assertThat(map()).isEqualTo(LEARNED);

    project.java(
        "dto",
        "Order",
        "public class Order {\n  private Line line;\n  private java.time.LocalDateTime createdAt;\n}");
    project.java("dto", "Line", "public class Line {\n  private java.time.LocalTime addedAt;\n}");
    assertThat(findings(build(READ, "compile", "-pl", "dto")))
        .containsExactly(
            "Order.java Order.createdAt", "Count.java Count.countedAt", "Line.java Line.addedAt");

    Files.delete(folder.resolve("wire-map.txt"));
    build(LEARN, "clean", "compile");
    assertThat(map())
        .isEqualTo(
            LEARNED.replace(
                "shop.dto.Order+",
                "shop.dto.Line+ shop.api.Orders find(LocalDate)\nshop.dto.Order+"));
  }

  @Test
  void aMergeMarkerAndAMissingMapStopTheBuild() throws IOException {
    MavenBuild.Result missing = run(READ, "compile");
    assertWithMessage(missing.text() + Files.readString(folder.resolve("pom.xml")))
        .that(missing.exitCode())
        .isNotEqualTo(0);
    assertThat(missing.text())
        .contains("wire-map.txt'; make it by a build with -XepOpt:CostlyRpcTime:WireMapMode=learn");

    project.write("wire-map.txt", LEARNED.replace("shop.dto.*", "<<<<<<< HEAD\nshop.dto.*"));
    MavenBuild.Result merged = run(READ, "compile");
    assertThat(merged.exitCode()).isNotEqualTo(0);
    assertThat(merged.text()).contains("wire-map.txt:8: a merge was not finished here");
  }

  private MavenBuild.Result build(String options, String... goals) throws IOException {
    MavenBuild.Result build = run(options, goals);
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    return build;
  }

  private MavenBuild.Result run(String options, String... goals) throws IOException {
    String pom = Repository.read("examples/pom.xml");
    assertThat(pom).contains(SWITCH);
    project.parent(pom.replace(SWITCH, SWITCH + options), "dto", "api", "provider", "consumer");
    return MavenBuild.in(folder).run(goals);
  }

  /** File and member of each finding. */
  private static ImmutableList<String> findings(MavenBuild.Result build) {
    return Diagnostics.of(build).stream()
        .flatMap(
            diagnostic ->
                Said.in(diagnostic).stream().map(said -> place(diagnostic) + said.member()))
        .collect(toImmutableList());
  }

  private static String place(String diagnostic) {
    return PLACE
        .matcher(diagnostic)
        .results()
        .map(MatchResult::group)
        .findFirst()
        .orElse("?:")
        .replace(":", " ");
  }

  private String map() throws IOException {
    return Files.readString(folder.resolve("wire-map.txt"));
  }

  private void module(String name, String dependencies) throws IOException {
    project.module(name, "<dependencies>%s</dependencies>".formatted(dependencies));
  }

  /** Only modules need a version here; the parent has those of everything else. */
  private static String dependency(String group, String name) {
    String version = group.equals("com.acme.order") ? "<version>1.0.0-SNAPSHOT</version>" : "";
    return "<dependency><groupId>%s</groupId><artifactId>%s</artifactId>%s</dependency>"
        .formatted(group, name, version);
  }
}

package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Diagnosis;
import io.github.wiretime.checker.harness.Marked;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.SpringFile;
import java.nio.file.Path;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where javac shows what a Spring file makes a service. */
final class SpringXmlPlacementTest {

  private static final String ORDER = "package api; public class Order { java.time.Instant at; }";

  private static final String ORDERS =
      "package api;\npublic interface Orders<T> {\n  Order find(T key);\n}";

  @TempDir private Path dtos;
  @TempDir private Path api;
  @TempDir private Path folder;

  private String springConfig;

  @BeforeEach
  void writeSpringFile() {
    springConfig =
        SpringFile.write(folder, SpringFile.beans("<dubbo:service interface='api.Orders'/>"));
  }

  @Test
  void theClassThatImplementsTheInterface() {
    Build build =
        Build.of(
                "package app; class Unrelated {}",
                """
                package app;

                // BUG: Diagnostic contains: Orders sends a costly time member
                abstract class OrdersImpl implements api.Orders<Long> {}
                """,
                "package app; interface MoreOrders extends api.Orders<Long> {}")
            .against(api());

    assertThat(Marked.assertReported(configured(build)).members()).containsExactly("Order.at");
  }

  @Test
  void theFirstByNameOfSeveral() {
    ImmutableList<String> sources =
        ImmutableList.of(
            "package app; abstract class C implements api.Orders<Long> {}",
            "package app; abstract class A implements api.Orders<Long> {}",
            "package app; abstract class B implements api.Orders<Long> {}");

    Path[] api = api();

    assertThat(run(Build.of(sources.toArray(String[]::new)).against(api)).positions())
        .containsExactly("A.java:1");
    assertThat(run(Build.of(sources.reverse().toArray(String[]::new)).against(api)).positions())
        .containsExactly("A.java:1");
  }

  @Test
  void theImplementationTellsTheTypeArguments() {
    Build build =
        Build.of(
                "package app; abstract class OrdersImpl implements api.Orders<java.time.LocalDate> {}")
            .against(api());

    assertThat(run(build).members()).containsExactly("Orders.find(LocalDate)", "Order.at");
  }

  @Test
  void theMethodOfTheInterfaceIfThatIsCompiledNow() {
    Build build = Build.of(ORDERS).against(ClassFiles.compile(dtos, ORDER));

    assertThat(run(build).positions()).containsExactly("Orders.java:3");
  }

  @Test
  void theFieldIfThatIsCompiledNow() {
    assertThat(run(Build.of(ORDERS, "package api;\n" + ORDER.substring(13))).positions())
        .containsExactly("Order.java:2");
  }

  @Test
  void theSpringFileIfNothingIsCompiledNow() {
    Outcome outcome = run(Build.of("package app; class Main {}").against(api()));

    assertThat(outcome.findings()).hasSize(1);
    Diagnosis diagnosis = outcome.findings().get(0);
    assertThat(diagnosis.kind()).isEqualTo(Diagnostic.Kind.WARNING);
    assertThat(diagnosis.file()).isEmpty();
    assertThat(diagnosis.message())
        .startsWith(
            "[CostlyRpcTime] %s:3: Orders sends a costly time member, ".formatted(springConfig));
    assertThat(outcome.members()).containsExactly("Order.at");
  }

  @Test
  void theSpringFileAtTheSeverityOfTheCheck() {
    Build build = Build.of("package app; class Main {}").against(api());

    assertThat(run(build.with("-Xep:CostlyRpcTime:ERROR")).errors()).hasSize(1);
    assertThat(run(build.with("-Xep:CostlyRpcTime:OFF")).diagnostics()).isEmpty();
  }

  @Test
  void anAnnotatedClassOfTheSameService() {
    Build build =
        Build.of(
                """
                package app;
                @org.apache.dubbo.config.annotation.DubboService
                // BUG: Diagnostic contains: Orders sends a costly time member
                abstract class Provider implements api.Orders<Long> {}
                """,
                "package app; abstract class Wrapper implements api.Orders<Long> {}")
            .against(api());

    Marked.assertReported(configured(build));
  }

  @Test
  void aFieldThatUsesTheService() {
    ClassFiles.compile(api, "package api; public interface Orders { java.time.Instant at(); }");
    Build build =
        Build.of(
                """
                package web;
                class Client {
                  // BUG: Diagnostic contains: Orders sends a costly time member
                  @org.apache.dubbo.config.annotation.DubboReference api.Orders orders;
                }
                """)
            .against(api);

    Marked.assertReported(configured(build));
  }

  @Test
  void whatIsMissingFromTheClassPathEndsNothingElse() {
    Path module =
        ClassFiles.compile(
            api,
            "package api; public interface Base { java.time.LocalDate lost(); }",
            "package api; public interface Orders extends Base { java.time.Instant at(); }",
            "package api; public abstract class Above implements Base {}");
    ClassFiles.delete(module, "api.Base");

    Outcome outcome = run(Build.of("package app; class Main { api.Above above; }").against(module));

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).containsExactly("Orders.at()");
  }

  private Path[] api() {
    ClassFiles.compile(dtos, ORDER);
    return new Path[] {ClassFiles.compile(api, ImmutableList.of(dtos), ORDERS), dtos};
  }

  private Outcome run(Build build) {
    return configured(build).run();
  }

  private Build configured(Build build) {
    return build.option("SpringConfig", springConfig);
  }
}

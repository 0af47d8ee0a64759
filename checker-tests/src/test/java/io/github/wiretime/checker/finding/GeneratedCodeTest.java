package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Code that a tool wrote, which Error Prone's own option leaves alone. */
final class GeneratedCodeTest {

  private static final String DISABLE = "-XepDisableWarningsInGeneratedCode";

  /** In files of their own: to Error Prone one generated class makes its whole file generated. */
  private static final Build ORDERS =
      Build.of(
              """
              package app;
              interface OrderService { Order find(); Outer.Inner inner(); Line line(); }
              """,
              """
              package app;
              @javax.annotation.processing.Generated("tool")
              class Order { java.time.Instant t; Line line; }
              """,
              """
              package app;
              @lombok.Generated
              class Outer { static class Inner { java.time.Instant t; } }
              """,
              "package app; class Line { java.time.Instant t; }")
          .option("ServiceInterfaces", "app.OrderService");

  @ParameterizedTest
  @ValueSource(strings = {"WARN", "ERROR"})
  void isLeftAloneIfTheUserAsks(String severity) {
    assertThat(ORDERS.with(DISABLE, "-Xep:CostlyRpcTime:" + severity).run().members())
        .containsExactly("Line.t");
  }

  @ParameterizedTest
  @ValueSource(strings = {"WARN", "ERROR"})
  void isReportedIfTheUserDoesNot(String severity) {
    assertThat(ORDERS.with("-Xep:CostlyRpcTime:" + severity).run().members())
        .containsExactly("Order.t", "Outer.Inner.t", "Line.t");
  }

  @ParameterizedTest
  @CsvSource({
    "@javax.annotation.processing.Generated(\"tool\") Instant t;, 0",
    "@javax.annotation.processing.Generated(\"tool\") Instant getT() { return t; } Instant t;, 1"
  })
  void asFarAsTheAnnotationGoes(String members, int findings) {
    assertThat(
            Wire.build(
                    "interface OrderService { Order find(); } class Order { %s }"
                        .formatted(members))
                .with(DISABLE)
                .run()
                .members())
        .hasSize(findings);
  }

  @ParameterizedTest
  @ValueSource(strings = {"WARN", "ERROR"})
  void aBlankReasonIsLeftAloneToo(String severity) {
    Build build =
        Wire.build(
            """
            @javax.annotation.processing.Generated("tool")
            class Order {
              @io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = "") Instant t;
            }
            """);

    assertThat(build.run().findings()).hasSize(1);
    assertThat(build.with(DISABLE, "-Xep:CostlyRpcTime:" + severity).run().findings()).isEmpty();
  }

  @Test
  void aProviderByHandOfGeneratedClassFilesIsNotGenerated(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; @lombok.Generated public interface Orders { java.time.Instant find(); }");

    assertThat(
            Build.of(
                    """
                    package app;
                    @org.apache.dubbo.config.annotation.DubboService
                    abstract class OrdersImpl implements api.Orders {}
                    """)
                .with(DISABLE)
                .against(api)
                .run()
                .members())
        .containsExactly("Orders.find()");
  }
}

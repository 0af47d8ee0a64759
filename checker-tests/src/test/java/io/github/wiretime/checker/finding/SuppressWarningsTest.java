package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code @SuppressWarnings}, which counts where the annotated declaration is compiled. */
final class SuppressWarningsTest {

  @Test
  void onAField() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order {
                  @SuppressWarnings("CostlyRpcTime") Instant createdAt;
                  Instant changedAt;
                }
                """))
        .containsExactly("Order.changedAt");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@SuppressWarnings({\"unchecked\", \"CostlyRpcTime\"})",
        "@SuppressWarnings(value = \"CostlyRpcTime\")",
        "@SuppressWarnings(Order.NAME)"
      })
  void inEveryWayToWriteIt(String annotation) {
    assertThat(Wire.members(order(annotation))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@SuppressWarnings(\"unchecked\")",
        "@SuppressWarnings({})",
        "@SuppressWarnings(\"costlyrpctime\")",
        "@Deprecated",
        "@Order.Named(\"CostlyRpcTime\")"
      })
  void otherAnnotationsDoNot(String annotation) {
    assertThat(Wire.members(order(annotation))).containsExactly("Order.t");
  }

  @Test
  void onARecordComponent() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                record Order(@SuppressWarnings("CostlyRpcTime") Instant createdAt, Year year) {}
                """))
        .containsExactly("Order.year");
  }

  @Test
  void onAParameter() {
    assertThat(
            Wire.members(
                """
                interface OrderService {
                  void find(@SuppressWarnings("CostlyRpcTime") Instant from, Instant to);
                }
                """))
        .containsExactly("OrderService.find(to)");
  }

  @Test
  void onAMethodWithItsParametersAndExceptions() {
    assertThat(
            Wire.members(
                """
                interface OrderService {
                  @SuppressWarnings("CostlyRpcTime") Instant find(Instant from) throws Late;
                  Instant now();
                }
                class Late extends Exception { Instant since; }
                """))
        .containsExactly("OrderService.now()");
  }

  @Test
  void onAServiceWithItsMethods() {
    assertThat(
            Wire.members(
                """
                @SuppressWarnings("CostlyRpcTime")
                interface OrderService { Instant now(); Order find(); }
                interface OtherService { Instant now(); }
                class Order { Instant t; }
                """))
        .containsExactly("OtherService.now()");
  }

  @Test
  void onAClass() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); Line line(); }
                @SuppressWarnings("CostlyRpcTime") class Order { Instant t; Hidden hidden; }
                class Hidden { Instant t; }
                class Line { Instant t; }
                """))
        .containsExactly("Line.t");
  }

  @Test
  void onAnOuterClass() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Outer.Inner find(); Line line(); }
                @SuppressWarnings("CostlyRpcTime")
                class Outer { static class Inner { Instant t; } }
                class Line { Instant t; }
                """))
        .containsExactly("Line.t");
  }

  @Test
  void onTheProviderOfModulesInClassFiles(@TempDir Path api) {
    ClassFiles.compile(api, "package api; public interface Orders { java.time.Instant find(); }");
    String provider =
        """
        package app;
        @org.apache.dubbo.config.annotation.DubboService
        %s
        abstract class OrdersImpl implements api.Orders {}
        """;

    assertThat(Build.of(provider.formatted("")).against(api).run().members())
        .containsExactly("Orders.find()");
    assertThat(
            Build.of(provider.formatted("@SuppressWarnings(\"CostlyRpcTime\")"))
                .against(api)
                .run()
                .members())
        .isEmpty();
  }

  @Test
  void isNotInClassFiles(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public interface Orders {
          @SuppressWarnings("CostlyRpcTime") java.time.Instant find();
        }
        """);

    assertThat(
            Build.of("package app; interface OrderService extends api.Orders {}")
                .option("ServiceInterfaces", "app.OrderService")
                .against(api)
                .run()
                .members())
        .containsExactly("OrderService.find()");
  }

  private static String order(String annotation) {
    return """
    interface OrderService { Order find(); }
    class Order {
      static final String NAME = "Costly" + "RpcTime";
      @interface Named { String value(); }
      %s Instant t;
    }
    """
        .formatted(annotation);
  }
}

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

/**
 * {@code @SuppressWarnings}, which counts where the annotated declaration is compiled; on which
 * declarations, {@link AcceptCostlyRpcTimeTest} asks.
 */
final class SuppressWarningsTest {

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

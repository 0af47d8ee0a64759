package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code @AcceptCostlyRpcTime} in the class files of other modules. */
final class AcceptedInAnotherModuleTest {

  @TempDir Path api;

  @Test
  void onAField() {
    assertThat(
            members(
                "public interface Orders { Order find(); }",
                """
                class Order {
                  @AcceptCostlyRpcTime(reason = "rare") Instant createdAt;
                  @AcceptCostlyRpcTime(reason = "rare") Line line;
                  Instant changedAt;
                }
                """,
                "class Line { Instant t; }"))
        .containsExactly("Order.changedAt");
  }

  @Test
  void onARecordComponent() {
    assertThat(
            members(
                "public interface Orders { Order find(); }",
                "record Order(@AcceptCostlyRpcTime(reason = \"rare\") Instant at, Year year) {}"))
        .containsExactly("Order.year");
  }

  @Test
  void onAMethodAndAParameter() {
    assertThat(
            members(
                """
                public interface Orders {
                  @AcceptCostlyRpcTime(reason = "rare") Instant find(Instant from);
                  void put(LocalDate day, @AcceptCostlyRpcTime(reason = "rare") Instant at);
                }
                """))
        .containsExactly("Orders.put(LocalDate)");
  }

  @Test
  void onAClassAndAnOuterClass() {
    assertThat(
            members(
                "public interface Orders { Order find(); Outer.Inner inner(); Line line(); }",
                "@AcceptCostlyRpcTime(reason = \"rare\") class Order { Instant t; Line line; }",
                """
                @AcceptCostlyRpcTime(reason = "rare")
                class Outer { static class Inner { Instant t; } }
                """,
                "class Line { Year year; }"))
        .containsExactly("Line.year");
  }

  @Test
  void onAServiceInterface() {
    assertThat(
            members(
                """
                @AcceptCostlyRpcTime(reason = "rare")
                public interface Orders { Instant now(); Order find(); }
                """,
                "class Order { Instant t; }"))
        .isEmpty();
  }

  @Test
  void aBlankReasonAcceptsNothing() {
    assertThat(
            members(
                "public interface Orders { @AcceptCostlyRpcTime(reason = \" \") Instant now(); }"))
        .containsExactly("Orders.now()");
  }

  private ImmutableList<String> members(String... declarations) {
    ClassFiles.compile(
        api,
        ImmutableList.copyOf(declarations).stream()
            .map(
                declaration ->
                    """
                    package api;
                    import io.github.wiretime.annotations.AcceptCostlyRpcTime;
                    import java.time.*;
                    """
                        + declaration)
            .toArray(String[]::new));
    return Build.of(
            """
            package app;
            @org.apache.dubbo.config.annotation.DubboService
            abstract class OrdersImpl implements api.Orders {}
            """)
        .against(api)
        .run()
        .members();
  }
}

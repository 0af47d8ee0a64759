package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An acceptance that does not say why. */
final class BlankReasonTest {

  private static final String COMPLAINT =
      "'@AcceptCostlyRpcTime' needs a reason that is not blank; without one it accepts nothing";

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\\t\\n", "\\u2003"})
  void isReportedAndAcceptsNothing(String reason) {
    Outcome outcome = order(reason).run();

    assertThat(outcome.succeeded()).isTrue();
    assertThat(outcome.positions()).containsExactly("Order.java:4", "Order.java:5");
    assertThat(outcome.texts()).contains(COMPLAINT);
    assertThat(outcome.members()).containsExactly("Order.t");
  }

  @Test
  void isReportedWithoutAnyService() {
    Outcome outcome =
        Build.of(
                """
                package app;

                @io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = "")
                class Unused {}
                """)
            .run();

    assertThat(outcome.texts()).containsExactly(COMPLAINT);
    assertThat(outcome.positions()).containsExactly("Unused.java:3");
  }

  @Test
  void failsTheBuildWhereTheCheckDoes() {
    Outcome outcome = order("").with("-Xep:CostlyRpcTime:ERROR").run();

    assertThat(outcome.succeeded()).isFalse();
    assertThat(outcome.errors()).hasSize(2);
  }

  private static Build order(String reason) {
    return Build.of(
            """
            package app;

            class Order {
              @io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = "%s")
              java.time.Instant t;
            }

            interface OrderService {
              Order find();
            }
            """
                .formatted(reason))
        .option("ServiceInterfaces", "app.OrderService");
  }
}

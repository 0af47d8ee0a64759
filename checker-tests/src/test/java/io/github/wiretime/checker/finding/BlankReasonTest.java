package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Marked;
import io.github.wiretime.checker.harness.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An acceptance that does not say why. */
final class BlankReasonTest {

  private static final String COMPLAINT =
      "// BUG: Diagnostic contains: '@AcceptCostlyRpcTime' needs a reason that is not blank; without one it accepts nothing";

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\\t\\n", "\\u2003"})
  void isReportedAndAcceptsNothing(String reason) {
    Marked.assertReported(order(reason));
  }

  @Test
  void isReportedWithoutAnyService() {
    Marked.assertReported(
        Build.of(
            """
            package app;

            %s
            @io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = "")
            class Unused {}
            """
                .formatted(COMPLAINT)));
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
              %s
              @io.github.wiretime.annotations.AcceptCostlyRpcTime(reason = "%s")
              // BUG: Diagnostic contains: 't' is sent as Instant
              java.time.Instant t;
            }

            interface OrderService {
              Order find();
            }
            """
                .formatted(COMPLAINT, reason))
        .option("ServiceInterfaces", "app.OrderService");
  }
}

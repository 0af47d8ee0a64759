package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Diagnosis;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Wire;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;

/** Error Prone's own switch of the check. */
final class SeverityTest {

  private static final Build ORDERS =
      Wire.build("interface OrderService { Instant now(); void put(Year year); }");

  @Test
  void isAWarningByDefault() {
    assertThat(ORDERS.run()).isEqualTo(ORDERS.with("-Xep:CostlyRpcTime:WARN").run());
    assertIs(Diagnostic.Kind.WARNING, ORDERS.run());
    assertThat(ORDERS.run().succeeded()).isTrue();
  }

  @Test
  void anErrorFailsTheBuild() {
    Outcome outcome = ORDERS.with("-Xep:CostlyRpcTime:ERROR").run();

    assertIs(Diagnostic.Kind.ERROR, outcome);
    assertThat(outcome.succeeded()).isFalse();
  }

  @Test
  void offIsSilent() {
    Outcome outcome = ORDERS.with("-Xep:CostlyRpcTime:OFF").run();

    assertThat(outcome.diagnostics()).isEmpty();
    assertThat(outcome.succeeded()).isTrue();
  }

  @Test
  void warningsAreErrorsUnderWerror() {
    Outcome outcome = ORDERS.with("-Werror").run();

    assertIs(Diagnostic.Kind.WARNING, outcome);
    assertThat(outcome.succeeded()).isFalse();
  }

  private static void assertIs(Diagnostic.Kind severity, Outcome outcome) {
    assertThat(outcome.members()).containsExactly("OrderService.now()", "OrderService.put(year)");
    assertThat(outcome.findings().stream().map(Diagnosis::kind).distinct().toList())
        .containsExactly(severity);
  }
}

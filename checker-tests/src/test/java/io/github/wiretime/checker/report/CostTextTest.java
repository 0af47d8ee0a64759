package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.Slowdown;
import io.github.wiretime.checker.options.HessianLite;
import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How a cost reads behind the name of the type. */
final class CostTextTest {

  private static final Optional<Cost.Size> SIZE = Optional.of(new Cost.Size(100, "12.5"));
  private static final Optional<Slowdown> SLOWDOWN =
      Optional.of(new Slowdown(new BigDecimal("7.0"), new BigDecimal("0.01")));

  @Test
  void bytesAndTime() {
    assertThat(text(SIZE, SLOWDOWN, "", false))
        .isEqualTo(
            ", 100 bytes the first time and 12.5 each further time where 'Date' takes 9,"
                + " and 7.0 times as long to write and read (hessian-lite 3.2)");
  }

  @Test
  void atLeastThatWhereTheTypeLeavesOpenWhatIsSent() {
    assertThat(text(SIZE, SLOWDOWN, "", true))
        .isEqualTo(
            ", at least 100 bytes the first time and 12.5 each further time where 'Date' takes 9,"
                + " and at least 7.0 times as long to write and read (hessian-lite 3.2)");
  }

  @Test
  void noTimeForWhatCannotBeRead() {
    assertThat(text(SIZE, Optional.empty(), "StackOverflowError when read", false))
        .isEqualTo(
            ", 100 bytes the first time and 12.5 each further time where 'Date' takes 9,"
                + " and damages it: StackOverflowError when read (hessian-lite 3.2)");
  }

  @Test
  void damageAloneWhereNothingElseWasMeasured() {
    assertThat(text(Optional.empty(), Optional.empty(), "time changes", false))
        .isEqualTo(", and damages it: time changes (hessian-lite 3.2)");
  }

  @Test
  void nothingButTheFailureOfWhatCannotBeWritten() {
    assertThat(text(Optional.empty(), Optional.empty(), "Error when written", false))
        .isEqualTo(", which hessian-lite 3.2 cannot send: Error when written");
  }

  @Test
  void whatIsAssumedIsCalledSo() {
    CostText assumed = new CostText(date(), /* assumed= */ true);

    assertThat(assumed.of(cost(SIZE, SLOWDOWN, "", false))).endsWith(" (hessian-lite 3.2 assumed)");
    assertThat(assumed.of(cost(Optional.empty(), SLOWDOWN, "Error when written", false)))
        .isEqualTo(", which hessian-lite 3.2 (assumed) cannot send: Error when written");
  }

  private static String text(
      Optional<Cost.Size> size, Optional<Slowdown> slowdown, String damage, boolean atLeast) {
    return new CostText(date(), /* assumed= */ false).of(cost(size, slowdown, damage, atLeast));
  }

  private static Cost date() {
    return cost(Optional.of(new Cost.Size(9, "9")), Optional.empty(), "", false);
  }

  private static Cost cost(
      Optional<Cost.Size> size, Optional<Slowdown> slowdown, String damage, boolean atLeast) {
    return new Cost(HessianLite.LITE_3_2, size, slowdown, damage, atLeast);
  }
}

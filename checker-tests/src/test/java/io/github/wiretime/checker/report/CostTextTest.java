package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.Slowdown;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.words.Language;
import java.math.BigDecimal;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** How a cost reads behind the name of the type. */
final class CostTextTest {

  private static final Optional<Cost.Size> SIZE = Optional.of(new Cost.Size(100, "12.5"));
  private static final Optional<Slowdown> SLOWDOWN =
      Optional.of(new Slowdown(new BigDecimal("7.0"), new BigDecimal("0.01")));
  private static final CostText TEXT =
      new CostText(date(), /* assumed= */ ImmutableSet.of(), Language.EN);

  @Test
  void bytesAndTime() {
    assertThat(text(SIZE, SLOWDOWN, "", false))
        .isEqualTo(": 100 bytes, 7.0x the time of Date (hessian-lite 3.2)");
    assertThat(TEXT.bytes(Optional.of(cost(SIZE, SLOWDOWN, "", false))))
        .hasValue(
            "100 bytes for the first value in a message, 12.5 for each further one; Date takes 9");
  }

  @Test
  void atLeastThatWhereTheTypeLeavesOpenWhatIsSent() {
    assertThat(text(SIZE, SLOWDOWN, "", true))
        .isEqualTo(": at least 100 bytes, 7.0x the time of Date (hessian-lite 3.2)");
    assertThat(TEXT.bytes(Optional.of(cost(SIZE, SLOWDOWN, "", true))).get())
        .startsWith("at least 100 bytes for");
  }

  @Test
  void noTimeForWhatCannotBeReadOrTakesNoLonger() {
    assertThat(text(SIZE, Optional.empty(), "StackOverflowError when read", false))
        .isEqualTo(": 100 bytes, StackOverflowError when read (hessian-lite 3.2)");
    assertThat(text(SIZE, Optional.of(new Slowdown(BigDecimal.ONE, BigDecimal.ONE)), "", false))
        .isEqualTo(": 100 bytes (hessian-lite 3.2)");
    assertThat(TEXT.ofFirstLine(Optional.of(cost(SIZE, SLOWDOWN, "", false)), "", true))
        .isEqualTo(": 100 bytes (hessian-lite 3.2)");
  }

  @Test
  void damageAloneWhereNothingElseWasMeasured() {
    assertThat(text(Optional.empty(), Optional.empty(), "time changes", false))
        .isEqualTo(": time changes (hessian-lite 3.2)");
    assertThat(TEXT.bytes(Optional.of(cost(Optional.empty(), SLOWDOWN, "", false)))).isEmpty();
  }

  @Test
  void nothingButTheFailureOfWhatCannotBeWritten() {
    assertThat(text(Optional.empty(), Optional.empty(), "Error when written", false))
        .isEqualTo(", which hessian-lite 3.2 cannot send: Error when written");
  }

  @Test
  void whatIsAssumedIsCalledSo() {
    CostText assumed =
        new CostText(date(), /* assumed= */ ImmutableSet.of(HessianLite.LITE_3_2), Language.EN);

    assertThat(assumed.ofFirstLine(Optional.of(cost(SIZE, SLOWDOWN, "", false)), "Date", true))
        .isEqualTo(": 100 bytes, 7.0x Date (hessian-lite 3.2 assumed)");
    assertThat(
            assumed.ofFirstLine(
                Optional.of(cost(Optional.empty(), SLOWDOWN, "Error when written", false)),
                "Date",
                true))
        .isEqualTo(", which hessian-lite 3.2 (assumed) cannot send: Error when written");
  }

  @Test
  void whatOnlyTheUserCallsCostly() {
    assertThat(TEXT.ofFirstLine(Optional.empty(), "Date", true))
        .isEqualTo(", which this build lists as costly");
  }

  private static String text(
      Optional<Cost.Size> size, Optional<Slowdown> slowdown, String damage, boolean atLeast) {
    return TEXT.ofFirstLine(
        Optional.of(cost(size, slowdown, damage, atLeast)), "the time of Date", true);
  }

  private static Cost date() {
    return cost(Optional.of(new Cost.Size(9, "9")), Optional.empty(), "", false);
  }

  private static Cost cost(
      Optional<Cost.Size> size, Optional<Slowdown> slowdown, String damage, boolean atLeast) {
    return new Cost(HessianLite.LITE_3_2, size, slowdown, damage, atLeast);
  }
}

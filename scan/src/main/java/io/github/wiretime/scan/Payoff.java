package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.words.ScanTexts;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.List;
import java.util.Locale;

/**
 * What costly values take if each method is called once with lists of {@linkplain
 * CallBytes#COMPARED middle size}: today, in release 2 of a patch, and in compact mode without one.
 *
 * @param compact as large as {@code today} where no option turns it on
 */
record Payoff(double today, double release2, double compact) {

  private static final String COMPACT =
      "-Dcom.caucho.hessian.io.java.time.serializer.compactMode=true";

  /** Less than this part of the bytes is not worth two releases. */
  private static final double LEAST_PART = 0.1;

  /** That of calls which can be sent at all. */
  static Payoff of(List<CallBytes> calls) {
    ImmutableList<CallBytes.Size> sizes =
        calls.stream()
            .map(CallBytes::compared)
            .filter(size -> !size.both().fails())
            .collect(ImmutableList.toImmutableList());
    double today = sizes.stream().mapToDouble(size -> size.both().today()).sum();
    return new Payoff(
        today,
        today - sizes.stream().mapToDouble(CallBytes.Size::saved).sum(),
        sizes.stream().mapToDouble(size -> size.compact().orElse(size.both().today())).sum());
  }

  /** What the reader should know before he patches: nothing if no call changes. */
  ImmutableList<Text> sentences() {
    if (Math.rint(today) == Math.rint(release2)) {
      return ImmutableList.of();
    }
    double part = (today - release2) / today;
    String verdict = part >= LEAST_PART ? "pays" : part > 0 ? "hardly" : "not";
    Text patch =
        ScanTexts.of(
            "payoff." + verdict,
            number(today),
            number(release2),
            percent(Math.abs(part)),
            CallBytes.ELEMENTS.get(CallBytes.COMPARED));
    return isCompactBetter() ? ImmutableList.of(compactMode(), patch) : ImmutableList.of(patch);
  }

  private boolean isCompactBetter() {
    return compact < release2 && compact < today;
  }

  private Text compactMode() {
    return ScanTexts.of(
        "payoff.compact", number(today), number(compact), number(release2), COMPACT);
  }

  /** A whole number; below one its first digit, so that a change is never zero. */
  private static String percent(double part) {
    double percent = part * 100;
    return percent < 1
        ? BigDecimal.valueOf(percent)
            .round(new MathContext(1, RoundingMode.HALF_UP))
            .toPlainString()
        : String.valueOf(Math.round(percent));
  }

  private static String number(double bytes) {
    return String.format(Locale.ROOT, "%,.0f", bytes);
  }
}

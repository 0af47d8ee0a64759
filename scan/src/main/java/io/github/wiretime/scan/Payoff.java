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
 * @param methods how many of them the patch changes
 * @param changed those that it changes, today
 * @param today all of them, which compact mode changes
 * @param saved how many bytes less all of them take in release 2
 * @param compact as large as {@code today} where no option turns it on
 */
record Payoff(long methods, double changed, double today, double saved, double compact) {

  private static final String COMPACT =
      "-Dcom.caucho.hessian.io.java.time.serializer.compactMode=true";

  /** Less than this part of the bytes is not worth two releases. */
  private static final double LEAST_PART = 0.1;

  /** That of calls which can be sent at all. */
  static Payoff of(List<CallBytes> calls) {
    ImmutableList<CallBytes> sent =
        calls.stream()
            .filter(call -> !call.compared().both().fails())
            .collect(ImmutableList.toImmutableList());
    return new Payoff(
        sent.stream().filter(CallBytes::isChanged).count(),
        sent.stream().filter(CallBytes::isChanged).mapToDouble(Payoff::today).sum(),
        sent.stream().mapToDouble(Payoff::today).sum(),
        sent.stream().mapToDouble(call -> call.compared().saved()).sum(),
        sent.stream().mapToDouble(call -> call.compared().compact().orElse(today(call))).sum());
  }

  private static double today(CallBytes call) {
    return call.compared().both().today();
  }

  /** What the reader should know before he patches: nothing if no call changes. */
  ImmutableList<Text> sentences() {
    if (Math.rint(changed) == Math.rint(changed - saved)) {
      return ImmutableList.of();
    }
    double part = saved / changed;
    String verdict = part >= LEAST_PART ? "pays" : part > 0 ? "hardly" : "not";
    Text patch =
        ScanTexts.of(
            "payoff." + verdict,
            number(changed),
            number(changed - saved),
            percent(Math.abs(part)),
            CallBytes.ELEMENTS.get(CallBytes.COMPARED),
            methods);
    return isCompactBetter() ? ImmutableList.of(compactMode(), patch) : ImmutableList.of(patch);
  }

  private boolean isCompactBetter() {
    return compact < today - saved && compact < today;
  }

  private Text compactMode() {
    return ScanTexts.of(
        "payoff.compact", number(today), number(compact), number(today - saved), COMPACT);
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

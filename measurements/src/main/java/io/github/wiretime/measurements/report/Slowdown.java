package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.stack.Profile;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * The time to write and read a list of DTOs, as the cost table has it.
 *
 * @param times as a multiple of the yardstick's
 * @param spread how far samples lay from it, as a part of it
 */
record Slowdown(BigDecimal times, BigDecimal spread) {
  private static final BigDecimal FINEST_STEP = new BigDecimal("0.1");

  static Optional<Slowdown> of(Results results, Profile profile, String type) {
    return results.slowdown(profile, type, "list", "roundTrip").stream()
        .mapToObj(
            times ->
                new Slowdown(
                    decimals(times, 1),
                    decimals(results.slowdownSpread(profile, type, "list", "roundTrip"), 2)))
        .findFirst();
  }

  private static BigDecimal decimals(double value, int digits) {
    return BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP);
  }

  /**
   * With as many digits as the measurement supports, as the check's messages have it: a power of
   * ten that is as large as the spread is the step, or a smaller one where rounding leaves the
   * range of the samples.
   */
  String rounded() {
    BigDecimal deviation = times.multiply(spread);
    BigDecimal step = FINEST_STEP;
    BigDecimal rounded = round(step);
    while (step.compareTo(deviation) < 0) {
      step = step.movePointRight(1);
      BigDecimal coarser = round(step);
      if (coarser.signum() > 0 && coarser.subtract(times).abs().compareTo(deviation) <= 0) {
        rounded = coarser;
      }
    }
    return rounded.toPlainString();
  }

  private BigDecimal round(BigDecimal step) {
    return times.divide(step, 0, RoundingMode.HALF_UP).multiply(step);
  }
}

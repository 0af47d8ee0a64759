package io.github.wiretime.checker.cost;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * How many times as long as a {@link java.util.Date} a value takes.
 *
 * @param times the measured multiple
 * @param spread how far samples lay from it, as a part of it: 0.2 for 20 %
 */
public record Slowdown(BigDecimal times, BigDecimal spread) {

  private static final BigDecimal FINEST_STEP = new BigDecimal("0.1");

  static Slowdown parse(String times, String spread) {
    return new Slowdown(new BigDecimal(times), new BigDecimal(spread));
  }

  /**
   * The multiple with as many digits as the measurement supports: a power of ten that is as large
   * as the spread is the step, or a smaller one where rounding leaves the range of the samples. 2.2
   * with 20 % is "2", 49.2 with 10 % is "50", and 6.0 with 20 % is "6" and not "10".
   */
  public String rounded() {
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

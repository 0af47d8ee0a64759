package io.github.wiretime.measurements.report;

import com.google.common.math.Quantiles;
import io.github.wiretime.measurements.results.Row;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/** The middle and the extremes of some measurements. */
record Spread(double median, double min, double max) {
  /**
   * A distance from the median that a reader has to know, and too large to quote the figure: from
   * here on it is shown as more than 10 %.
   */
  private static final double NOISY = 0.105;

  /** What was not measured several times, or is always the same. */
  static Spread exactly(double value) {
    return new Spread(value, value, value);
  }

  static Spread of(Collection<Double> values) {
    return new Spread(
        Quantiles.median().compute(values), Collections.min(values), Collections.max(values));
  }

  static Spread of(List<Row> rows, ToDoubleFunction<Row> value) {
    return of(SameRounds.of(rows, value));
  }

  /** That of a benchmark, which has its extremes in its row. */
  static Spread of(Row row) {
    return new Spread(row.number("median"), row.number("min"), row.number("max"));
  }

  /** How far the outermost measurement lies from the median, as a part of the median. */
  double distance() {
    return Math.max(median - min, max - median) / median;
  }

  static boolean isNoisy(double distance) {
    return distance >= NOISY;
  }

  /** The median alone: {@code 12.3}. */
  String middle(int digits) {
    return format(median, digits);
  }

  /** {@code 12.3}, or {@code 12.3 (±14 %)} if it is noisy. */
  String marked(int digits) {
    return marked(middle(digits), distance());
  }

  static String marked(String figure, double distance) {
    return isNoisy(distance) ? figure + " (" + percent(distance) + ")" : figure;
  }

  /** {@code 12.3 (11.9–14.0)}. */
  String text(int digits) {
    return format(median, digits) + " (" + format(min, digits) + "–" + format(max, digits) + ")";
  }

  static String format(double value, int digits) {
    return String.format(Locale.ROOT, "%,." + digits + "f", value);
  }

  /** {@code ±12 %}. */
  static String percent(double part) {
    return String.format(Locale.ROOT, "±%.0f %%", 100 * part);
  }
}

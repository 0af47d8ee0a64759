package io.github.wiretime.overhead.report;

import com.google.common.math.Quantiles;
import java.util.Collection;
import java.util.Collections;
import java.util.Locale;

/** The middle and the extremes of some measurements. */
record Spread(double median, double min, double max) {

  static Spread of(Collection<Double> values) {
    return new Spread(
        Quantiles.median().compute(values), Collections.min(values), Collections.max(values));
  }

  /** {@code 12.3 (11.9–14.0)}. */
  String text(int digits) {
    return format(median, digits) + " (" + format(min, digits) + "–" + format(max, digits) + ")";
  }

  static String format(double value, int digits) {
    return String.format(Locale.ROOT, "%,." + digits + "f", value);
  }
}

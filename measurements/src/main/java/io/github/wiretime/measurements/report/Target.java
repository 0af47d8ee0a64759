package io.github.wiretime.measurements.report;

import java.math.BigDecimal;

/**
 * What the project wants a time not to exceed.
 *
 * @param atMost as a text
 * @param spread what was measured
 * @param digits with which that is shown
 */
record Target(String what, String atMost, Spread spread, int digits) {

  /** The median, with the extremes if it was measured several times. */
  String measured() {
    return spread.min() == spread.max() ? spread.middle(digits) : spread.text(digits);
  }

  /** By the median as it is shown, because a reader compares that. */
  boolean isMet() {
    BigDecimal shown = new BigDecimal(spread.middle(digits).replace(",", ""));
    return shown.compareTo(new BigDecimal(atMost)) <= 0;
  }
}

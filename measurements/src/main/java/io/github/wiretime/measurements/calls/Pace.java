package io.github.wiretime.measurements.calls;

import java.util.Collections;
import java.util.Map;

/** How many calls are due each second, the same for all types of a round. */
public enum Pace {
  /** What {@code Date} carries with ease, and slow types do not carry. */
  HALF_OF_DATE {
    @Override
    double of(Map<TimeKind, Double> perSecond) {
      return HALF * perSecond.get(TimeKind.DATE);
    }
  },
  /** What every type carries. */
  HALF_OF_SLOWEST {
    @Override
    double of(Map<TimeKind, Double> perSecond) {
      return HALF * Collections.min(perSecond.values());
    }
  };

  private static final double HALF = 0.5;

  /**
   * The rate.
   *
   * @param perSecond what each type can do
   */
  abstract double of(Map<TimeKind, Double> perSecond);
}

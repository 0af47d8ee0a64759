package io.github.wiretime.measurements.calls;

import io.github.wiretime.measurements.stack.Effort;
import java.util.List;

/**
 * How long and how often to measure.
 *
 * @param rounds how often each situation is measured
 * @param warmupMillis for each type, before all rounds
 * @param millis the length of a saturated phase, and of a phase at each pace
 * @param situations what is measured in each round
 */
record LoadPlan(int rounds, int warmupMillis, int millis, List<Situation> situations) {
  private static final Situation BUSY = new Situation(8, 20);
  private static final List<Situation> ALL =
      List.of(
          new Situation(1, 1),
          new Situation(8, 1),
          new Situation(32, 1),
          new Situation(1, 20),
          BUSY,
          new Situation(32, 20));

  /**
   * One situation.
   *
   * @param callers threads that call at the same time
   * @param orders DTOs in the argument and in the result
   */
  record Situation(int callers, int orders) {}

  static LoadPlan of(Effort effort) {
    return switch (effort) {
      case SHORT -> new LoadPlan(1, 3_000, 1_000, List.of(BUSY));
      case MEDIUM -> new LoadPlan(3, 4_500, 1_500, ALL);
      case FULL -> new LoadPlan(5, 10_000, 3_000, ALL);
    };
  }

  Situation warmup() {
    return BUSY;
  }

  int measurements() {
    return rounds * situations.size() * TimeKind.values().length * Pace.values().length;
  }

  /** For the documentation. */
  String description() {
    return "rounds: %d, each %d ms saturated and %d ms at each fixed rate, after %d ms warm-up per type and a saturated round that does not count"
        .formatted(rounds, millis, millis, warmupMillis);
  }
}

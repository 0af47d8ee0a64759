package io.github.wiretime.benchmarks.calls;

import java.util.List;
import java.util.stream.Stream;

/** How long and how often to measure. */
enum LoadPlan {
  SHORT(1, 3_000, 1_000) {
    @Override
    List<Case> cases() {
      return List.of(new Case(8, 20));
    }
  },
  MEDIUM(3, 4_500, 1_500),
  FULL(5, 10_000, 3_000);

  private static final List<Integer> CALLERS = List.of(1, 8, 32);
  private static final List<Integer> ORDERS = List.of(1, 20);
  private static final int WARMUP_CALLERS = 8;
  private static final int WARMUP_ORDERS = 20;

  private final int rounds;
  private final int warmupMillis;
  private final int millis;

  LoadPlan(int rounds, int warmupMillis, int millis) {
    this.rounds = rounds;
    this.warmupMillis = warmupMillis;
    this.millis = millis;
  }

  int rounds() {
    return rounds;
  }

  int warmupMillis() {
    return warmupMillis;
  }

  int warmupCallers() {
    return WARMUP_CALLERS;
  }

  int warmupOrders() {
    return WARMUP_ORDERS;
  }

  /** The length of a saturated phase, and of a phase at a fixed rate. */
  int millis() {
    return millis;
  }

  List<Case> cases() {
    return ORDERS.stream().flatMap(LoadPlan::withOrders).toList();
  }

  int measurements() {
    return rounds * cases().size() * TimeKind.values().length;
  }

  private static Stream<Case> withOrders(int orders) {
    return CALLERS.stream().map(callers -> new Case(callers, orders));
  }

  /**
   * One situation.
   *
   * @param callers threads that call at the same time
   * @param orders DTOs in the argument and in the result
   */
  record Case(int callers, int orders) {}
}

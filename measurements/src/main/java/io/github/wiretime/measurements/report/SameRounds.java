package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.Row;
import java.util.List;
import java.util.function.DoubleBinaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/**
 * Compares what was measured in the same rounds: a machine that is slow for a while is so for both.
 */
final class SameRounds {

  private SameRounds() {}

  /** A value of each round. */
  static List<Double> of(List<Row> rows, ToDoubleFunction<Row> value) {
    return rows.stream().mapToDouble(value).boxed().toList();
  }

  /** For each round, how much longer one took than the other. */
  static List<Double> differences(List<Double> longer, List<Double> shorter) {
    return compared(longer, shorter, (one, other) -> one - other);
  }

  /** For each round, one divided by the other. */
  static List<Double> ratios(List<Double> dividends, List<Double> divisors) {
    return compared(dividends, divisors, (one, other) -> one / other);
  }

  private static List<Double> compared(
      List<Double> ones, List<Double> others, DoubleBinaryOperator comparison) {
    return IntStream.range(0, ones.size())
        .mapToObj(round -> comparison.applyAsDouble(ones.get(round), others.get(round)))
        .toList();
  }
}

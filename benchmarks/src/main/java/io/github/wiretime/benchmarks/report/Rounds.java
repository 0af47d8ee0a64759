package io.github.wiretime.benchmarks.report;

import java.util.List;
import java.util.Map;

/**
 * What was measured of one thing in several rounds.
 *
 * @param rows a row of the result file for each round
 */
record Rounds(List<Map<String, String>> rows) {

  /** How late a caller is when it was overloaded. */
  static final double LATE_MILLIS = 150;

  private static final String CALLS = "callsPerSecond";

  double median(String column) {
    List<Double> values =
        rows.stream().map(row -> Double.valueOf(row.get(column))).sorted().toList();
    int middle = values.size() / 2;
    return values.size() % 2 == 1
        ? values.get(middle)
        : (values.get(middle - 1) + values.get(middle)) / 2;
  }

  double callsPerSecond() {
    return median(CALLS);
  }

  /** The largest distance of a round's calls/s from their median, as a part of it. */
  double spread() {
    double median = callsPerSecond();
    return rows.stream()
            .mapToDouble(row -> Math.abs(Double.parseDouble(row.get(CALLS)) - median))
            .max()
            .orElse(0)
        / median;
  }

  /** Whether callers fell behind in most rounds. */
  boolean isOverloaded() {
    return overloaded() * 2 > rows.size();
  }

  /** In how many rounds callers fell behind. */
  long overloaded() {
    return rows.stream().filter(row -> Double.parseDouble(row.get("lateMs")) > LATE_MILLIS).count();
  }
}

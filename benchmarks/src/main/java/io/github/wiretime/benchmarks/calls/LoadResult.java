package io.github.wiretime.benchmarks.calls;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.HdrHistogram.Histogram;

/**
 * What callers saw.
 *
 * @param kind of which type the times were
 * @param perSecond calls per second of callers that wait for each answer
 * @param saturated their service times, ns
 * @param rate calls per second that were due in the second phase
 * @param onTime what came of these, response times counting from when a call was due
 */
record LoadResult(
    TimeKind kind, double perSecond, Histogram saturated, double rate, Load.OnTime onTime) {
  static final List<String> COLUMNS =
      List.of(
          "dubbo",
          "protocol",
          "type",
          "callers",
          "orders",
          "round",
          "callsPerSecond",
          "saturatedMedianMs",
          "rate",
          "medianMs",
          "p75Ms",
          "p90Ms",
          "p95Ms",
          "p99Ms",
          "p995Ms",
          "p999Ms",
          "maxMs",
          "lateMs");

  private static final double MEDIAN = 50;
  private static final List<Double> PERCENTILES =
      List.of(MEDIAN, 75.0, 90.0, 95.0, 99.0, 99.5, 99.9, 100.0);
  private static final double NANOS_PER_MILLI = 1e6;

  List<String> row(String dubbo, String protocol, LoadPlan.Case situation, int round) {
    List<String> row = new ArrayList<>();
    row.addAll(List.of(dubbo, protocol, kind.name()));
    row.add(String.valueOf(situation.callers()));
    row.add(String.valueOf(situation.orders()));
    row.add(String.valueOf(round));
    row.add(String.format(Locale.ROOT, "%.0f", perSecond));
    row.add(millis(saturated, MEDIAN));
    row.add(String.format(Locale.ROOT, "%.0f", rate));
    PERCENTILES.forEach(percentile -> row.add(millis(onTime.responses(), percentile)));
    row.add(millis(onTime.lateNanos()));
    return row;
  }

  private static String millis(Histogram histogram, double percentile) {
    return millis(histogram.getValueAtPercentile(percentile));
  }

  private static String millis(long nanos) {
    return String.format(Locale.ROOT, "%.3f", nanos / NANOS_PER_MILLI);
  }
}

package io.github.wiretime.measurements.calls;

import io.github.wiretime.measurements.results.Row;
import org.HdrHistogram.Histogram;

/**
 * What callers saw.
 *
 * @param kind of which type the times were
 * @param perSecond calls per second of callers that wait for each answer
 * @param saturated their service times, ns
 * @param pace how many calls were due in the second phase
 * @param rate calls per second at that pace
 * @param onTime what came of these, response times counting from when a call was due
 */
record LoadResult(
    TimeKind kind,
    double perSecond,
    Histogram saturated,
    Pace pace,
    double rate,
    Load.OnTime onTime) {
  private static final double NANOS_PER_MILLI = 1e6;

  Row row(String dubbo, String protocol, LoadPlan.Situation situation, int round) {
    Histogram responses = onTime.responses();
    return new Row()
        .with("dubbo", dubbo)
        .with("protocol", protocol)
        .with("type", kind.name())
        .with("callers", situation.callers())
        .with("orders", situation.orders())
        .with("round", round)
        .with("callsPerSecond", perSecond, 0)
        .with("saturatedMedianMs", millis(saturated, 50), 3)
        .with("pace", pace.name())
        .with("rate", rate, 0)
        .with("medianMs", millis(responses, 50), 3)
        .with("p75Ms", millis(responses, 75), 3)
        .with("p90Ms", millis(responses, 90), 3)
        .with("p95Ms", millis(responses, 95), 3)
        .with("p99Ms", millis(responses, 99), 3)
        .with("p995Ms", millis(responses, 99.5), 3)
        .with("p999Ms", millis(responses, 99.9), 3)
        .with("maxMs", millis(responses, 100), 3)
        .with("lateMs", onTime.lateNanos() / NANOS_PER_MILLI, 3);
  }

  static double millis(Histogram histogram, double percentile) {
    return histogram.getValueAtPercentile(percentile) / NANOS_PER_MILLI;
  }
}

package io.github.wiretime.measurements.results;

import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.util.Statistics;

/**
 * Turns JMH's results into rows: what was measured; median, lowest and highest sample; their
 * number. The median, because one sample that the machine disturbed does not move it.
 */
public final class JmhTable {
  private JmhTable() {}

  /** The results in their order, with the given parameters as columns. */
  public static Table of(Collection<RunResult> results, List<String> parameters) {
    return Table.of(results.stream(), result -> row(result, parameters));
  }

  private static Row row(RunResult result, List<String> parameters) {
    Row row = new Row();
    parameters.forEach(parameter -> row.with(parameter, result.getParams().getParam(parameter)));
    Result<?> primary = result.getPrimaryResult();
    Statistics statistics = primary.getStatistics();
    return row.with("operation", primary.getLabel())
        .with("median", statistics.getPercentile(50), 1)
        .with("min", statistics.getMin(), 1)
        .with("max", statistics.getMax(), 1)
        .with("samples", statistics.getN())
        .with("unit", primary.getScoreUnit());
  }
}

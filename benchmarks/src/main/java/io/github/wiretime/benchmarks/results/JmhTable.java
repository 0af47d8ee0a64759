package io.github.wiretime.benchmarks.results;

import io.github.wiretime.results.Table;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.openjdk.jmh.infra.BenchmarkParams;
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
    List<String> columns = new ArrayList<>(parameters);
    columns.addAll(List.of("operation", "median", "min", "max", "samples", "unit"));
    return new Table(columns, results.stream().map(result -> row(result, parameters)).toList());
  }

  private static List<String> row(RunResult result, List<String> parameters) {
    BenchmarkParams benchmark = result.getParams();
    Result<?> primary = result.getPrimaryResult();
    Statistics statistics = primary.getStatistics();
    Stream<String> measured =
        Stream.of(
            primary.getLabel(),
            number(statistics.getPercentile(50)),
            number(statistics.getMin()),
            number(statistics.getMax()),
            String.valueOf(statistics.getN()),
            primary.getScoreUnit());
    return Stream.concat(parameters.stream().map(benchmark::getParam), measured).toList();
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}

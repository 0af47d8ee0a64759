package io.github.wiretime.measurements.published;

import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.util.Statistics;

/** Rows of the result file, with every statistic that somebody published. */
final class JmhRows {
  private static final String ALLOCATED = "gc.alloc.rate.norm";
  private static final MathContext DIGITS = new MathContext(5);

  private JmhRows() {}

  /** Runs JMH; a key is the prefix, the method and, if there is one, the variant. */
  static Table run(String prefix, OptionsBuilder options) throws RunnerException {
    List<Row> rows = new ArrayList<>();
    for (RunResult result : new Runner(options.build()).run()) {
      Result<?> time = result.getPrimaryResult();
      String variant = result.getParams().getParam("variant");
      String key = prefix + time.getLabel() + (variant == null ? "" : '/' + variant);
      boolean isBatch = result.getParams().getMode() == Mode.SingleShotTime;
      String unit = isBatch ? "ms a batch" : time.getScoreUnit();
      rows.add(row(key, time.getStatistics(), unit));
      Result<?> allocated = result.getSecondaryResults().get(ALLOCATED);
      if (allocated != null) {
        rows.add(row("allocated/" + key, allocated.getStatistics(), "bytes"));
      }
    }
    return new Table(rows);
  }

  static Row row(String key, Statistics samples, String unit) {
    return new Row()
        .with("key", key)
        .with("median", number(samples.getPercentile(50)))
        .with("min", number(samples.getMin()))
        .with("max", number(samples.getMax()))
        .with("mean", number(samples.getMean()))
        .with("deviation", number(samples.getN() < 2 ? 0 : samples.getStandardDeviation()))
        .with("samples", samples.getN())
        .with("unit", unit);
  }

  private static String number(double value) {
    return new BigDecimal(value).round(DIGITS).toPlainString();
  }
}

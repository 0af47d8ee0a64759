package io.github.wiretime.measurements.results;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.util.Statistics;

/**
 * Runs JMH and measures again what the machine disturbed: a benchmark whose samples lie further
 * than a quarter of their median from it. Of its runs the calmest counts.
 */
public final class CalmRuns {
  private static final double DISTURBED = 0.25;

  private final ChainedOptionsBuilder options;
  private final String parameter;
  private final int attempts;
  private final Map<String, RunResult> calmest = new LinkedHashMap<>();

  /**
   * Nothing runs yet.
   *
   * @param options what to run, apart from the values of the parameter
   * @param parameter the JMH parameter whose values are run again
   * @param attempts how often to run a value at most
   */
  public CalmRuns(ChainedOptionsBuilder options, String parameter, int attempts) {
    this.options = options;
    this.parameter = parameter;
    this.attempts = attempts;
  }

  /** The calmest result of each benchmark for each value. */
  public Collection<RunResult> run(List<String> values) throws RunnerException {
    List<String> pending = values;
    for (int attempt = 0; attempt < attempts && !pending.isEmpty(); attempt++) {
      OptionsBuilder attemptOptions = new OptionsBuilder();
      attemptOptions.parent(options.build());
      attemptOptions.param(parameter, pending.toArray(String[]::new));
      new Runner(attemptOptions.build())
          .run()
          .forEach(result -> calmest.merge(key(result), result, CalmRuns::calmer));
      pending = disturbed();
    }
    return calmest.values();
  }

  private List<String> disturbed() {
    Set<String> values = new TreeSet<>();
    for (RunResult result : calmest.values()) {
      if (spread(result) > DISTURBED) {
        values.add(result.getParams().getParam(parameter));
      }
    }
    return new ArrayList<>(values);
  }

  private String key(RunResult result) {
    BenchmarkParams benchmark = result.getParams();
    return benchmark.getBenchmark() + ' ' + benchmark.getParam(parameter);
  }

  private static RunResult calmer(RunResult one, RunResult other) {
    return spread(other) < spread(one) ? other : one;
  }

  private static double spread(RunResult result) {
    Statistics samples = result.getPrimaryResult().getStatistics();
    double median = samples.getPercentile(50);
    return Math.max(samples.getMax() - median, median - samples.getMin()) / median;
  }
}

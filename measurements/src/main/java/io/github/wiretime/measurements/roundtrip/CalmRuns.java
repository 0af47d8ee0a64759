package io.github.wiretime.measurements.roundtrip;

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
  private static final String SUBJECT = "subject";
  private static final double DISTURBED = 0.25;

  private final ChainedOptionsBuilder options;
  private final int attempts;
  private final Map<String, RunResult> calmest = new LinkedHashMap<>();

  /**
   * Nothing runs yet.
   *
   * @param options what to run, apart from the subjects
   * @param attempts how often to run a subject at most
   */
  public CalmRuns(ChainedOptionsBuilder options, int attempts) {
    this.options = options;
    this.attempts = attempts;
  }

  /** The calmest result of each benchmark for each subject. */
  public Collection<RunResult> run(List<String> subjects) throws RunnerException {
    List<String> pending = subjects;
    for (int attempt = 0; attempt < attempts && !pending.isEmpty(); attempt++) {
      OptionsBuilder attemptOptions = new OptionsBuilder();
      attemptOptions.parent(options.build());
      attemptOptions.param(SUBJECT, pending.toArray(String[]::new));
      new Runner(attemptOptions.build())
          .run()
          .forEach(result -> calmest.merge(key(result), result, CalmRuns::calmer));
      pending = disturbed();
    }
    return calmest.values();
  }

  private List<String> disturbed() {
    Set<String> subjects = new TreeSet<>();
    for (RunResult result : calmest.values()) {
      if (spread(result) > DISTURBED) {
        subjects.add(result.getParams().getParam(SUBJECT));
      }
    }
    return new ArrayList<>(subjects);
  }

  private static String key(RunResult result) {
    BenchmarkParams benchmark = result.getParams();
    return benchmark.getBenchmark() + ' ' + benchmark.getParam(SUBJECT);
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

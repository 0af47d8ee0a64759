package io.github.wiretime.measurements.roundtrip;

import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Profile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.util.Statistics;

/** Measures the round trips of the profile whose libraries are on the class path. */
public final class RoundTripMain {
  private RoundTripMain() {}

  /** Takes the profile's id, the effort, the result file of the bytes and the file to write. */
  public static void main(String[] args) throws RunnerException {
    Profile profile = Profile.of(args[0]);
    Effort effort = Effort.valueOf(args[1]);
    List<Row> rows = new ArrayList<>();
    for (Matrix.Batch batch : new Matrix(profile, Table.read(Path.of(args[2])), effort).batches()) {
      OptionsBuilder options = new OptionsBuilder();
      options
          .include(RoundTripBenchmark.class.getSimpleName() + batch.methods())
          .param("profile", profile.id());
      new CalmRuns(effort.apply(options), effort.attempts())
          .run(batch.subjects().stream().map(Subject::toString).toList())
          .forEach(result -> rows.add(row(result)));
    }
    new Table(rows).write(Path.of(args[3]));
    System.exit(0); // Dubbo leaves threads behind.
  }

  /** The median, because one sample that the machine disturbed does not move it. */
  private static Row row(RunResult result) {
    Result<?> primary = result.getPrimaryResult();
    Statistics statistics = primary.getStatistics();
    return new Row()
        .with("profile", result.getParams().getParam("profile"))
        .with("subject", result.getParams().getParam("subject"))
        .with("operation", primary.getLabel())
        .with("median", statistics.getPercentile(50), 1)
        .with("min", statistics.getMin(), 1)
        .with("max", statistics.getMax(), 1)
        .with("samples", statistics.getN())
        .with("unit", primary.getScoreUnit());
  }
}

package io.github.wiretime.measurements.roundtrip;

import io.github.wiretime.measurements.results.CalmRuns;
import io.github.wiretime.measurements.results.JmhTable;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Profile;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures the round trips of the profile whose libraries are on the class path. */
public final class RoundTripMain {
  private RoundTripMain() {}

  /** Takes the profile's id, the effort, the result file of the bytes and the file to write. */
  public static void main(String[] args) throws RunnerException {
    Profile profile = Profile.of(args[0]);
    Effort effort = Effort.valueOf(args[1]);
    List<RunResult> results = new ArrayList<>();
    for (Matrix.Batch batch : new Matrix(profile, Table.read(Path.of(args[2])), effort).batches()) {
      results.addAll(run(profile, effort, batch));
    }
    JmhTable.of(results, List.of("profile", "subject")).write(Path.of(args[3]));
    System.exit(0); // Dubbo leaves threads behind.
  }

  private static Collection<RunResult> run(Profile profile, Effort effort, Matrix.Batch batch)
      throws RunnerException {
    OptionsBuilder options = new OptionsBuilder();
    options
        .include(RoundTripBenchmark.class.getSimpleName() + batch.methods())
        .param("profile", profile.id());
    CalmRuns runs = new CalmRuns(effort.apply(options), "subject", effort.attempts());
    return runs.run(batch.subjects().stream().map(Subject::toString).toList());
  }
}

package io.github.wiretime.benchmarks.roundtrip;

import io.github.wiretime.benchmarks.results.CalmRuns;
import io.github.wiretime.benchmarks.results.JmhTable;
import io.github.wiretime.benchmarks.results.Table;
import io.github.wiretime.benchmarks.stack.Profile;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures the round trips of the profile whose libraries are on the class path. */
public final class RoundTripMain {
  private RoundTripMain() {}

  /** Takes the profile's id, the effort, the result file of the bytes and the file to write. */
  public static void main(String[] args) throws RunnerException {
    Profile profile = Profile.of(args[0]);
    Effort effort = Effort.valueOf(args[1]);
    List<Subject> subjects = Subject.of(profile, Table.read(Path.of(args[2])), effort);
    OptionsBuilder options = new OptionsBuilder();
    options
        .include(RoundTripBenchmark.class.getSimpleName() + effort.methods())
        .param("profile", profile.id())
        .jvmArgsAppend("-Xms512m", "-Xmx512m")
        .shouldFailOnError(true);
    CalmRuns runs = new CalmRuns(effort.apply(options), "subject", effort.attempts());
    JmhTable.of(
            runs.run(subjects.stream().map(Subject::toString).toList()),
            List.of("profile", "subject"))
        .write(Path.of(args[3]));
    System.exit(0); // Dubbo leaves threads behind.
  }
}

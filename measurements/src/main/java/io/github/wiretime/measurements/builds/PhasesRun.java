package io.github.wiretime.measurements.builds;

import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.scans.ScansRun;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/**
 * Times the scan at the end of a build of generated modules in steps of which each does more than
 * the last one, so that their differences are the phases of the scan.
 */
public final class PhasesRun {

  /** The result file. */
  public static final String FILE = "phases.csv";

  /** A build compiles longer than that, and the scanner has loaded its classes by then. */
  private static final Duration WAIT = Duration.ofSeconds(5);

  private static final int FINDINGS = 1;

  private final ScannedBuild build;
  private final ImmutableList<String> command;

  private PhasesRun(ScannedBuild build, ImmutableList<String> command) {
    this.build = build;
    this.command = command;
  }

  /** Measures and writes the result file; a run that stops half way changes nothing. */
  public static void run(Layout layout, Effort effort, int rounds)
      throws IOException, InterruptedException {
    ImmutableList<String> command = ScannerJvm.command(ScansRun.command(layout));
    int modules = MavenProject.modules(effort);
    int times = effort == Effort.SHORT ? 1 : rounds;
    Path folder = Files.createTempDirectory("wiretime-phases");
    try {
      Path jvmConfig = layout.root().resolve("examples/.mvn/jvm.config");
      ScannedBuild build = ScannedBuild.compiled(folder, jvmConfig, modules);
      new Table(new PhasesRun(build, command).measure(times)).write(layout.result(FILE));
      Environment.of(times + " rounds, " + MavenProject.described(modules))
          .write(layout.result("phases-environment.csv"));
    } finally {
      MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  private ImmutableList<Row> measure(int rounds) throws IOException, InterruptedException {
    ImmutableList.Builder<Row> rows = ImmutableList.builder();
    List<Step> steps = List.of(Step.values());
    Progress progress = new Progress(System.out, steps.size() * (1 + rounds));
    for (int round = 0; round <= rounds; round++) {
      for (Step step : steps) {
        progress.step(step + ", round " + round);
        double seconds = seconds(step);
        if (round > 0) { // the first one fills the caches of the system
          rows.add(
              new Row()
                  .with("step", step)
                  .with("round", round)
                  .with("seconds", seconds, /* decimals= */ 3));
        }
      }
    }
    return rows.build();
  }

  /** From the start of a JVM to its end, or from the question where it was started before. */
  private double seconds(Step step) throws IOException, InterruptedException {
    build.deleteReports();
    Stopwatch watch = Stopwatch.createStarted();
    try (ScannerJvm jvm = ScannerJvm.start(command, build.folder())) {
      if (step.hasWaited()) {
        Thread.sleep(WAIT.toMillis());
        watch.reset().start();
      }
      int exitCode = jvm.ask(build.arguments(step));
      double seconds = watch.elapsed().toNanos() / 1e9;
      if (exitCode != (step.scans() ? FINDINGS : 0)
          || jvm.output().contains(" costly members") != step.scans()
          || build.hasReports() != step.writesReports()) {
        throw new IOException("not what is measured, exit code " + exitCode + "\n" + jvm.output());
      }
      return seconds;
    }
  }
}

package io.github.wiretime.measurements.calls;

import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Fork;
import io.github.wiretime.measurements.stack.Layout;
import java.io.IOException;
import java.util.List;

/** Looks for the load at which LocalDateTime takes from Date's calls/s what was observed. */
public final class ObservationRun {
  /** The first is of the time of the observation, April 2020. */
  private static final List<String> VERSIONS = List.of("2.7.6", "3.2.19", "3.3.6");

  private ObservationRun() {}

  /** Measures and writes the result file. */
  public static void run(Layout layout, Effort effort) throws IOException, InterruptedException {
    Fork fork = layout.fork(VERSIONS.size());
    Table all = new Table(List.of());
    for (String version : VERSIONS) {
      fork.progress().step("observation, Dubbo " + version);
      all =
          all.and(
              CallsRun.measure(
                  fork,
                  CallsRun.jars(layout, fork, version),
                  ObservationClient.class,
                  version,
                  "dubbo",
                  effort));
    }
    all.write(layout.result("observation.csv"));
    Environment.of(ObservationClient.description(effort))
        .write(layout.result("observation-environment.csv"));
  }
}

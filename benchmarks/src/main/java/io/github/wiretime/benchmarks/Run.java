package io.github.wiretime.benchmarks;

import io.github.wiretime.benchmarks.bytes.BytesRun;
import io.github.wiretime.benchmarks.calls.CallsRun;
import io.github.wiretime.benchmarks.published.PublishedRun;
import io.github.wiretime.benchmarks.report.Report;
import io.github.wiretime.benchmarks.roundtrip.Effort;
import io.github.wiretime.benchmarks.roundtrip.RoundTripRun;
import io.github.wiretime.benchmarks.stack.Layout;
import io.github.wiretime.benchmarks.stack.Profile;
import io.github.wiretime.benchmarks.stack.Progress;
import io.github.wiretime.results.Environment;
import io.github.wiretime.results.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Set;

/** Runs parts and writes their result files. */
record Run(Layout layout, Effort effort, Set<Profile> profiles, Progress progress) {

  void part(Part part) throws IOException, InterruptedException {
    switch (part) {
      case BYTES -> {
        BytesRun.measure(layout.fork(), progress).write(layout.result(BytesRun.FILE));
        BytesRun.forms(layout.fork()).write(layout.result(BytesRun.FORMS));
      }
      case ROUNDTRIPS -> roundTrips();
      case CALLS -> {
        CallsRun.measure(layout.fork(), effort, progress).write(layout.result(CallsRun.FILE));
        environment("calls", CallsRun.description(effort));
      }
      case PUBLISHED -> {
        PublishedRun.run(layout, effort, progress);
        environment("published", effort.description());
      }
      case RENDER -> {
        progress.step("documentation and cost table");
        new Report(layout).write();
      }
    }
  }

  private void roundTrips() throws IOException, InterruptedException {
    Path results = layout.result(RoundTripRun.FILE);
    for (Profile profile : profiles) { // An hour in all: what is done stays done.
      RoundTripRun.measure(
              layout.fork(),
              Set.of(profile),
              Table.read(results),
              layout.result(BytesRun.FILE),
              effort,
              progress)
          .write(results);
    }
    environment("roundtrips", effort.description());
  }

  private void environment(String name, String description) {
    Environment.of(description).write(layout.result(name + "-environment.csv"));
  }
}

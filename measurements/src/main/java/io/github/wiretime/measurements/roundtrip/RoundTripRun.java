package io.github.wiretime.measurements.roundtrip;

import io.github.wiretime.measurements.bytes.BytesRun;
import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Fork;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Measures the round trips of every type with JMH, for each profile in its own JVMs. */
public final class RoundTripRun {
  private static final String FILE = "roundtrips.csv";

  private RoundTripRun() {}

  /** Measures profiles; the rows of others stay. What is done stays done: it takes an hour. */
  public static void run(Layout layout, List<Profile> profiles, Effort effort)
      throws IOException, InterruptedException {
    Path bytes = layout.result(BytesRun.FILE); // says what can be written and read at all
    if (!Files.exists(bytes)) {
      throw new IOException("there is no " + bytes + " yet: measure bytes first");
    }
    Fork fork = layout.fork(profiles.size());
    for (Profile profile : profiles) {
      fork.progress().step("round trips " + profile.id());
      Table measured = fork.measure(profile, RoundTripMain.class, effort.name(), bytes.toString());
      Table earlier = Table.read(layout.result(FILE));
      Table all = new Table(List.of());
      for (Profile each : Profile.values()) {
        all = all.and(each == profile ? measured : earlier.where("profile", each.id()));
      }
      all.write(layout.result(FILE));
    }
    Environment.of(effort.description()).write(layout.result("roundtrips-environment.csv"));
  }
}

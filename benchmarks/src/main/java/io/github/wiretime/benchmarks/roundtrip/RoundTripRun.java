package io.github.wiretime.benchmarks.roundtrip;

import io.github.wiretime.benchmarks.stack.Fork;
import io.github.wiretime.benchmarks.stack.Profile;
import io.github.wiretime.benchmarks.stack.Progress;
import io.github.wiretime.results.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Measures the round trips of every type for every profile with JMH. */
public final class RoundTripRun {
  /** The result file. */
  public static final String FILE = "roundtrips.csv";

  private static final Pattern JMH_PROGRESS = Pattern.compile("# Run progress: ([0-9.]+)%.*");

  private RoundTripRun() {}

  /**
   * The rows of the given profiles, and the earlier rows of the others.
   *
   * @param earlier what was measured before
   * @param bytes the result file of the bytes, which says what can be read at all
   */
  public static Table measure(
      Fork fork, Set<Profile> profiles, Table earlier, Path bytes, Effort effort, Progress progress)
      throws IOException, InterruptedException {
    List<Table> tables = new ArrayList<>();
    for (Profile profile : Profile.values()) {
      if (!profiles.contains(profile)) {
        tables.add(earlier.where("profile", profile.id()));
        continue;
      }
      progress.step("round trips " + profile.id());
      Path file = Files.createTempFile("wiretime-roundtrips", ".csv");
      try {
        ProcessBuilder java =
            fork.java(
                profile, RoundTripMain.class, effort.name(), bytes.toString(), file.toString());
        fork.run(java, line -> show(line, progress));
        tables.add(Table.read(file));
      } finally {
        Files.delete(file);
      }
    }
    return Table.concat(tables);
  }

  /** Hands on how far JMH says it is. */
  public static void show(String line, Progress progress) {
    Matcher matcher = JMH_PROGRESS.matcher(line);
    if (matcher.matches()) {
      progress.done(Double.parseDouble(matcher.group(1)) / 100);
    }
  }
}

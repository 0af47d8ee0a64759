package io.github.wiretime.benchmarks.published;

import io.github.wiretime.benchmarks.roundtrip.Effort;
import io.github.wiretime.benchmarks.roundtrip.RoundTripRun;
import io.github.wiretime.benchmarks.stack.Layout;
import io.github.wiretime.benchmarks.stack.Profile;
import io.github.wiretime.benchmarks.stack.Progress;
import io.github.wiretime.results.Table;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Measures published tables again. */
public final class PublishedRun {
  /** Result file: times. */
  public static final String TIMES = "published-times.csv";

  /** Result file: sizes. */
  public static final String SIZES = "published-sizes.csv";

  /** Result file: the original observation. */
  public static final String OBSERVATION = "published-observation.csv";

  /** One for the tables and one per profile of the observation. */
  public static final int STEPS = 4;

  private static final List<Profile> PROFILES =
      List.of(Profile.HESSIAN_3_2, Profile.HESSIAN_4_0_4, Profile.JAVA);

  private PublishedRun() {}

  /** Measures and writes. */
  public static void run(Layout layout, Effort effort, Progress progress)
      throws IOException, InterruptedException {
    progress.step("published tables");
    Files.createDirectories(layout.result(TIMES).getParent());
    ProcessBuilder tables =
        layout
            .fork()
            .java(
                "published",
                Profile.JAVA.jvmOptions(),
                PublishedMain.class,
                List.of(
                    effort.name(),
                    layout.result(TIMES).toString(),
                    layout.result(SIZES).toString()));
    layout.fork().run(tables, line -> RoundTripRun.show(line, progress));
    List<Table> observation = new ArrayList<>();
    for (Profile profile : PROFILES) {
      progress.step("original observation, " + profile.id());
      observation.add(observe(layout, profile, effort, progress));
    }
    Table.concat(observation).write(layout.result(OBSERVATION));
  }

  private static Table observe(Layout layout, Profile profile, Effort effort, Progress progress)
      throws IOException, InterruptedException {
    Path file = Files.createTempFile("wiretime-observation", ".csv");
    try {
      ProcessBuilder java =
          layout.fork().java(profile, ObservationMain.class, effort.name(), file.toString());
      layout.fork().run(java, line -> RoundTripRun.show(line, progress));
      return Table.read(file);
    } finally {
      Files.delete(file);
    }
  }
}

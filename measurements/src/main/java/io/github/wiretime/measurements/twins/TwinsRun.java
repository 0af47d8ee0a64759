package io.github.wiretime.measurements.twins;

import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Fork;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import java.util.List;

/** Measures a migration by twins, for each profile in its own JVMs. */
public final class TwinsRun {

  /** The name of the result file. */
  public static final String FILE = "twins.csv";

  private static final List<Profile> PROFILES =
      List.of(
          Profile.HESSIAN_3_2,
          Profile.HESSIAN_4_0_3,
          Profile.HESSIAN_4_0_4,
          Profile.SOFA_3_5,
          Profile.FASTJSON2);

  private TwinsRun() {}

  /** Measures and writes the result file. */
  public static void run(Layout layout, Effort effort) throws IOException, InterruptedException {
    Fork fork = layout.fork(PROFILES.size());
    Table all = new Table(List.of());
    for (Profile profile : PROFILES) {
      fork.progress().step("twins " + profile.id());
      all = all.and(fork.measure(profile, TwinsMain.class, effort.name()));
    }
    all.write(layout.result(FILE));
    Environment.of(effort.description()).write(layout.result("twins-environment.csv"));
  }
}

package io.github.wiretime.measurements.published;

import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Fork;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Measures published tables again. */
public final class PublishedRun {
  private static final List<Profile> OBSERVED =
      List.of(Profile.HESSIAN_3_2, Profile.HESSIAN_4_0_4, Profile.JAVA);

  private PublishedRun() {}

  /** Measures and writes the result files. */
  public static void run(Layout layout, Effort effort) throws IOException, InterruptedException {
    sizes().write(layout.result("published-sizes.csv"));
    Fork fork = layout.fork(OBSERVED.size() + 1);
    fork.progress().step("published tables");
    fork.measure(
            fork.jars("current"),
            Profile.JAVA.jvmOptions(),
            PublishedMain.class,
            List.of(effort.name()))
        .write(layout.result("published-times.csv"));
    Table observation = new Table(List.of());
    for (Profile profile : OBSERVED) {
      fork.progress().step("original observation, " + profile.id());
      observation = observation.and(fork.measure(profile, ObservationMain.class, effort.name()));
    }
    observation.write(layout.result("published-observation.csv"));
    Environment.of(effort.description()).write(layout.result("published-environment.csv"));
  }

  /** Bytes, the same on every machine. */
  static Table sizes() throws IOException {
    List<Row> rows = new ArrayList<>();
    for (DocumentFormat format : DocumentFormat.values()) {
      rows.add(row("document", format, format.write()));
    }
    for (SmallFormat format : SmallFormat.values()) {
      rows.add(row("small", format, format.write(SmallItem.EXAMPLE)));
    }
    return new Table(rows);
  }

  private static Row row(String object, Enum<?> format, byte[] written) {
    return new Row()
        .with("object", object)
        .with("variant", format.name())
        .with("bytes", written.length);
  }
}

package io.github.wiretime.measurements.bytes;

import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Fork;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import java.util.List;

/** Measures the bytes of every type for every profile, each in its own JVM. */
public final class BytesRun {
  /** The result file. */
  public static final String FILE = "bytes.csv";

  /** The result file of {@link #forms}. */
  public static final String FORMS = "bytes-forms.csv";

  /** The result file of {@link #counts}. */
  public static final String COUNTS = "bytes-counts.csv";

  private BytesRun() {}

  /** Measures and writes the result files. */
  public static void run(Layout layout) throws IOException, InterruptedException {
    Fork fork = layout.fork(Profile.values().length + 2);
    measure(fork).write(layout.result(FILE));
    forms(fork).write(layout.result(FORMS));
    counts(fork).write(layout.result(COUNTS));
  }

  /** The whole table; the same on every run. */
  static Table measure(Fork fork) throws IOException, InterruptedException {
    Table all = new Table(List.of());
    for (Profile profile : Profile.values()) {
      fork.progress().step("bytes " + profile.id());
      all = all.and(fork.measure(profile, BytesMain.class));
    }
    return all;
  }

  /** What can be sent instead, with the hessian-lite of the current Dubbo release. */
  static Table forms(Fork fork) throws IOException, InterruptedException {
    fork.progress().step("bytes of what can be sent instead");
    return fork.measure(Profile.HESSIAN_4_0_4, FormsMain.class);
  }

  /** The same of values by their number in a message. */
  static Table counts(Fork fork) throws IOException, InterruptedException {
    fork.progress().step("bytes by the number of values");
    return fork.measure(Profile.HESSIAN_4_0_4, CountsMain.class);
  }
}

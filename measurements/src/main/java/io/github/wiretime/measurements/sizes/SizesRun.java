package io.github.wiretime.measurements.sizes;

import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Progress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Compiles code bases of growing size with and without the check. */
public final class SizesRun {
  private static final int[] ALL = {1_000, 3_000, 10_000, 30_000};
  private static final long WARM_UP_LINES = 600_000;

  private SizesRun() {}

  /**
   * Measures and writes the result file; what it has of other subjects stays.
   *
   * @param sizes generated code of these sizes only; null for all, and public code
   */
  public static void run(Layout layout, Effort effort, int rounds, int[] sizes) throws IOException {
    boolean brief = effort == Effort.SHORT;
    List<Subject> subjects = new ArrayList<>();
    if (!brief && sizes == null) {
      subjects.addAll(Subject.publicCode(layout.downloads()));
    }
    for (int size : sizes != null ? sizes : brief ? new int[] {100, 300} : ALL) {
      subjects.add(Subject.generated(size));
    }
    Measurement measurement =
        brief ? new Measurement(1, /* warmUpLines= */ 0) : new Measurement(rounds, WARM_UP_LINES);
    Progress progress =
        new Progress(System.out, subjects.stream().mapToInt(measurement::steps).sum());
    Path file = layout.result("sizes.csv");
    List<String> names = subjects.stream().map(Subject::name).toList();
    Table all =
        new Table(
            Table.read(file).stream().filter(row -> !names.contains(row.get("subject"))).toList());
    for (Subject subject : subjects) {
      all = all.and(measurement.of(subject, progress));
      all.write(file);
    }
    Environment.of(measurement.rounds() + " rounds").write(layout.result("sizes-environment.csv"));
  }
}

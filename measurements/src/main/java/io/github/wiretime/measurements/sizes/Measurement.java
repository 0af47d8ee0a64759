package io.github.wiretime.measurements.sizes;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.Javac;
import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.compile.Outcome;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Progress;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Compiles a subject in turn with javac alone, with Error Prone and with the check, so that
 * whatever else the machine does meets all of them.
 *
 * @param rounds compilations in each mode
 * @param warmUpLines how much each mode compiles before, at most, as small code would else meet a
 *     colder JVM than large code; the subject is compiled once in any case
 */
record Measurement(int rounds, long warmUpLines) {

  private static final int MOST_CLASSES_IN_A_SMALL_HEAP = 10_000;
  private static final long LARGE_HEAP = 12L << 30;

  /** How many steps of progress a subject takes. */
  int steps(Subject subject) {
    return modes(subject).size() * (warmUps(subject) + rounds) + 1;
  }

  private int warmUps(Subject subject) {
    return (int) Math.max(1, warmUpLines / subject.lines());
  }

  /** Error Prone's own checks take more memory than many machines have for the largest code. */
  private static Set<Mode> modes(Subject subject) {
    return subject.classes() > MOST_CLASSES_IN_A_SMALL_HEAP
            && Runtime.getRuntime().maxMemory() < LARGE_HEAP
        ? EnumSet.complementOf(EnumSet.of(Mode.ERROR_PRONE_ON))
        : EnumSet.allOf(Mode.class);
  }

  /** Measures; a row for each compilation. */
  Table of(Subject subject, Progress progress) {
    Javac javac = new Javac(subject.classPath(), ImmutableList.of());
    List<Row> rows = new ArrayList<>();
    for (int turn = -warmUps(subject); turn < rounds; turn++) {
      for (Mode mode : modes(subject)) {
        progress.step(subject.name() + ", " + mode);
        Outcome outcome = javac.compile(subject.sources(), mode);
        if (turn >= 0) {
          rows.add(row(subject, mode.name(), outcome));
        }
      }
    }
    progress.step(subject.name() + ", weighed");
    rows.add(row(subject, "WEIGHED", javac.compileAndWeigh(subject.sources())));
    return new Table(rows);
  }

  static Row row(Subject subject, String mode, Outcome outcome) {
    if (!outcome.errors().isEmpty()) {
      throw new IllegalStateException(subject.name() + ": " + outcome.errors().get(0));
    }
    return new Row()
        .with("subject", subject.name())
        .with("classes", subject.classes())
        .with("lines", subject.lines())
        .with("reachable", subject.reachable())
        .with("mode", mode)
        .with("cpu ms", outcome.cpuNanos() / 1e6, 1)
        .with("wall ms", outcome.wallNanos() / 1e6, 1)
        .with("analysis ms", outcome.own().analysisNanos() / 1e6, 1)
        .with("visits ms", outcome.own().visitNanos() / 1e6, 1)
        .with("allocated bytes", outcome.own().bytes())
        .with("retained bytes", outcome.own().retained())
        .with("findings", outcome.members().size());
  }
}

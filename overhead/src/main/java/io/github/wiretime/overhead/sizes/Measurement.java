package io.github.wiretime.overhead.sizes;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.overhead.compile.Javac;
import io.github.wiretime.overhead.compile.Mode;
import io.github.wiretime.overhead.compile.Outcome;
import io.github.wiretime.overhead.results.Progress;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Compiles a subject in turn with javac alone, with Error Prone and with the check, so that
 * whatever else the machine does meets all of them.
 */
public final class Measurement {

  /** The columns of the result file, a row for each compilation. */
  public static final List<String> COLUMNS =
      List.of(
          "subject",
          "classes",
          "lines",
          "reachable",
          "mode",
          "cpu ms",
          "wall ms",
          "analysis ms",
          "visits ms",
          "allocated bytes",
          "retained bytes",
          "findings");

  private static final int MOST_CLASSES_IN_A_SMALL_HEAP = 10_000;
  private static final long LARGE_HEAP = 12L << 30;

  private final Effort effort;
  private final Progress progress;

  /** How much to measure. */
  public Measurement(Effort effort, Progress progress) {
    this.effort = effort;
    this.progress = progress;
  }

  /** How many steps of progress a subject takes. */
  public static int steps(Subject subject, Effort effort) {
    return modes(subject).size() * (effort.warmUps(subject) + effort.rounds()) + 1;
  }

  /** Error Prone's own checks take more memory than many machines have for the largest code. */
  private static Set<Mode> modes(Subject subject) {
    return subject.classes() > MOST_CLASSES_IN_A_SMALL_HEAP
            && Runtime.getRuntime().maxMemory() < LARGE_HEAP
        ? EnumSet.complementOf(EnumSet.of(Mode.ERROR_PRONE_ON))
        : EnumSet.allOf(Mode.class);
  }

  /** Measures; the rows. */
  public List<List<String>> of(Subject subject) {
    Javac javac = new Javac(subject.classPath(), ImmutableList.of());
    List<List<String>> rows = new ArrayList<>();
    for (int turn = -effort.warmUps(subject); turn < effort.rounds(); turn++) {
      for (Mode mode : modes(subject)) {
        Outcome outcome = javac.compile(subject.sources(), mode);
        if (turn >= 0) {
          rows.add(row(subject, mode.name(), outcome));
        }
        progress.step(subject.name(), mode.name(), outcome.wallNanos());
      }
    }
    Outcome weighed = javac.compileAndWeigh(subject.sources());
    progress.step(subject.name(), "weighed", weighed.wallNanos());
    rows.add(row(subject, "WEIGHED", weighed));
    return rows;
  }

  static List<String> row(Subject subject, String mode, Outcome outcome) {
    if (!outcome.errors().isEmpty()) {
      throw new IllegalStateException(subject.name() + ": " + outcome.errors().get(0));
    }
    return List.of(
        subject.name(),
        String.valueOf(subject.classes()),
        String.valueOf(subject.lines()),
        String.valueOf(subject.reachable()),
        mode,
        millis(outcome.cpuNanos()),
        millis(outcome.wallNanos()),
        millis(outcome.own().analysisNanos()),
        millis(outcome.own().visitNanos()),
        String.valueOf(outcome.own().bytes()),
        String.valueOf(outcome.own().retained()),
        String.valueOf(outcome.members().size()));
  }

  private static String millis(long nanos) {
    return String.format(java.util.Locale.ROOT, "%.1f", nanos / 1e6);
  }
}

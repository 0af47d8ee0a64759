package io.github.wiretime.measurements.sizes;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.measurements.compile.Javac;
import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.compile.Outcome;
import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Jvm;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Compiles in turn with the check of costs alone and with both checks, in some JVMs. */
public final class BothChecksRun {

  /** The result file. */
  public static final String FILE = "both-checks.csv";

  /** The column that says which checks ran. */
  public static final String CHECKS = "checks";

  public static final String ONE = "CostlyRpcTime";
  public static final String BOTH = "both";

  private static final ImmutableMap<String, ImmutableList<String>> OPTIONS =
      ImmutableMap.of(ONE, ImmutableList.of(), BOTH, ImmutableList.of("-Xep:BrokenRpcValue:WARN"));

  /** The order of every other round, because a JVM becomes faster all the time. */
  private static final ImmutableList<String> ONE_FIRST = OPTIONS.keySet().asList();

  /** How many classes are compiled in each way, in how many rounds after how many others. */
  private enum Size {
    SMALL(1_000, 8, 31),
    LARGE(10_000, 2, 8);

    private final int classes;
    private final int warmUps;
    private final int rounds;

    Size(int classes, int warmUps, int rounds) {
      this.classes = classes;
      this.warmUps = warmUps;
      this.rounds = rounds;
    }
  }

  private BothChecksRun() {}

  /** Measures and writes the result file; a run that stops half way changes nothing. */
  public static void run(Layout layout, Effort effort, int jvms)
      throws IOException, InterruptedException {
    Jvm jvm = new Jvm(Path.of(System.getProperty("java.home")), ImmutableList.of());
    int times = effort == Effort.SHORT ? 1 : jvms;
    List<Size> sizes = effort == Effort.SHORT ? List.of(Size.SMALL) : List.of(Size.values());
    Progress progress = new Progress(System.out, times * sizes.size());
    Path file = Files.createTempFile("wiretime-both", ".csv");
    Table all = new Table(List.of());
    for (Size size : sizes) {
      for (int fork = 0; fork < times; fork++) {
        progress.step(size.classes + " classes, JVM " + fork);
        List<String> arguments = List.of("" + fork, file.toString(), size.name());
        if (jvm.run(BothChecksRun.class, List.of(), arguments) != 0) {
          throw new IOException("a compilation failed");
        }
        all = all.and(Table.read(file));
      }
    }
    Files.delete(file);
    all.write(layout.result(FILE));
    Environment.of(
            String.format(
                Locale.ROOT,
                "%d JVMs for each size; %d classes: %d rounds for warm-up, then %d;"
                    + " %d classes: %d, then %d",
                times,
                Size.SMALL.classes,
                Size.SMALL.warmUps,
                Size.SMALL.rounds,
                Size.LARGE.classes,
                Size.LARGE.warmUps,
                Size.LARGE.rounds))
        .write(layout.result("both-checks-environment.csv"));
  }

  /** Compiles in turn: takes the number of this JVM, the file to write and the size. */
  public static void main(String[] arguments) {
    Size size = Size.valueOf(arguments[2]);
    Subject subject = Subject.generated(size.classes);
    List<Row> rows = new ArrayList<>();
    for (int turn = -size.warmUps; turn < size.rounds; turn++) {
      for (String checks : turn % 2 == 0 ? ONE_FIRST : ONE_FIRST.reverse()) {
        Outcome outcome =
            new Javac(subject.classPath(), OPTIONS.get(checks))
                .compile(subject.sources(), Mode.CHECKED);
        if (turn >= 0) {
          rows.add(row(subject, outcome).with("jvm", arguments[0]).with(CHECKS, checks));
        }
      }
    }
    new Table(rows).write(Path.of(arguments[1]));
  }

  private static Row row(Subject subject, Outcome outcome) {
    if (!outcome.errors().isEmpty()) {
      throw new IllegalStateException(outcome.errors().get(0));
    }
    return new Row()
        .with("subject", subject.name())
        .with("cpu ms", outcome.cpuNanos() / 1e6, 1)
        .with("analysis ms", outcome.own().analysisNanos() / 1e6, 1)
        .with("visits ms", outcome.own().visitNanos() / 1e6, 1)
        .with("findings", outcome.diagnostics().size());
  }
}

package io.github.wiretime.measurements.sizes;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.Javac;
import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.compile.Outcome;
import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import io.github.wiretime.measurements.stack.Jvm;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Progress;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Compiles once in each of some JVMs, which have compiled nothing before. */
public final class FirstRun {
  private static final List<Integer> SIZES = List.of(100, 1_000);
  private static final List<Mode> MODES = List.of(Mode.values());

  private FirstRun() {}

  /** Measures and writes the result file; a run that stops half way changes nothing. */
  public static void run(Layout layout, Effort effort, int rounds)
      throws IOException, InterruptedException {
    Jvm jvm = new Jvm(Path.of(System.getProperty("java.home")), ImmutableList.of());
    List<Integer> sizes = effort == Effort.SHORT ? SIZES.subList(0, 1) : SIZES;
    int times = effort == Effort.SHORT ? 1 : rounds;
    Progress progress = new Progress(System.out, sizes.size() * MODES.size() * times);
    Table all = new Table(List.of());
    Path file = Files.createTempFile("wiretime-first", ".csv");
    for (int size : sizes) {
      for (int round = 0; round < times; round++) {
        for (Mode mode : MODES) {
          progress.step(size + " classes, " + mode);
          List<String> arguments = List.of(String.valueOf(size), mode.name(), file.toString());
          if (jvm.run(FirstRun.class, List.of(), arguments) != 0) {
            throw new IOException("the compilation failed");
          }
          all = all.and(Table.read(file));
        }
      }
    }
    Files.delete(file);
    all.write(layout.result("first.csv"));
    Environment.of(times + " rounds").write(layout.result("first-environment.csv"));
  }

  /** Compiles once: takes the number of generated classes, the mode, and the file to write. */
  public static void main(String[] arguments) {
    Subject subject = Subject.generated(Integer.parseInt(arguments[0]));
    Outcome outcome =
        new Javac(subject.classPath(), ImmutableList.of())
            .compile(subject.sources(), Mode.valueOf(arguments[1]));
    new Table(List.of(Measurement.row(subject, arguments[1], outcome)))
        .write(Path.of(arguments[2]));
  }
}

package io.github.wiretime.overhead.sizes;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.overhead.compile.Javac;
import io.github.wiretime.overhead.compile.Mode;
import io.github.wiretime.overhead.compile.Outcome;
import io.github.wiretime.results.Table;
import java.nio.file.Path;
import java.util.List;

/** Compiles once, in a JVM that has compiled nothing yet. */
public final class FirstCompilation {

  private FirstCompilation() {}

  /** The number of generated classes, the mode, the result file to which a row is added. */
  public static void main(String[] arguments) {
    Subject subject = Subjects.generated(Integer.parseInt(arguments[0]));
    Mode mode = Mode.valueOf(arguments[1]);
    Path results = Path.of(arguments[2]);
    Outcome outcome =
        new Javac(subject.classPath(), ImmutableList.of()).compile(subject.sources(), mode);
    Table row =
        new Table(Measurement.COLUMNS, List.of(Measurement.row(subject, mode.name(), outcome)));
    Table.concat(List.of(Table.read(results), row)).write(results);
  }
}

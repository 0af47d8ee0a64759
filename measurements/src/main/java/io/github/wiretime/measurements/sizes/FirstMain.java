package io.github.wiretime.measurements.sizes;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.Javac;
import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.compile.Outcome;
import io.github.wiretime.measurements.results.Table;
import java.nio.file.Path;
import java.util.List;

/** Compiles once, in a JVM that has compiled nothing yet. */
public final class FirstMain {

  private FirstMain() {}

  /** Takes the number of generated classes, the mode, and the file to write. */
  public static void main(String[] arguments) {
    Subject subject = Subjects.generated(Integer.parseInt(arguments[0]));
    Outcome outcome =
        new Javac(subject.classPath(), ImmutableList.of())
            .compile(subject.sources(), Mode.valueOf(arguments[1]));
    new Table(List.of(Measurement.row(subject, arguments[1], outcome)))
        .write(Path.of(arguments[2]));
  }
}

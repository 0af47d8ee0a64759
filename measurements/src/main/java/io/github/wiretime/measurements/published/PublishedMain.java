package io.github.wiretime.measurements.published;

import io.github.wiretime.measurements.results.JmhTable;
import io.github.wiretime.measurements.stack.Effort;
import java.nio.file.Path;
import java.util.List;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** Measures the times of other published tables. */
public final class PublishedMain {
  private PublishedMain() {}

  /** Takes the effort and the file to write. */
  public static void main(String[] args) throws RunnerException {
    OptionsBuilder options = new OptionsBuilder();
    options.include("published\\.");
    Effort effort = Effort.valueOf(args[0]);
    JmhTable.of(new Runner(effort.apply(options).build()).run(), List.of("variant"))
        .write(Path.of(args[1]));
  }
}

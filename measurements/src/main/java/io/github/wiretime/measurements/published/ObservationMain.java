package io.github.wiretime.measurements.published;

import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Effort;
import java.nio.file.Path;
import org.openjdk.jmh.runner.RunnerException;

/** The original observation's round trips of single values, on four threads. */
public final class ObservationMain {
  private static final int THREADS = 4;

  private ObservationMain() {}

  /**
   * Takes the benchmark's class, what stands before the names of its results, its method, the
   * effort, and the file to write.
   */
  public static void main(String[] args) throws RunnerException, ClassNotFoundException {
    Pace pace = Pace.of(Effort.valueOf(args[3]));
    Table table = JmhRows.run(args[1], pace.throughput(Class.forName(args[0]), args[2], THREADS));
    table.write(Path.of(args[4]));
  }
}

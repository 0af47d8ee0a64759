package io.github.wiretime.measurements.published;

import io.github.wiretime.measurements.results.JmhTable;
import io.github.wiretime.measurements.roundtrip.RoundTripBenchmark;
import io.github.wiretime.measurements.stack.Effort;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/** The original observation's round trips of single values, on four threads. */
public final class ObservationMain {
  private static final int THREADS = 4;

  private ObservationMain() {}

  /** Takes the profile's id, the effort and the file to write. */
  public static void main(String[] args) throws RunnerException {
    OptionsBuilder options = new OptionsBuilder();
    options
        .include(RoundTripBenchmark.class.getSimpleName() + "\\.roundTrip$")
        .param("profile", args[0])
        .param(
            "subject",
            "java.util.Date/alone",
            "java.time.Instant/alone",
            "java.time.LocalDateTime/alone")
        .mode(Mode.Throughput)
        .timeUnit(TimeUnit.SECONDS)
        .threads(THREADS);
    Effort effort = Effort.valueOf(args[1]);
    JmhTable.of(new Runner(effort.apply(options).build()).run(), List.of("profile", "subject"))
        .write(Path.of(args[2]));
  }
}

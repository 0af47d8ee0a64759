package io.github.wiretime.measurements.published;

import io.github.wiretime.measurements.stack.Effort;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * How long published tables are measured: longer samples than elsewhere, so that a short
 * disturbance of the machine does not make a sample.
 */
record Pace(int forks, int warmups, int iterations, int millis, int batches) {

  static Pace of(Effort effort) {
    return effort == Effort.SHORT ? new Pace(0, 1, 2, 60, 3) : new Pace(3, 5, 5, 800, 15);
  }

  /** How often a second something can be done, by so many threads. */
  OptionsBuilder throughput(Class<?> benchmark, String method, int threads) {
    OptionsBuilder options = options(benchmark, method);
    options
        .mode(Mode.Throughput)
        .timeUnit(TimeUnit.SECONDS)
        .threads(threads)
        .warmupIterations(warmups)
        .warmupTime(TimeValue.milliseconds(millis))
        .measurementIterations(iterations)
        .measurementTime(TimeValue.milliseconds(millis));
    return options;
  }

  /** How long batches of so many take. */
  OptionsBuilder batches(Class<?> benchmark, int size) {
    OptionsBuilder options = options(benchmark, "");
    options
        .mode(Mode.SingleShotTime)
        .timeUnit(TimeUnit.MILLISECONDS)
        .warmupIterations(batches)
        .warmupBatchSize(size)
        .measurementIterations(batches)
        .measurementBatchSize(size);
    return options;
  }

  private OptionsBuilder options(Class<?> benchmark, String method) {
    OptionsBuilder options = new OptionsBuilder();
    options
        .include("\\." + benchmark.getSimpleName() + "\\." + method)
        .forks(forks)
        .jvmArgsAppend("-Xms512m", "-Xmx512m")
        .shouldFailOnError(true);
    return options;
  }

  /** For the documentation. */
  String description() {
    return "%s per figure, each %d × %d ms or %d batches of warm-up, then %d × %d ms or %d batches"
        .formatted(
            forks == 0 ? "no JVM of its own" : forks + " JVMs",
            warmups,
            millis,
            batches,
            iterations,
            millis,
            batches);
  }
}

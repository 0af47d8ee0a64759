package io.github.wiretime.measurements.stack;

import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** How much time a measurement may take. */
public enum Effort {
  /** Minutes, for the order of magnitude: lists of the most frequent types, written and read. */
  SHORT(1, 4, 400, 3, 200),
  /** An hour and a half: lists of all types, the other situations for a few of them. */
  MEDIUM(3, 5, 500, 5, 100),
  /** Hours: everything. */
  FULL(3, 5, 500, 5, 200);

  private final int forks;
  private final int warmups;
  private final int warmupMillis;
  private final int iterations;
  private final int millis;

  Effort(int forks, int warmups, int warmupMillis, int iterations, int millis) {
    this.forks = forks;
    this.warmups = warmups;
    this.warmupMillis = warmupMillis;
    this.iterations = iterations;
    this.millis = millis;
  }

  /** Forks, warm-up and measurement of JMH, and what all measuring JVMs have in common. */
  public ChainedOptionsBuilder apply(ChainedOptionsBuilder options) {
    return options
        .forks(forks)
        .warmupIterations(warmups)
        .warmupTime(TimeValue.milliseconds(warmupMillis))
        .measurementIterations(iterations)
        .measurementTime(TimeValue.milliseconds(millis))
        .jvmArgsAppend("-Xms512m", "-Xmx512m")
        .shouldFailOnError(true);
  }

  /** For the documentation. */
  public String description() {
    return "%d JVM%s per figure, each %d × %d ms warm-up and %d × %d ms measurement"
        .formatted(forks, forks == 1 ? "" : "s", warmups, warmupMillis, iterations, millis);
  }

  /** How often what the machine disturbed is measured. */
  public int attempts() {
    return this == SHORT ? 1 : 2;
  }
}

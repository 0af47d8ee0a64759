package io.github.wiretime.benchmarks.roundtrip;

import io.github.wiretime.benchmarks.sample.Samples;
import java.util.List;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/** How much time a measurement may take. */
public enum Effort {
  /** Minutes, for the order of magnitude: lists of the most frequent types, written and read. */
  SHORT(1, 4, 3),
  /** A quarter of an hour: lists of all types, written and read. */
  MEDIUM(1, 4, 3),
  /** Hours: everything, with a spread that is small against the effects. */
  FULL(2, 4, 4);

  /** Compiling the reflective paths of old Hessian takes a second and a half. */
  private static final int WARMUP_MILLIS = 400;

  private static final int MILLIS = 200;

  private final int forks;
  private final int warmups;
  private final int iterations;

  Effort(int forks, int warmups, int iterations) {
    this.forks = forks;
    this.warmups = warmups;
    this.iterations = iterations;
  }

  /** Forks, warm-up and measurement of JMH. */
  public ChainedOptionsBuilder apply(ChainedOptionsBuilder options) {
    return options
        .forks(forks)
        .warmupIterations(warmups)
        .warmupTime(TimeValue.milliseconds(WARMUP_MILLIS))
        .measurementIterations(iterations)
        .measurementTime(TimeValue.milliseconds(MILLIS));
  }

  /** For the documentation. */
  public String description() {
    return "%d JVM%s, each %d × %d ms warm-up and %d × %d ms measurement, %d attempts at most"
        .formatted(
            forks, forks == 1 ? "" : "s", warmups, WARMUP_MILLIS, iterations, MILLIS, attempts());
  }

  /** How often what the machine disturbed is measured. */
  int attempts() {
    return this == SHORT ? 1 : 3;
  }

  boolean measures(String type) {
    return this != SHORT || Samples.frequent().contains(type);
  }

  List<Shape> shapes() {
    return this == FULL ? List.of(Shape.values()) : List.of(Shape.LIST);
  }

  String methods() {
    return this == FULL ? "\\.(serialize|deserialize|roundTrip)$" : "\\.roundTrip$";
  }
}

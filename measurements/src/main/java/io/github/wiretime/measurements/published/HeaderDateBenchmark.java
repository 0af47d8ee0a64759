package io.github.wiretime.measurements.published;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;

/** The date of an HTTP header, written by four threads at once. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Threads(4)
public class HeaderDateBenchmark {
  /** The way. */
  @Param public HeaderFormat variant;

  /** Formats the present. */
  @Benchmark
  public String header() {
    return variant.format(System.currentTimeMillis());
  }
}

package io.github.wiretime.measurements.published;

import java.io.IOException;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A small object through several serializers. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SmallObjectBenchmark {
  /** The way. */
  @Param public SmallFormat variant;

  private final SmallItem object = SmallItem.EXAMPLE;
  private byte[] bytes;

  /** Checks the round trip. */
  @Setup
  public void prepare() throws IOException, ClassNotFoundException {
    bytes = variant.write(object);
    if (!variant.read(bytes).equals(object)) {
      throw new IllegalStateException(variant + " loses something");
    }
  }

  /** Writes. */
  @Benchmark
  public byte[] smallWrite() throws IOException {
    return variant.write(object);
  }

  /** Reads. */
  @Benchmark
  public Object smallRead() throws IOException, ClassNotFoundException {
    return variant.read(bytes);
  }
}

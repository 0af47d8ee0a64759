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

/** Jackson against Protocol Buffers for an object with many dates. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class DocumentBenchmark {
  /** The way. */
  @Param public DocumentFormat variant;

  private byte[] bytes;

  /** Checks the round trip. */
  @Setup
  public void prepare() throws IOException {
    bytes = variant.write();
    if (!variant.read(bytes).equals(variant.document())) {
      throw new IllegalStateException(variant + " loses something");
    }
  }

  /** Writes. */
  @Benchmark
  public byte[] documentWrite() throws IOException {
    return variant.write();
  }

  /** Reads. */
  @Benchmark
  public Object documentRead() throws IOException {
    return variant.read(bytes);
  }
}

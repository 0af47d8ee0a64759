package io.github.wiretime.measurements.published;

import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Jackson against Protocol Buffers for an object with many dates. */
@State(Scope.Benchmark)
public class DocumentBenchmark {
  /** The way. */
  @Param public DocumentFormat variant;

  private Object written;

  /** Makes what is read. */
  @Setup
  public void prepare() throws IOException {
    written = variant.write();
  }

  /** Writes. */
  @Benchmark
  public Object documentWrite() throws IOException {
    return variant.write();
  }

  /** Reads. */
  @Benchmark
  public Object documentRead() throws Exception {
    return variant.read(written);
  }
}

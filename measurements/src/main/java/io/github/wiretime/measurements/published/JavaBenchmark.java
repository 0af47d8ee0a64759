package io.github.wiretime.measurements.published;

import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.codec.Codecs;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The observation's round trips with Java serialization. */
@State(Scope.Benchmark)
public class JavaBenchmark {
  private final Codec codec = Codecs.of(Profile.JAVA);

  /** Writes and reads a value of the present. */
  @Benchmark
  public Object javaSerialization(ObservedValue value) throws IOException, ClassNotFoundException {
    return codec.read(codec.write(value.now()), Object.class);
  }
}

package io.github.wiretime.measurements.roundtrip;

import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.codec.Codecs;
import io.github.wiretime.measurements.dtos.Sample;
import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.stack.Profile;
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

/** Time to write and to read one message. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class RoundTripBenchmark {
  /** The profile's id; its libraries have to be on the class path. */
  @Param({})
  public String profile;

  /** A {@link Subject}. */
  @Param({})
  public String subject;

  private Codec codec;
  private Object message;
  private byte[] bytes;
  private Class<?> expected;

  /** Makes the message, and what it is on the wire. */
  @Setup
  public void prepare() throws IOException {
    codec = Codecs.of(Profile.of(profile));
    Subject parsed = Subject.parse(subject);
    Sample sample = Samples.of(parsed.type());
    message = parsed.shape().message(sample);
    expected = parsed.shape().expected(sample);
    bytes = codec.write(message);
  }

  /** Writes. */
  @Benchmark
  public byte[] serialize() throws IOException {
    return codec.write(message);
  }

  /** Reads. */
  @Benchmark
  public Object deserialize() throws IOException, ClassNotFoundException {
    return codec.read(bytes, expected);
  }

  /** Writes and reads. */
  @Benchmark
  public Object roundTrip() throws IOException, ClassNotFoundException {
    return codec.read(codec.write(message), expected);
  }
}

package io.github.wiretime.measurements.twins;

import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.codec.Codecs;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Time to write and to read a list of 100 objects. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class TwinsBenchmark {

  static final int LENGTH = 100;

  /** The profile's id; its libraries have to be on the class path. */
  @Param({})
  public String profile;

  /** A {@link Stage}. */
  @Param({})
  public String subject;

  private Codec codec;
  private List<Object> orders;

  /** Makes the list. */
  @Setup
  public void prepare() {
    codec = Codecs.of(Profile.of(profile));
    orders = Stage.valueOf(subject).orders(LENGTH);
  }

  /** Writes and reads. */
  @Benchmark
  public Object roundTrip() throws IOException, ClassNotFoundException {
    return codec.read(codec.write(orders), List.class);
  }
}

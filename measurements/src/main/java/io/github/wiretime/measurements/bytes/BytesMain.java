package io.github.wiretime.measurements.bytes;

import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.codec.Codecs;
import io.github.wiretime.measurements.dtos.Sample;
import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Profile;
import java.nio.file.Path;
import java.util.concurrent.Callable;

/** Measures the bytes of every type for the profile whose libraries are on the class path. */
public final class BytesMain {
  private static final int LIST = 100;

  private BytesMain() {}

  /** Takes the profile's id and the file to write. */
  public static void main(String[] args) {
    Codec codec = Codecs.of(Profile.of(args[0]));
    Table.of(Samples.all().stream(), sample -> row(args[0], codec, sample)).write(Path.of(args[1]));
    System.exit(0); // Dubbo leaves threads behind.
  }

  private static Row row(String profile, Codec codec, Sample sample) {
    Sizes sizes = Sizes.of(codec, sample);
    RoundTrip roundTrip = new RoundTrip(codec, sample);
    return new Row()
        .with("profile", profile)
        .with("type", sample.type())
        .with("alone", orEmpty(() -> codec.write(sample.value(0)).length))
        .with("first", orEmpty(sizes::first))
        .with("further", orEmpty(() -> sizes.further().toPlainString()))
        .with("list100", orEmpty(() -> sizes.list(LIST)))
        .with("roundTripAlone", roundTrip.alone())
        .with("roundTripField", roundTrip.field())
        .with("roundTripShared", roundTrip.shared());
  }

  /** What cannot be written has no size; why, the round trip says. */
  private static Object orEmpty(Callable<?> bytes) {
    try {
      return bytes.call();
    } catch (Exception | StackOverflowError e) {
      return "";
    }
  }
}

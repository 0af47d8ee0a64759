package io.github.wiretime.benchmarks.bytes;

import io.github.wiretime.benchmarks.codec.Codec;
import io.github.wiretime.benchmarks.codec.Codecs;
import io.github.wiretime.benchmarks.sample.Sample;
import io.github.wiretime.benchmarks.sample.Samples;
import io.github.wiretime.benchmarks.stack.Profile;
import io.github.wiretime.results.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Measures the bytes of every type for the profile whose libraries are on the class path. */
public final class BytesMain {
  private static final List<String> COLUMNS =
      List.of(
          "profile",
          "type",
          "alone",
          "first",
          "further",
          "list100",
          "roundTripAlone",
          "roundTripField",
          "roundTripShared");
  private static final int LIST = 100;

  private BytesMain() {}

  /** Takes the profile's id and the file to write. */
  public static void main(String[] args) {
    Profile profile = Profile.of(args[0]);
    Codec codec = Codecs.of(profile);
    List<List<String>> rows =
        Samples.all().stream().map(sample -> row(profile, codec, sample)).toList();
    new Table(COLUMNS, rows).write(Path.of(args[1]));
    System.exit(0); // Dubbo leaves threads behind.
  }

  private static List<String> row(Profile profile, Codec codec, Sample sample) {
    Sizes sizes = Sizes.of(codec, sample);
    RoundTrip roundTrip = new RoundTrip(codec, sample);
    return List.of(
        profile.id(),
        sample.type(),
        orEmpty(() -> codec.write(sample.value(0)).length),
        orEmpty(sizes::first),
        orEmpty(() -> sizes.further().toPlainString()),
        orEmpty(() -> sizes.list(LIST)),
        roundTrip.alone(),
        roundTrip.field(),
        roundTrip.shared());
  }

  /** What cannot be written has no size; why, the round trip says. */
  private static String orEmpty(Measurement measurement) {
    try {
      return String.valueOf(measurement.bytes());
    } catch (IOException | RuntimeException | StackOverflowError e) {
      return "";
    }
  }

  /** Measures one size. */
  private interface Measurement {
    Object bytes() throws IOException;
  }
}

package io.github.wiretime.measurements.bytes;

import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.codec.Codecs;
import io.github.wiretime.measurements.dtos.Form;
import io.github.wiretime.measurements.dtos.Sample;
import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;

/** Measures bytes with the profile whose libraries are on the class path. */
public final class BytesMain {
  private static final int LIST = 100;
  private static final int MOST = 100;
  private static final List<String> COUNTED =
      List.of(
          Samples.YARDSTICK,
          "java.time.LocalDate",
          "java.time.Instant",
          "java.time.LocalDateTime",
          "java.time.OffsetDateTime",
          "java.time.ZonedDateTime");

  private BytesMain() {}

  /** Takes the profile's id, the name of a result file and the file to write. */
  public static void main(String[] args) throws IOException {
    Codec codec = Codecs.of(Profile.of(args[0]));
    List<Row> rows =
        switch (args[1]) {
          case BytesRun.FORMS -> forms(codec);
          case BytesRun.COUNTS -> counts(codec);
          default -> types(args[0], codec);
        };
    new Table(rows).write(Path.of(args[2]));
    System.exit(0); // Dubbo leaves threads behind.
  }

  /** Of every type, and what arrives. */
  private static List<Row> types(String profile, Codec codec) {
    List<Row> rows = new ArrayList<>();
    for (Sample sample : Samples.all()) {
      Sizes sizes = Sizes.of(codec, sample);
      RoundTrip roundTrip = new RoundTrip(codec, sample);
      rows.add(
          new Row()
              .with("profile", profile)
              .with("type", sample.type())
              .with("alone", orEmpty(() -> codec.write(sample.value(0)).length))
              .with("first", orEmpty(sizes::first))
              .with("further", orEmpty(() -> sizes.further().toPlainString()))
              .with("list100", orEmpty(() -> sizes.list(LIST)))
              .with("roundTripAlone", roundTrip.alone())
              .with("roundTripField", roundTrip.field())
              .with("roundTripShared", roundTrip.shared()));
    }
    return rows;
  }

  /** What cannot be written has no size; why, the round trip says. */
  private static Object orEmpty(Callable<?> bytes) {
    try {
      return bytes.call();
    } catch (Exception | StackOverflowError e) {
      return "";
    }
  }

  /** Of what can be sent instead of time types. */
  private static List<Row> forms(Codec codec) throws IOException {
    List<Row> rows = new ArrayList<>();
    for (Form form : Form.values()) {
      Sizes sizes = Sizes.of(codec, form);
      rows.add(
          new Row()
              .with("form", form.name())
              .with("first", sizes.first())
              .with("further", sizes.further().toPlainString()));
    }
    return rows;
  }

  /** How the bytes of values grow with their number in a message. */
  private static List<Row> counts(Codec codec) throws IOException {
    List<Row> rows = new ArrayList<>();
    for (int number = 1; number <= MOST; number++) {
      Row row = new Row().with("values", number);
      for (String type : COUNTED) {
        row.with(type, Sizes.of(codec, Samples.of(type)).values(number));
      }
      rows.add(row);
    }
    return rows;
  }
}

package io.github.wiretime.measurements.bytes;

import io.github.wiretime.measurements.codec.Codec;
import io.github.wiretime.measurements.codec.Codecs;
import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Profile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Measures how the bytes of values grow with their number in a message. */
public final class CountsMain {
  private static final int MOST = 100;
  private static final List<String> TYPES =
      List.of(
          Samples.YARDSTICK,
          "java.time.LocalDate",
          "java.time.Instant",
          "java.time.LocalDateTime",
          "java.time.OffsetDateTime",
          "java.time.ZonedDateTime");

  private CountsMain() {}

  /** Takes the profile's id and the file to write. */
  public static void main(String[] args) throws IOException {
    Codec codec = Codecs.of(Profile.of(args[0]));
    List<Row> rows = new ArrayList<>();
    for (int number = 1; number <= MOST; number++) {
      Row row = new Row().with("values", number);
      for (String type : TYPES) {
        row.with(type, Sizes.of(codec, Samples.of(type)).values(number));
      }
      rows.add(row);
    }
    new Table(rows).write(Path.of(args[1]));
  }
}

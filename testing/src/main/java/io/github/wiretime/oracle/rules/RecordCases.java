package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Records. */
final class RecordCases {
  private RecordCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "records and their statics",
            """
            interface Api { Order get(); }
            record Order(LocalDate day, Line line, Note<Instant> note) implements Serializable {
              static LocalTime cutOff;
            }
            record Line(Duration length, Object any) implements Serializable { }
            record Note<T>(T text) implements Serializable { }
            """,
            "Order#day java.time.LocalDate",
            "Line#length java.time.Duration",
            "Order#note java.time.Instant"));
  }
}

package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Enums, which are written by their name. */
final class EnumCases {
  private EnumCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "an enum is its name, with fields or bodies or behind an interface",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Color color; Shade shade; Paint paint; }
            enum Color { RED; LocalDate since; }
            enum Shade { DARK { LocalTime at; }; }
            interface Paint { }
            enum Gloss implements Paint { FULL; Instant made; }
            class Mixed implements Paint, Serializable { Year year; }
            """,
            "Mixed#year java.time.Year"),
        WireCase.of(
                "an enum with writeReplace",
                """
            interface Api { Color color(); Shade shade(); }
            enum Color { RED; LocalDate no; transient Slip slip; private Object writeReplace() { return slip; } }
            enum Shade { DARK; LocalTime no; Note note; }
            class Slip implements Serializable { Year year; }
            class Note implements Serializable { Instant no; }
            """,
                "Slip#year java.time.Year")
            .butInSofa3());
  }
}

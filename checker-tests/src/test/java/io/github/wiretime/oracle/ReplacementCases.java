package io.github.wiretime.oracle;

import java.util.stream.Stream;

/** What is written of superclasses, and what else counts, where {@code writeReplace} is called. */
final class ReplacementCases {
  private ReplacementCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "one that returns itself below classes that are not written by their fields",
            """
            interface Api { Due due(); Shade shade(); Bytes bytes(); }
            class Base extends GregorianCalendar { LocalDate day; }
            class Due extends Base { Instant at; Object writeReplace() { return this; } }
            enum Shade {
              DARK { LocalTime time; Object writeReplace() { return this; } };
              Year year;
            }
            class In extends InputStream implements Serializable {
              Duration length;
              public int read() { return -1; }
            }
            class Bytes extends In { Period period; Object writeReplace() { return this; } }
            """,
            "Base#day java.time.LocalDate",
            "Due#at java.time.Instant",
            "com.acme.Shade$1#time java.time.LocalTime",
            "Shade#year java.time.Year",
            "In#length java.time.Duration",
            "Bytes#period java.time.Period"));
  }
}

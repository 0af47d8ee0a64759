package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** What is only known to be an {@code Object}, or less than that. */
final class ObjectAndRawCases {
  private ObjectAndRawCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "interfaces that only costly values implement; not those that say nothing",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              Temporal a; ChronoLocalDate b; ChronoLocalDateTime<?> c; ChronoZonedDateTime<?> d;
              ChronoPeriod e; TemporalAmount f;
              Object g; Serializable h; Comparable<LocalDate> i; TemporalAccessor j; List k;
            }
            """,
            "Order#a java.time.temporal.Temporal",
            "Order#b java.time.chrono.ChronoLocalDate",
            "Order#c java.time.chrono.ChronoLocalDateTime",
            "Order#d java.time.chrono.ChronoZonedDateTime",
            "Order#e java.time.chrono.ChronoPeriod",
            "Order#f java.time.temporal.TemporalAmount"),
        WireCase.of(
            "subclasses of a JDK type are not sought",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Object a; Comparable<Item> b; Serializable c; Exception d; }
            class Item implements Serializable, Comparable<Item> {
              LocalDate day;
              public int compareTo(Item other) { return 0; }
            }
            class Refused extends Exception { Instant at; }
            """),
        WireCase.of(
            "raw containers",
            """
            interface Api { Order get(); List all(); }
            class Order implements Serializable { Object any; List raw; Map<Object, ?> both; Optional<?> maybe; LocalDate day; }
            """,
            "Order#day java.time.LocalDate"));
  }
}

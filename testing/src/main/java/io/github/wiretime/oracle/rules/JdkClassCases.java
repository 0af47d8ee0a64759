package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Classes of the JDK, of which some are what the check looks for. */
final class JdkClassCases {
  private JdkClassCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "every costly type, and no cheap one",
            """
            interface Api { void put(Order order); }
            class Order implements Serializable {
              Instant a; LocalDate b; LocalTime c; LocalDateTime d; OffsetTime e; OffsetDateTime f;
              ZonedDateTime g; ZoneId h; ZoneOffset i; Duration j; Period k; Year l; YearMonth m;
              MonthDay n; ThaiBuddhistDate o; JapaneseDate p; HijrahDate q; MinguoDate r;
              DayOfWeek s; Month t; ChronoUnit u; Date v; long w; String x; java.sql.Timestamp y;
              List<? extends Number> z;
            }
            """,
            "Order#a java.time.Instant",
            "Order#b java.time.LocalDate",
            "Order#c java.time.LocalTime",
            "Order#d java.time.LocalDateTime",
            "Order#e java.time.OffsetTime",
            "Order#f java.time.OffsetDateTime",
            "Order#g java.time.ZonedDateTime",
            "Order#h java.time.ZoneId",
            "Order#i java.time.ZoneOffset",
            "Order#j java.time.Duration",
            "Order#k java.time.Period",
            "Order#l java.time.Year",
            "Order#m java.time.YearMonth",
            "Order#n java.time.MonthDay",
            "Order#o java.time.chrono.ThaiBuddhistDate",
            "Order#p java.time.chrono.JapaneseDate",
            "Order#q java.time.chrono.HijrahDate",
            "Order#r java.time.chrono.MinguoDate"),
        WireCase.of(
            "classes of the JDK hold nothing but what is known of them",
            """
            interface Api { Order order(); }
            class Order implements Serializable {
              Thread a; java.util.logging.LogRecord b; java.nio.file.attribute.FileTime c; Locale d; UUID e;
              Class<Item> f; Comparator<Item> g; ThreadLocal<Item> h; java.util.function.Supplier<Item> i; java.net.InetAddress j;
            }
            class Item implements Serializable { Instant no; }
            """),
        WireCase.of(
            "a class that nothing reaches",
            """
            interface Api { Order order(); }
            class Order implements Serializable { long id; static class Builder implements Serializable { Instant no; } }
            class View implements Serializable { LocalDate no; Order order; }
            """));
  }
}

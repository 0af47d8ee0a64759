package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Containers of the JDK, which hand on what they hold. */
final class JdkContainerCases {
  private JdkContainerCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "collections, maps and arrays",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              List<LocalDate> a; Set<Instant> b; Map<LocalTime, Year> c; Period[] d; Duration[][] e;
              Map<String, List<YearMonth[]>> f; Collection<? extends MonthDay> g; Deque<ZoneId> h;
              Iterator<ZoneOffset> o; List<ChronoPeriod>[] p; Iterable<ChronoLocalDate> q;
              SortedMap<OffsetTime, String> i; ConcurrentHashMap<String, OffsetDateTime> j;
              List<String> k; int[] l; List<?> m; Map<?, Object> n;
            }
            """,
            "Order#a java.time.LocalDate",
            "Order#b java.time.Instant",
            "Order#c java.time.LocalTime",
            "Order#c java.time.Year",
            "Order#d java.time.Period",
            "Order#e java.time.Duration",
            "Order#f java.time.YearMonth",
            "Order#g java.time.MonthDay",
            "Order#h java.time.ZoneId",
            "Order#i java.time.OffsetTime",
            "Order#j java.time.OffsetDateTime",
            "Order#o java.time.ZoneOffset",
            "Order#p java.time.chrono.ChronoPeriod",
            "Order#q java.time.chrono.ChronoLocalDate"),
        WireCase.of(
            "AtomicReference holds its value",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              AtomicReference<LocalDate> day; final AtomicReference<Object> lazy = new AtomicReference<>();
            }
            """,
            "Order#day java.time.LocalDate"),
        WireCase.of(
            "what atomic references and their subclasses hold",
            """
            interface Api { Ref get(); AtomicReferenceArray<Year> years(); Kept<Period> kept(); }
            class Ref extends AtomicReference<LocalDate> { Instant own; }
            class Kept<T> extends AtomicReference<T> { transient Duration lost; }
            """,
            "Ref#<extends> java.time.LocalDate",
            "Ref#own java.time.Instant",
            "Api#years() java.time.Year",
            "Api#kept() java.time.Period"),
        WireCase.of(
            "Optional, future and entry fields count by their content",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              Optional<LocalDate> a; CompletableFuture<LocalTime> b; Map.Entry<Instant, Item> c;
              Optional<String> d; transient Optional<Period> e;
            }
            class Item implements Serializable { Year year; }
            """,
            "Order#a java.time.LocalDate",
            "Order#b java.time.LocalTime",
            "Order#c java.time.Instant",
            "Item#year java.time.Year"),
        WireCase.of(
            "an iterable class of one's own is written by its fields",
            """
            interface Api { Lines lines(); }
            abstract class Lines implements Iterable<Line>, Serializable { Instant loadedAt; }
            class Line implements Serializable { LocalDate no; }
            """,
            "Lines#loadedAt java.time.Instant"));
  }
}

package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Subclasses of collections, which lose their own fields. */
final class CollectionSubclassCases {
  private CollectionSubclassCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "a collection subclass loses its fields",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Times times; Shared<Instant> shared; }
            class Times extends ArrayList<LocalDate> { Year own; }
            class Shared<T> extends HashSet<T> { T own; LocalDateTime other; }
            """,
            "Times#<extends> java.time.LocalDate",
            "Order#shared java.time.Instant"),
        WireCase.of(
            "an interface of one's own over a collection",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Times times; Plain plain; }
            interface Times extends List<LocalDate> { }
            interface Plain extends List<String> { }
            """,
            "Times#<extends> java.time.LocalDate"),
        WireCase.of(
            "below a container of one's own its header has the elements",
            """
            interface Api { More more(); Times times(); }
            class Days extends ArrayList<LocalDate> { }
            class More extends Days { }
            interface Instants extends Collection<Instant> { }
            interface Times extends Instants { }
            """,
            "Days#<extends> java.time.LocalDate",
            "Instants#<extends> java.time.Instant"),
        WireCase.of(
            "a collection that is an iterator as well",
            """
            interface Api { Both both(); Other other(); }
            abstract class Two extends ArrayList<YearMonth> implements Iterator<OffsetTime> { }
            class Both extends Two {
              public boolean hasNext() { return false; }
              public OffsetTime next() { return null; }
            }
            class Other extends ArrayList<String> implements Iterator<OffsetTime> {
              public boolean hasNext() { return false; }
              public OffsetTime next() { return null; }
            }
            """,
            "Two#<extends> java.time.YearMonth"),
        WireCase.of(
                "a collection with writeReplace is replaced first",
                """
            interface Api { Times get(); }
            class Times extends ArrayList<LocalDate> {
              private Object writeReplace() { return "times"; }
            }
            """)
            .butInSofa3("Times#<extends> java.time.LocalDate"),
        WireCase.of(
                "a collection that returns itself is written by its fields",
                """
            interface Api { Plain plain(); Days days(); Index index(); Raw raw(); None none(); }
            class Days extends ArrayList<Instant> { Year own; Object writeReplace() { return this; } }
            class Index extends HashMap<Instant, Period> { Duration own; Object writeReplace() { return this; } }
            class Plain extends ArrayList<String> { LocalDate own; Plain writeReplace() { return this; } }
            class Raw extends ArrayList { LocalTime own; Object writeReplace() { return this; } }
            class None extends ArrayList { MonthDay own; }
            """,
                "Days#own java.time.Year",
                "Index#own java.time.Duration",
                "Plain#own java.time.LocalDate",
                "Raw#own java.time.LocalTime")
            .butInSofa3(
                "Days#<extends> java.time.Instant",
                "Index#<extends> java.time.Instant",
                "Index#<extends> java.time.Period"));
  }
}

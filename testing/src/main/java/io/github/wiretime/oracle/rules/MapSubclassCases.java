package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Subclasses of maps, which lose their own fields. */
final class MapSubclassCases {
  private MapSubclassCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "a map subclass loses its fields",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Index index; Named<Instant> named; }
            class Index extends HashMap<LocalTime, Item> { Period own; }
            class Named<T> extends TreeMap<String, T> { T own; LocalDateTime other; }
            class Item implements Serializable { MonthDay day; }
            """,
            "Index#<extends> java.time.LocalTime",
            "Item#day java.time.MonthDay",
            "Order#named java.time.Instant"),
        WireCase.of(
            "a map interface of one's own",
            """
            interface Api { Tagged tagged(); }
            interface Tag { }
            interface Tagged extends Tag, Map<LocalTime, String> { }
            """,
            "Tagged#<extends> java.time.LocalTime"),
        WireCase.of(
            "a map that is an enumeration as well",
            """
            interface Api { Rows<Instant> rows(); }
            class Rows<T> extends HashMap<String, T> implements Enumeration<LocalDate> {
              public boolean hasMoreElements() { return false; }
              public LocalDate nextElement() { return null; }
            }
            """,
            "Api#rows() java.time.Instant"),
        WireCase.of(
                "a map with writeReplace is replaced first",
                """
            interface Api { Index index(); }
            class Index extends HashMap<String, Instant> { transient Form form; private Object writeReplace() { return form; } }
            class Form implements Serializable { LocalDate day; }
            """,
                "Form#day java.time.LocalDate")
            .butInSofa3("Index#<extends> java.time.Instant"));
  }
}

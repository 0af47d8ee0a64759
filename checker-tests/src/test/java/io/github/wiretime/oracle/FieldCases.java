package io.github.wiretime.oracle;

import java.util.stream.Stream;

/** Which fields of an object travel. */
final class FieldCases {
  private FieldCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "every visibility, final and volatile; not static, transient or a getter",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              public LocalDate a; protected LocalTime b; private Instant c;
              final Year d = null; volatile Period e;
              static Duration f; transient MonthDay g; static final LocalDate H = LocalDate.MIN;
              LocalDateTime getShipped() { return null; }
            }
            """,
            "Order#a java.time.LocalDate",
            "Order#b java.time.LocalTime",
            "Order#c java.time.Instant",
            "Order#d java.time.Year",
            "Order#e java.time.Period"),
        WireCase.of(
            "every costly type, and no cheap one",
            """
            interface Api { void put(Order order); }
            class Order implements Serializable {
              Instant a; LocalDate b; LocalTime c; LocalDateTime d; OffsetTime e; OffsetDateTime f;
              ZonedDateTime g; ZoneId h; ZoneOffset i; Duration j; Period k; Year l; YearMonth m;
              MonthDay n; ThaiBuddhistDate o; JapaneseDate p; HijrahDate q; MinguoDate r;
              DayOfWeek s; Month t; ChronoUnit u; Date v; long w; String x; java.sql.Timestamp y;
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
            "superclass fields, of a class that is not Serializable too",
            """
            interface Api { Order get(); }
            class Base { LocalDate createdAt; transient LocalDate seen; }
            class Middle extends Base implements Serializable { private Instant changedAt; }
            class Order extends Middle { }
            """,
            "Base#createdAt java.time.LocalDate",
            "Middle#changedAt java.time.Instant"),
        WireCase.of(
            "a class that forgot Serializable",
            """
            interface Api { Order get(); }
            class Order { LocalDate day; Item item; }
            class Item { Instant at; }
            """,
            "Order#day java.time.LocalDate",
            "Item#at java.time.Instant"),
        WireCase.of(
            "Externalizable, writeObject and serialPersistentFields do not matter",
            """
            interface Api { Order a(); Ext b(); }
            class Order implements Serializable {
              private static final ObjectStreamField[] serialPersistentFields = {};
              LocalDate day;
              private void writeObject(ObjectOutputStream out) { }
              private void readObject(ObjectInputStream in) { }
            }
            class Ext implements Externalizable {
              LocalTime time;
              public Ext() { }
              public void writeExternal(ObjectOutput out) { }
              public void readExternal(ObjectInput in) { }
            }
            """,
            "Order#day java.time.LocalDate",
            "Ext#time java.time.LocalTime"),
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
            "shadowed fields",
            """
            interface Api { Order get(); }
            class Base implements Serializable { LocalDate at; Object kept; }
            class Order extends Base { LocalDateTime at; Instant kept; }
            """,
            "Base#at java.time.LocalDate",
            "Order#at java.time.LocalDateTime",
            "Order#kept java.time.Instant"),
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
            "Order#note java.time.Instant"),
        WireCase.of(
            "cycles",
            """
            interface Api { Node get(); }
            class Node implements Serializable { Node next; Edge edge; LocalDate day; }
            class Edge implements Serializable { Node from; Node to; Edge[] twins; Instant at; }
            """,
            "Node#day java.time.LocalDate",
            "Edge#at java.time.Instant"),
        WireCase.of(
            "only through a transient or static field is not reached",
            """
            interface Api { Order get(); }
            class Order implements Serializable { transient A a; static B b; Both both; transient Both c; }
            class A implements Serializable { LocalDate day; }
            class B implements Serializable { Instant at; }
            class Both implements Serializable { Year year; }
            """,
            "Both#year java.time.Year"));
  }
}

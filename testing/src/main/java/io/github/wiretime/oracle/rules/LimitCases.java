package io.github.wiretime.oracle.rules;

import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** What the bytes show and the check leaves out, each a line among the limits. */
final class LimitCases {
  private LimitCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
                "variables that local classes capture",
                """
            interface Api { Paint get(); }
            interface Paint extends Serializable { }
            class Studio {
              static Paint local(LocalDate used, Item item) {
                class Oil implements Paint { Object use() { return used + "" + item; } }
                return new Oil();
              }
              static Paint anonymous(Year year) { return new Paint() { Object use() { return year; } }; }
            }
            class Item implements Serializable { Instant at; }
            """,
                "com.acme.Studio$1Oil#val$used java.time.LocalDate",
                "Item#at java.time.Instant",
                "com.acme.Studio$1#val$year java.time.Year")
            .butTheCheckMisses(
                "com.acme.Studio$1Oil#val$used java.time.LocalDate",
                "Item#at java.time.Instant",
                "com.acme.Studio$1#val$year java.time.Year"),
        WireCase.of(
                "what writeReplace returns from a variable or from another method",
                """
            interface Api { A a(); B b(); }
            class A implements Serializable {
              LocalDate day;
              private Object writeReplace() { Object x = this; return x; }
            }
            class B implements Serializable {
              LocalTime time; transient Note note;
              Object writeReplace() { return other(); }
              private Object other() { return note; }
            }
            class Note implements Serializable { Period period; }
            """,
                "A#day java.time.LocalDate",
                "Note#period java.time.Period")
            .butTheCheckMisses("A#day java.time.LocalDate", "Note#period java.time.Period")
            .refusedBy(HessianLite.SOFA_3),
        WireCase.of(
                "one that returns itself below a class that is replaced",
                """
            interface Api { Order get(); }
            class Base<T> implements Serializable {
              LocalDate base; T value;
              Object writeReplace() { return "text"; }
            }
            class Order extends Base<LocalTime> { Instant own; @Override Object writeReplace() { return this; } }
            """,
                "Base#base java.time.LocalDate",
                "Order#<extends> java.time.LocalTime",
                "Order#own java.time.Instant")
            .butTheCheckMisses(
                "Base#base java.time.LocalDate", "Order#<extends> java.time.LocalTime")
            .refusedBy(HessianLite.SOFA_3),
        WireCase.of(
                "a bounded variable of a method, inside what a subclass wraps",
                """
            interface Api { <T extends Temporal> Event<List<T>> bounded(); <T> Event<List<T>> free(); }
            class Event<T> implements Serializable { }
            class Many<T> extends Event<List<T>> { T first; Year year; }
            class Other<T> extends Event<Set<T>> { Period no; }
            """,
                "Api#bounded() java.time.temporal.Temporal",
                "Many#year java.time.Year")
            .butTheCheckMisses("Api#bounded() java.time.temporal.Temporal"),
        WireCase.of(
                "a superclass that gets one parameter twice, of which a use leaves one open",
                """
            interface Api { Pair<Order, Order> both(); Tuple<Order, ?> one(); }
            class Order implements Serializable { }
            class Pair<A, B> implements Serializable { }
            class Range<T> extends Pair<T, T> { LocalDate day; }
            class Tuple<A, B> implements Serializable { }
            class Twin<T> extends Tuple<T, T> { Year year; }
            """,
                "Range#day java.time.LocalDate",
                "Twin#year java.time.Year")
            .butTheCheckMisses("Twin#year java.time.Year"),
        WireCase.of(
                "a subclass that wraps its parameter, in a generic class or below a wildcard",
                """
            interface Api { Box<List<Order>> box(); Tuple<? extends List<Order>> tuple(); Event<List<Item>> event(); }
            class Box<T> implements Serializable { Event<T> event; }
            class Event<T> implements Serializable { }
            class Many<T> extends Event<List<T>> { List<T> items; }
            class Tuple<T> implements Serializable { }
            class Some<T> extends Tuple<List<T>> { Year year; }
            class Order implements Serializable { LocalDate day; }
            class Item implements Serializable { Instant at; }
            """,
                "Order#day java.time.LocalDate",
                "Some#year java.time.Year",
                "Item#at java.time.Instant")
            .butTheCheckMisses("Order#day java.time.LocalDate", "Some#year java.time.Year"),
        WireCase.of(
            "of several bounds the first, of a wildcard its own, and no parameter that a bound names",
            """
            interface Api { Box<?> box(); Case<? extends Serializable> less(); Case<? extends Instant> more(); Pair<LocalDate, ?> pair(); }
            class Box<T extends Serializable & Temporal> implements Serializable { T value; }
            class Case<T extends Temporal> implements Serializable { T value; }
            class Pair<T, U extends List<T>> implements Serializable { U list; }
            """,
            "Api#more() java.time.Instant"));
  }
}

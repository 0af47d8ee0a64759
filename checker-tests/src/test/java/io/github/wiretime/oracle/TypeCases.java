package io.github.wiretime.oracle;

import java.util.stream.Stream;

/** Generics, containers and hierarchies: who is blamed for what a declared type has room for. */
final class TypeCases {
  private TypeCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "collections, maps and arrays",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              List<LocalDate> a; Set<Instant> b; Map<LocalTime, Year> c; Period[] d; Duration[][] e;
              Map<String, List<YearMonth[]>> f; Collection<? extends MonthDay> g; Deque<ZoneId> h;
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
            "Order#j java.time.OffsetDateTime"),
        WireCase.of(
            "the member that names the type argument is blamed",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Result<LocalDate> result; Tag<Instant> tag; }
            class Result<T> implements Serializable { T data; String code; }
            class Tag<T> implements Serializable { String name; }
            """,
            "Order#result java.time.LocalDate"),
        WireCase.of(
            "nested wrappers",
            """
            interface Api { Result<Page<OrderDto>> page(); Result<Page<Instant>> times(); }
            class Result<T> implements Serializable { T data; }
            class Page<T> implements Serializable { List<T> records; T[] array; }
            class OrderDto implements Serializable { LocalDate day; }
            """,
            "Api#times() java.time.Instant",
            "OrderDto#day java.time.LocalDate"),
        WireCase.of(
            "an argument that only a transient field uses",
            """
            interface Api { Box<LocalDate> get(); }
            class Box<T> implements Serializable { transient T value; static Object last; }
            """),
        WireCase.of(
            "a header names the type: its class is blamed",
            """
            interface Api { OrderEvent get(); Deep deep(); }
            class Event<T> implements Serializable { T when; Box<T> box; Tag<T> tag; }
            class Box<U> implements Serializable { U inside; }
            class Tag<U> implements Serializable { }
            class OrderEvent extends Event<LocalDate> { }
            class Middle<A> extends Event<List<A>> { }
            class Deep extends Middle<Instant> { }
            """,
            "OrderEvent#<extends> java.time.LocalDate",
            "Deep#<extends> java.time.Instant"),
        WireCase.of(
            "a bound names the type, used raw and through a wildcard",
            """
            interface Api { Box<?> get(); }
            class Order implements Serializable { }
            class Box<T extends Temporal> implements Serializable { T value; Box raw; }
            """,
            "Box#<T> java.time.temporal.Temporal"),
        WireCase.of(
            "a wildcard that says less than the bound of the parameter",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Box<? extends Serializable> a; Box<? extends Instant> b; }
            class Box<T extends Temporal> implements Serializable { T value; }
            """,
            "Box#<T> java.time.temporal.Temporal",
            "Order#b java.time.Instant"),
        WireCase.of(
            "which subclasses fit a type argument",
            """
            interface Api {
              Event<Item> item(); Event<? extends Comparable<?>> comparable(); <M extends Temporal> Event<M> time();
              Event<List<String>> texts(); Event<? extends List<String>[]> arrays(); Pair<LocalDate, Box<Year>> pair();
            }
            class Item implements Serializable { }
            class Event<T> implements Serializable { }
            class A<T extends Number> extends Event<T> { LocalDate fits; }
            class B extends Event<String> { LocalTime fits; }
            class C extends Event<Period> { Instant no; }
            class D extends Event<List<String>> { MonthDay fits; }
            class E extends Event<List<? extends Item>> { Duration no; }
            class H extends Event<int[]> { YearMonth no; }
            class I extends Event<ArrayList<Date>[]> { OffsetTime no; }
            class J<T> extends Event<ArrayList<T>[]> { ZoneId fits; }
            class Pair<X, Y> implements Serializable { }
            class F<Y> extends Pair<Instant, Y> { Y no; }
            class G<Y> extends Pair<LocalDate, Box<Y>> { Y fits; }
            class Box<Y> implements Serializable { }
            """,
            "A#fits java.time.LocalDate",
            "B#fits java.time.LocalTime",
            "D#fits java.time.MonthDay",
            "J#fits java.time.ZoneId",
            "Api#pair() java.time.Year"),
        WireCase.of(
            "a wildcard's own bound is blamed on the member that writes it",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              Box<? extends Temporal> a; Box<? super Instant> b; Box<?> c; Box<? extends Serializable> d;
            }
            class Box<T> implements Serializable { T value; }
            """,
            "Order#a java.time.temporal.Temporal",
            "Order#b java.time.Instant"),
        WireCase.of(
            "a wildcard whose bound is costly, of a parameter whose bound is another costly type",
            """
            interface Api { Order order(); Holder<String> holder(); }
            class Holder<U> implements Serializable { Case<? extends U> any; }
            class Order implements Serializable { Box<? extends TemporalAmount> amount; Case<? extends TemporalAmount> other; Case<? extends Serializable> open; }
            class Box<T extends Temporal> implements Serializable { List<T> values; }
            class Case<T> implements Serializable { }
            class Held<T extends Temporal> extends Case<T> { List<T> values; }
            """,
            "Order#amount java.time.temporal.TemporalAmount",
            "Order#other java.time.temporal.TemporalAmount",
            "Held#<T> java.time.temporal.Temporal"),
        WireCase.of(
            "a bound that is an application class",
            """
            interface Api { Page<?> get(); }
            class Page<T extends Base> implements Serializable { List<T> rows; }
            class Base implements Serializable { LocalDate day; }
            class Order extends Base { Instant at; }
            """,
            "Base#day java.time.LocalDate",
            "Order#at java.time.Instant"),
        WireCase.of(
            "recursive bounds",
            """
            interface Api { Node<?> get(); }
            class Node<T extends Node<T>> implements Serializable { T self; LocalDate day; }
            class Leaf extends Node<Leaf> { Instant at; }
            """,
            "Node#day java.time.LocalDate",
            "Leaf#at java.time.Instant"),
        WireCase.of(
            "polymorphic recursion",
            """
            interface Api { Node<Instant> get(); Turn<String, Object, LocalTime> turn(); }
            class Node<T> implements Serializable { Node<List<T>> next; T value; }
            class Turn<A, B, C> implements Serializable { Turn<B, C, A> next; A a; }
            """,
            "Api#get() java.time.Instant",
            "Api#turn() java.time.LocalTime"),
        WireCase.of(
            "known subclasses of a class, an interface and an abstract class",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Base base; Paint paint; Shape shape; Closed closed; }
            class Base implements Serializable { LocalDate a; }
            class Derived extends Base { Instant b; transient Year no; }
            interface Paint { }
            class Oil implements Paint, Serializable { LocalTime c; }
            abstract class Shape implements Serializable { Duration d; }
            class Round extends Shape { Period e; }
            final class Closed implements Serializable { }
            class Unrelated implements Serializable { Year year; }
            """,
            "Base#a java.time.LocalDate",
            "Derived#b java.time.Instant",
            "Oil#c java.time.LocalTime",
            "Shape#d java.time.Duration",
            "Round#e java.time.Period"),
        WireCase.of(
            "an abstract class without a known subclass",
            """
            interface Api { Shape get(); }
            abstract class Shape implements Serializable { Duration d; abstract int area(); }
            """,
            "Shape#d java.time.Duration"),
        WireCase.of(
            "sealed hierarchies",
            """
            interface Api { Shape get(); }
            sealed interface Shape extends Serializable permits Round, Flat { }
            record Round(LocalDate day) implements Shape { }
            sealed static abstract class Flat implements Shape permits Square { Instant at; }
            final class Square extends Flat { Year year; }
            """
                .replace("sealed static", "sealed"),
            "Round#day java.time.LocalDate",
            "Flat#at java.time.Instant",
            "Square#year java.time.Year"),
        WireCase.of(
            "type arguments reach known subclasses, impossible ones stay out",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Event<LocalDate> event; }
            class Event<T> implements Serializable { Object any; }
            class Plain<T> extends Event<T> { T extra; }
            class Days extends Event<LocalDate> { Year year; }
            class Hours extends Event<LocalTime> { Period period; }
            class Two<A, B> extends Event<B> { A a; }
            """,
            "Order#event java.time.LocalDate",
            "Days#year java.time.Year"),
        WireCase.of(
            "what a raw header leaves of the type arguments above it",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Event<Item> event; Event<LocalTime> time; }
            interface Event<T> { }
            class Item implements Serializable { }
            class Base<T> implements Event<Item>, Serializable { }
            class Fits extends Base { LocalDate day; }
            class Open<T extends Temporal> implements Event<T>, Serializable { }
            class Time extends Open { Year year; }
            class Texts<T> implements Event<List<T>>, Serializable { }
            class No extends Texts { Instant no; }
            """,
            "Fits#day java.time.LocalDate",
            "Time#year java.time.Year"),
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
            "intersection bounds",
            """
            interface Api { Box<?> get(); }
            class Box<T extends Serializable & Temporal> implements Serializable { T value; }
            """,
            "Box#<T> java.time.temporal.Temporal"),
        WireCase.of(
            "an inner class of a generic class by its field",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Outer<Instant> outer; }
            class Outer<T> implements Serializable { Inner inner; class Inner implements Serializable { T t; } }
            """,
            "Order#outer java.time.Instant"));
  }
}

package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Known subclasses, and which of them fit a declared type. */
final class SubclassCases {
  private SubclassCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
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
            "which subclasses fit a type argument",
            """
            interface Api { Event<Item> item(); Event<? extends Comparable<?>> comparable(); Pair<LocalDate, Box<Year>> pair(); }
            class Item implements Serializable { }
            class Event<T> implements Serializable { }
            class A extends Event<String> { LocalTime fits; }
            class B extends Event<Period> { Instant no; }
            class C<T> extends Event<T> { MonthDay fits; }
            class D extends Event<Item> { LocalDate fits; }
            class E extends Event<int[]> { YearMonth no; }
            class Pair<X, Y> implements Serializable { }
            class F<Y> extends Pair<Instant, Y> { Y no; }
            class G<Y> extends Pair<LocalDate, Box<Y>> { Y fits; }
            class Box<Y> implements Serializable { }
            """,
            "A#fits java.time.LocalTime",
            "C#fits java.time.MonthDay",
            "D#fits java.time.LocalDate",
            "Api#pair() java.time.Year"),
        WireCase.of(
            "a decorator",
            """
            interface Api { Event<Instant> instant(); Event<String> text(); Other<Year> year(); }
            abstract class Event<T> implements Serializable { }
            class Decorator<T> extends Event<T> { Event<T> inner; }
            class Sent<T> extends Event<T> { T value; }
            abstract class Other<T> implements Serializable { }
            class Wrapper<T> extends Other<T> { Other<T> inner; }
            """,
            "Api#instant() java.time.Instant"),
        WireCase.of(
            "a header without type arguments, above which none count",
            """
            interface Api { Event<LocalDate> event(); }
            interface Event<T> { }
            interface Base<T> extends Event<LocalDate> { }
            interface Other<T> extends Event<String> { }
            class Raw implements Base, Serializable { Instant at; }
            class Too implements Other, Serializable { Year year; }
            """,
            "Raw#at java.time.Instant",
            "Too#year java.time.Year"),
        WireCase.of(
            "arrays in the header of a subclass",
            """
            interface Api { Event<Period[]> event(); Event<int[]> numbers(); }
            interface Event<T> { }
            class Sent implements Event<Period[]>, Serializable { Year year; }
            class Numbers implements Event<int[]>, Serializable { MonthDay day; }
            class Text implements Event<String[]>, Serializable { Instant no; }
            """,
            "Sent#year java.time.Year",
            "Numbers#day java.time.MonthDay"),
        WireCase.of(
            "a subclass that gets the elements of an array",
            """
            interface Api { Event<Instant[]> one(); Event<LocalDate[][]> two(); Event<List<Year>[]> list(); Event<int[]> no(); }
            class Event<T> implements Serializable { }
            class Many<T> extends Event<T[]> { T first; }
            """,
            "Api#one() java.time.Instant",
            "Api#two() java.time.LocalDate",
            "Api#list() java.time.Year"),
        WireCase.of(
            "a sealed class that is not abstract has objects of its own",
            """
            interface Api { Event event(); Note note(); }
            sealed class Event implements Serializable permits Deleted { Instant at; }
            final class Deleted extends Event { Object writeReplace() { return ""; } }
            abstract class Note implements Serializable { LocalDate on; }
            final class Gone extends Note { Object writeReplace() { return ""; } }
            """,
            "Event#at java.time.Instant",
            "Note#on java.time.LocalDate"),
        WireCase.of(
            "not the siblings of a class that is exactly known",
            """
            interface Api { Order order(); }
            class Base implements Serializable { long id; }
            final class Order extends Base { LocalDate day; }
            class Sibling extends Base { Instant no; }
            """,
            "Order#day java.time.LocalDate"),
        WireCase.of(
            "a subclass that wraps its type parameter",
            """
            interface Api { Event<List<Instant>> get(); Event<List<Order>> none(); }
            abstract class Event<T> implements Serializable { }
            class Many<T> extends Event<List<T>> { T first; }
            class Order implements Serializable { }
            """,
            "Api#get() java.time.Instant"),
        WireCase.of(
            "a subclass below a field whose type argument has a type variable inside",
            """
            interface Api { Dto<Instant> get(); }
            class Dto<T> implements Serializable { Event<List<T>> event; }
            abstract class Event<T> implements Serializable { }
            class Sent extends Event<List<Instant>> { Year year; }
            class Other extends Event<Map<Instant, Year>> { LocalDate no; }
            """,
            "Sent#year java.time.Year"),
        WireCase.of(
            "of elements, and of a map",
            """
            interface Api { List<Event> events(Paint[] paints); }
            interface Event { }
            class Created implements Event, Serializable { Instant at; }
            class Index extends HashMap<String, Item> implements Event { Year no; }
            class Item implements Serializable { LocalDate day; }
            interface Paint { }
            class Oil implements Paint, Serializable { LocalTime dried; }
            """,
            "Created#at java.time.Instant",
            "Item#day java.time.LocalDate",
            "Oil#dried java.time.LocalTime"));
  }
}

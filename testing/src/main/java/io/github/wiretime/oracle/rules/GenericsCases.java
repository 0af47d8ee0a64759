package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Type arguments: which reach the wire, and who is blamed for them. */
final class GenericsCases {
  private GenericsCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
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
            "a wildcard that says more than the bound",
            """
            interface Api { Box<? extends LocalDate> box(); }
            class Box<T extends Temporal> implements Serializable { T value; }
            """,
            "Api#box() java.time.LocalDate"),
        WireCase.of(
            "a bound names the type, used raw and through a wildcard",
            """
            interface Api { Box<?> get(); }
            class Order implements Serializable { }
            class Box<T extends Temporal> implements Serializable { T value; Box raw; }
            """,
            "Box#<T> java.time.temporal.Temporal"),
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
            "a subclass that bounds its parameter further, used raw and through a wildcard",
            """
            interface Api { Result raw(); Page<?> page(); Event<? extends Item> given(); }
            abstract class Result<T> implements Serializable { T data; }
            class OrderResult<T extends Order> extends Result<T> { }
            class Order implements Serializable { LocalDate day; }
            class Page<T extends Temporal> implements Serializable { }
            class DayPage<T extends ChronoLocalDate> extends Page<T> { T first; }
            class Event<T> implements Serializable { T value; }
            class Noted<T extends Note> extends Event<T> { }
            class Note implements Serializable { Instant no; }
            class Item implements Serializable { Year year; }
            """,
            "Order#day java.time.LocalDate",
            "DayPage#<T> java.time.chrono.ChronoLocalDate",
            "Item#year java.time.Year"),
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
            "a subclass that wraps a parameter whose bound names it",
            """
            interface Api { Step<?> get(); Raw raw(); }
            class Step<T extends Step<T>> implements Serializable { Event<String, T> event; Event<T, String> other; }
            class Raw implements Serializable { Step step; }
            class Event<K, T> implements Serializable { }
            class Noted<T> extends Event<String, T> { LocalDate day; }
            class Counted extends Event<Long, Integer> { Year no; }
            """,
            "Noted#day java.time.LocalDate"),
        WireCase.of(
            "a subclass that has a parameter of its own besides",
            """
            interface Api { Event<LocalDate> first(); Event<LocalTime> second(); }
            class Event<T> implements Serializable { }
            class Noted<N, T> extends Event<T> { N no; T value; }
            class Timed<T, D extends TemporalAmount> extends Event<T> { transient T no; D lasted; }
            class Raw<N> extends Event { N no; Noted<N, Year> note; }
            """,
            "Api#first() java.time.LocalDate",
            "Api#second() java.time.LocalTime",
            "Timed#<D> java.time.temporal.TemporalAmount",
            "Raw#note java.time.Year"),
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
            "an argument is not brought by the bound of a parameter that is given",
            """
            interface Api { Order get(); }
            class Order implements Serializable { A<LocalDate, Days> a; }
            class A<T, U extends List<T>> implements Serializable { U list; }
            class Days extends ArrayList<LocalDate> { }
            """,
            "Days#<extends> java.time.LocalDate"),
        WireCase.of(
            "an open argument and a bound that names a time type",
            """
            interface Api { Raw get(); A<?, ?> open(); }
            class Raw implements Serializable { A a; }
            class A<T, U extends Map<Year, String>> implements Serializable { T t; U map; }
            """,
            "A#<U> java.time.Year"),
        WireCase.of(
            "a sealed abstract class has no objects of its own, but a part in others",
            """
            interface Api { Outer<Instant> no(); Kept<Year> year(); Open<Period> period(); }
            final class Outer<X> implements Serializable { Shape<X> shape; }
            abstract sealed class Shape<T> implements Serializable permits Fixed { transient int i; T value; }
            final class Fixed extends Shape<String> { }
            final class Kept<X> implements Serializable { Form<X> form; }
            abstract sealed class Form<T> implements Serializable permits Open { T value; }
            final class Open<X> extends Form<X> { }
            """,
            "Api#period() java.time.Period",
            "Api#year() java.time.Year"),
        WireCase.of(
            "which arguments a wrapper and its superclass carry",
            """
            interface Api { Pair<LocalDate, Pair<LocalTime, Instant>> pair(); Sub<Year> sub(); Other<Period> other(); Deep<MonthDay> deep(); }
            class Pair<L, R> implements Serializable { L left; transient R right; }
            class Base<A, B> implements Serializable { A a; }
            class Sub<T> extends Base<T, String> { }
            class Other<T> extends Base<String, T> { }
            class Deep<T> extends Base<Box<T>, String> { }
            class Box<T> implements Serializable { }
            class Full<T> extends Box<T> { T content; }
            class Tag<T> implements Serializable { String name; }
            class Outer<T> implements Serializable { Tag<T> tag; }
            """,
            "Api#pair() java.time.LocalDate",
            "Api#sub() java.time.Year",
            "Api#deep() java.time.MonthDay"),
        WireCase.of(
            "what only a sibling or a subclass of a wrapper adds",
            """
            interface Api { Sub<Item> sub(); Box<Item> box(); }
            class Base<T> implements Serializable { }
            class Sub<T> extends Base<T> { }
            class Sibling<T> extends Base<T> { T value; }
            class Box<T> implements Serializable { Event<T> event; }
            interface Event<T> { }
            class Noted<T, N extends Note> implements Event<T>, Serializable { N note; }
            class Note implements Serializable { LocalDate day; }
            class Item implements Serializable { Instant no; }
            """,
            "Note#day java.time.LocalDate"));
  }
}

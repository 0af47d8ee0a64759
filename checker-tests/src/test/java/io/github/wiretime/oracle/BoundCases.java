package io.github.wiretime.oracle;

import java.util.stream.Stream;

/** Subclasses of generic classes, and which of them fit the type arguments that are written. */
final class BoundCases {
  private BoundCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "a subclass for whose parameter the wildcard has no class",
            """
            interface Api { Event<? extends Order> event(); Message<? extends Note> message(); Box<? extends LocalTime> box(); Items<? extends Set<Instant>> items(); }
            class Items<T> implements Serializable { }
            class Lists<T extends List<Instant>> extends Items<T> { T list; Instant no; }
            class Times<T extends Temporal> extends Items<T> { T time; Instant no; }
            class Event<T> implements Serializable { }
            class Timed<T extends Temporal> extends Event<T> { T time; Duration no; }
            class Order implements Serializable { }
            class Message<T> implements Serializable { }
            class Dated<T extends Temporal> extends Message<T> { T time; Instant at; }
            interface Note { }
            abstract class Stamp implements Note, Temporal { Year year; }
            class Box<T> implements Serializable { }
            class Orders<T extends Order> extends Box<T> { T order; Period no; }
            """,
            "Dated#at java.time.Instant",
            "Stamp#year java.time.Year"),
        WireCase.of(
            "wildcards in the header of a subclass",
            """
            interface Api { Event<? extends Box<? extends Number>> event(); }
            class Box<T> implements Serializable { T value; }
            class Event<T> implements Serializable { }
            class Counted extends Event<Box<? extends Integer>> { Year year; }
            class Dated extends Event<Box<? extends LocalDate>> { Instant no; }
            class Any extends Event<Box<?>> { Period period; }
            """,
            "Any#period java.time.Period",
            "Counted#year java.time.Year"),
        WireCase.of(
            "arrays of a parameter in the header of a subclass",
            """
            interface Api { Event<Period[]> event(); }
            interface Event<T> { }
            class Sent<T> implements Event<T[]>, Serializable { T first; Year year; }
            class Text implements Event<String[]>, Serializable { Instant no; }
            class Plain implements Event<String>, Serializable { Instant no; }
            class Numbers implements Event<int[]>, Serializable { Instant no; }
            """,
            "Api#event() java.time.Period",
            "Sent#year java.time.Year"),
        WireCase.of(
            "a lower bound and a subclass whose parameter is bounded",
            """
            interface Api { Box<? super ArrayList<Instant>> box(); <M extends Temporal> void put(Event<? super M> event); Holder<?> holder(); }
            class Box<T> implements Serializable { }
            class Lists<T extends Collection<Instant>> extends Box<T> { T list; }
            class Enums<T extends Enum<?>> extends Box<T> { T no; Year year; }
            class Event<T> implements Serializable { }
            class Dated extends Event<LocalDate> { Period period; }
            class Texts extends Event<String> { Duration no; }
            class Numbers extends Event<int[]> { ZoneOffset no; }
            class Holder<U extends List<String>> implements Serializable { Event<? super U> event; Note<? super Object> note; }
            class Note<T> implements Serializable { }
            class Days extends Note<Object> { MonthDay day; }
            class Strings extends Note<String> { Duration no; }
            """,
            "Api#box() java.time.Instant",
            "Dated#period java.time.Period",
            "Days#day java.time.MonthDay"),
        WireCase.of(
            "a decorator and a subclass whose parameter is bounded",
            """
            interface Api { Event<Instant> instant(); Event<Year> year(); Event<? extends Period> period(); Event<LocalTime[]> times(); Held<LocalDate> held(); }
            abstract class Event<T> implements Serializable { }
            class Decorator<T> extends Event<T> { Event<T> inner; }
            class Texts<T extends CharSequence> extends Event<T> { T text; }
            abstract class Held<T> implements Serializable { }
            class Outer<T> extends Held<T> { Inner<T> inner; }
            class Inner<T> extends Held<T> { Held<T> again; }
            class Dated<T extends ChronoLocalDate> extends Held<T> { T date; }
            """,
            "Api#held() java.time.LocalDate"),
        WireCase.of(
            "a decorator whose own parameter is bounded as that of the subclass",
            """
            interface Api { Event<LocalDate> date(); Event<String> text(); Plain<Year> year(); Plain<Period> no(); }
            abstract class Event<T> implements Serializable { }
            class Decorator<T extends Comparable<?>> extends Event<T> { Event<T> inner; }
            class Dated<T extends ChronoLocalDate> extends Event<T> { T date; }
            abstract class Plain<T> implements Serializable { }
            class Wrapper<T> extends Plain<T> { Wildcard<? extends T> inner; }
            class Wildcard<T> extends Plain<T> { Plain<T> inner; }
            class Timed<T extends Temporal> extends Plain<T> { T time; }
            """,
            "Api#date() java.time.LocalDate",
            "Api#year() java.time.Year"),
        WireCase.of(
            "a wildcard and a parameter's bound, one below the other",
            """
            interface Api { Box<? extends Money> money(); Case<? extends Serializable> any(); Crate<? extends Day> day(); }
            class Box<T> implements Serializable { }
            class Sorted<T extends Comparable<?>> extends Box<T> { T value; Year year; }
            class Money implements Comparable<Money>, Serializable { public int compareTo(Money other) { return 0; } }
            class Case<T> implements Serializable { }
            class Items<T extends Item> extends Case<T> { T item; Period period; }
            class Item implements Serializable { }
            class Crate<T> implements Serializable { }
            class Orders<T extends Order> extends Crate<T> { T order; Instant no; }
            class Day implements Serializable { }
            class Monday extends Day { }
            class Order implements Serializable { }
            """,
            "Items#period java.time.Period",
            "Sorted#year java.time.Year"),
        WireCase.of(
            "a wildcard and a parameter's bound that the JDK's classes share",
            """
            interface Api {
              A<? extends Serializable> a(); B<? extends Comparable<?>> b(); C<? extends Collection<String>> c();
              D<? extends String> d(); E<? extends Temporal> e(); F<? extends Number[]> f(); G<? extends Serializable> g();
            }
            class A<T> implements Serializable { }
            class A1<T extends TemporalAmount> extends A<T> { transient T time; Year year; }
            class B<T> implements Serializable { }
            class B1<T extends TemporalAmount> extends B<T> { transient T time; Year year; }
            class C<T> implements Serializable { }
            class C1<T extends Serializable> extends C<T> { transient T list; Year year; }
            class D<T> implements Serializable { }
            class D1<T extends Temporal> extends D<T> { transient T time; Year no; }
            class E<T> implements Serializable { }
            class E1<T extends Collection<?>> extends E<T> { transient T list; Year no; }
            class F<T> implements Serializable { }
            class F2<T extends Serializable> extends F<T> { transient T array; Year year; }
            class G<T> implements Serializable { }
            class G1<U extends TemporalAmount, T extends U> extends G<T> { transient T time; Year year; }
            """,
            "A1#year java.time.Year",
            "B1#year java.time.Year",
            "C1#year java.time.Year",
            "F2#year java.time.Year",
            "G1#year java.time.Year"),
        WireCase.of(
            "a wildcard of the JDK and a parameter's bound of the application",
            """
            interface Api { Event<? extends Temporal> event(); Message<? extends Temporal> message(); }
            class Event<T> implements Serializable { }
            class Stamped<T extends Stamp> extends Event<T> { transient T stamp; Period period; }
            interface Stamp { }
            abstract class Clock implements Stamp, Temporal, Serializable { }
            class Message<T> implements Serializable { }
            class Noted<T extends Note> extends Message<T> { transient T note; Period no; }
            interface Note { }
            class Memo implements Note, Serializable { }
            """,
            "Stamped#period java.time.Period"),
        WireCase.of(
            "a lower bound above the bound of a parameter",
            """
            interface Api { Box<? super Order> order(); Case<? super Special> special(); }
            class Box<T> implements Serializable { }
            class Specials<T extends Special> extends Box<T> { T special; Year no; }
            class Case<T> implements Serializable { }
            class Orders<T extends Order> extends Case<T> { T order; Year year; }
            class Order implements Serializable { }
            class Special extends Order { }
            """,
            "Orders#year java.time.Year"),
        WireCase.of(
            "a parameter that is passed on to a bounded one",
            """
            interface Api { Near<Year> year(); Near<String> text(); Near<Temporal> above(); Near<Instant[]> array(); Far<Period> far(); Far<Year> near(); }
            final class Far<T> implements Serializable { Near<? extends T> near; }
            final class Near<T> implements Serializable { Event<T> event; }
            abstract class Event<T> implements Serializable { }
            final class Dated<T extends ChronoLocalDate> extends Event<T> { T date; }
            final class Timed<T extends Year> extends Event<T> { T time; }
            """,
            "Api#near() java.time.Year",
            "Api#year() java.time.Year"),
        WireCase.of(
            "an array for a bounded parameter",
            """
            interface Api { Box<Instant[]> box(); Box<? extends Period[]> any(); Case<Instant[]> no(); }
            abstract class Box<T> implements Serializable { }
            final class Kept<T extends Serializable> extends Box<T> { T value; }
            abstract class Case<T> implements Serializable { }
            final class Lists<T extends Iterable<?>> extends Case<T> { T value; }
            """,
            "Api#any() java.time.Period",
            "Api#box() java.time.Instant"),
        WireCase.of(
            "a raw type in the bound of a wildcard",
            """
            interface Api { Event<? extends List> raw(); }
            class Event<T> implements Serializable { }
            class Times extends Event<ArrayList<String>> { Year year; }
            class Texts extends Event<TreeSet<String>> { Instant no; }
            """,
            "Times#year java.time.Year"),
        WireCase.of(
            "arrays behind a wildcard",
            """
            interface Api { A<? extends Period[]> a(); B<? extends int[]> b(); C<? extends Number[]> c(); D<? extends Serializable> d(); E<? extends List<?>> e(); }
            interface A<T> { }
            class A1<T> implements A<T[]>, Serializable { T first; }
            class A2<T> implements A<T>, Serializable { transient T array; }
            interface B<T> { }
            class B1 implements B<int[]>, Serializable { Year year; }
            class B2 implements B<long[]>, Serializable { Instant no; }
            class B3 implements B<Integer[]>, Serializable { Instant no; }
            interface C<T> { }
            class C1 implements C<Integer[]>, Serializable { Year year; }
            class C2 implements C<int[]>, Serializable { Instant no; }
            class C3 implements C<Integer>, Serializable { Instant no; }
            interface D<T> { }
            class D1 implements D<String[]>, Serializable { Year year; }
            interface E<T> { }
            class E1 implements E<String[]>, Serializable { Instant no; }
            """,
            "Api#a() java.time.Period",
            "B1#year java.time.Year",
            "C1#year java.time.Year",
            "D1#year java.time.Year"),
        WireCase.of(
            "an array is nothing that a class bounds",
            """
            interface Api { Event<int[]> event(); Pair<String, ?> pair(); Same<Object[]> same(); }
            class Event<T> implements Serializable { }
            class Order implements Serializable { }
            class Ordered<T extends Order> extends Event<T> { Instant no; }
            class Known<T extends Serializable> extends Event<T> { Year year; }
            class Pair<T, U extends List<T>> implements Serializable { Pair<U, ?> next; }
            class Arrays2 extends Pair<Period[], List<Period[]>> { ZoneId no; }
            class Same<T> implements Serializable { }
            class Other<T> extends Same<T[]> { MonthDay day; }
            """,
            "Known#year java.time.Year",
            "Other#day java.time.MonthDay"),
        WireCase.of(
            "a wildcard that says more than the bound",
            """
            interface Api { Box<? extends LocalDate> box(); }
            class Box<T extends Temporal> implements Serializable { T value; }
            """,
            "Api#box() java.time.LocalDate"),
        WireCase.of(
            "a wildcard whose bound is a parameter, and what subclasses name",
            """
            interface Api { Holder<?> get(); }
            final class Holder<U extends Temporal> implements Serializable { Event<? extends U> event; }
            class Event<T> implements Serializable { }
            class Dated extends Event<LocalDate> { Period period; }
            class Texts extends Event<String> { Instant no; }
            """,
            "Dated#period java.time.Period"),
        WireCase.of(
            "a raw type fits a bound as the header of its class says",
            """
            interface Api { Event<? extends Tag<? super String>> event(); Note<? extends Tag<Integer>> note(); Slip<? extends Tag> slip(); }
            abstract class Event<T> implements Serializable { }
            final class Sent extends Event<Raw> { Year year; }
            abstract class Note<T> implements Serializable { }
            final class Noted extends Note<Raw> { Instant no; }
            abstract class Slip<T> implements Serializable { }
            final class Slipped extends Slip<Raw> { Period period; }
            interface Tag<T> { }
            class Raw<X> implements Tag<Object>, Serializable { }
            """,
            "Sent#year java.time.Year",
            "Slipped#period java.time.Period"),
        WireCase.of(
            "the bound of a class above a raw header, seen from further above",
            """
            interface Api { Tag<LocalDateTime> no(); Tag<Small> small(); }
            interface Tag<T> { }
            class Event<T, U> implements Tag<U>, Serializable { }
            class Bound<T extends Small> extends Event<T, T> { }
            class Sent extends Bound { Period period; }
            class Small implements Serializable { }
            class Ran<T extends Runnable> extends Event<T, T> { }
            class Late extends Ran { MonthDay no; }
            """,
            "Sent#period java.time.Period"),
        WireCase.of(
            "the bound of a class above a raw header and that of a parameter",
            """
            interface Api { Held<String, ? extends List<String>> no(); Kept<Small, Small> kept(); }
            class Held<T, U extends List<T>> implements Serializable { Event<T, U> event; }
            abstract class Event<T, U> implements Serializable { }
            class Bound<T extends Small> extends Event<T, T> { }
            class Sent extends Bound { Instant no; }
            class Kept<T, U> implements Serializable { Note<T, U> note; }
            abstract class Note<T, U> implements Serializable { }
            class Noted<T extends Small> extends Note<T, T> { }
            class Last extends Noted { Year year; }
            class Small implements Serializable { }
            """,
            "Last#year java.time.Year"));
  }
}

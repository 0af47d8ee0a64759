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
            "Api#year() java.time.Year"));
  }
}

package io.github.wiretime.oracle;

import java.util.stream.Stream;

/**
 * Type parameters that a class passes on to others, and what keeps values of them from the wire.
 */
final class CarriedCases {
  private CarriedCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "what a class passes on has to fit the bound of the subclass",
            """
            interface Api { Outer<Instant> no(); Inner<Year> year(); }
            final class Outer<U> implements Serializable { Near<Box<U>> near; }
            final class Near<T> implements Serializable { Event<T> event; }
            abstract class Event<T> implements Serializable { }
            final class Texts<T extends CharSequence> extends Event<T> { T text; }
            final class Inner<U> implements Serializable { Close<Box<U>> close; }
            final class Close<T> implements Serializable { Note<T> note; }
            abstract class Note<T> implements Serializable { }
            final class Boxed<T extends Box<?>> extends Note<T> { T box; }
            class Box<T> implements Serializable { T value; }
            """,
            "Api#year() java.time.Year"),
        WireCase.of(
            "a raw type passes on whatever the subclass takes",
            """
            interface Api { Near get(); Far far(); }
            final class Near<T> implements Serializable { Event<T> event; }
            final class Far implements Serializable { Near near; }
            abstract class Event<T> implements Serializable { }
            final class Timed<T extends Temporal> extends Event<T> { Year year; }
            """,
            "Timed#year java.time.Year"),
        WireCase.of(
            "a subtype of what is passed on may fit the bound of the subclass",
            """
            interface Api { Far<Holder<Instant>> far(); Near<Holder<Year>> near(); Farther<Holder<Period>> farther(); Above<Holder<Duration>> above(); }
            final class Farther<T> implements Serializable { Far<T> far; }
            final class Above<T> implements Serializable { Near<? super T> near; }
            final class Far<T> implements Serializable { Near<? extends T> near; }
            final class Near<T> implements Serializable { Event<T> event; }
            abstract class Event<T> implements Serializable { }
            final class Noted<T extends Note> extends Event<T> { T note; }
            interface Note { }
            interface Holder<T> { }
            final class Both<T> implements Holder<T>, Note, Serializable { T value; }
            """,
            "Api#far() java.time.Instant",
            "Api#farther() java.time.Period"),
        WireCase.of(
            "what is passed on has to fit each bound on the way",
            """
            interface Api { Outer<Plain<Instant>> plain(); Outer<Fine<Year>> fine(); }
            final class Outer<T> implements Serializable { Base<T> base; }
            abstract class Base<T> implements Serializable { }
            final class Middle<T extends Special> extends Base<T> { Near<T> near; }
            final class Near<T> implements Serializable { Event<T> event; }
            abstract class Event<T> implements Serializable { }
            final class Noted<T extends Note> extends Event<T> { T note; }
            interface Note { }
            interface Special extends Note { }
            final class Plain<T> implements Note, Serializable { T value; }
            final class Fine<T> implements Special, Serializable { T value; }
            """,
            "Api#fine() java.time.Year"),
        WireCase.of(
            "a parameter is not passed on by the bound of one that is given",
            """
            interface Api { Outer<Instant> no(); Open<Year> year(); }
            final class Outer<X> implements Serializable { A<X, Empty<X>> a; }
            final class Open<X> implements Serializable { A<X, ?> a; }
            class A<T, U extends Holder<T>> implements Serializable { U holder; }
            class Holder<T> implements Serializable { T value; }
            class Empty<T> extends Holder<T> { Object writeReplace() { return "empty"; } }
            """,
            "Api#year() java.time.Year"),
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
            "a wildcard in the header of a subclass, and one around it",
            """
            interface Api { Event<? extends List<?>> any(); Other<? extends List<? extends Number>> numbers(); }
            class Event<T> implements Serializable { }
            class Bounded extends Event<List<? extends Number>> { Year year; }
            class Unknown extends Other<List<? extends Object>> { Period period; }
            class Other<T> implements Serializable { }
            class Above extends Other<List<? super Integer>> { Instant no; }
            class Lowest extends Other<List<? super Object>> { ZoneId no; }
            class Below extends Other<List<? extends Integer>> { MonthDay day; }
            """,
            "Bounded#year java.time.Year",
            "Unknown#period java.time.Period",
            "Below#day java.time.MonthDay"),
        WireCase.of(
            "what is of several types at once",
            """
            interface Api {
              <E extends Order & Timed> Collection<E> both();
              Page<?> page();
              <T extends Temporal & Comparable<T>> void send(T time);
              Box<?> box();
            }
            class Order implements Serializable { Year year; }
            interface Timed { }
            class Full extends Order implements Timed { MonthDay day; }
            class Plain extends Order { ZoneId no; }
            class Other implements Timed, Serializable { Instant no; }
            class Page<T extends Line & Named> implements Serializable { T first; }
            class Line implements Serializable { Period period; }
            interface Named { }
            class Both extends Line implements Named { LocalTime time; }
            class Unnamed extends Line { Duration no; }
            class Box<T extends Temporal & Marked> implements Serializable { T value; }
            interface Marked { }
            class Mark implements Marked, Serializable { Instant no; }
            """,
            "Order#year java.time.Year",
            "Full#day java.time.MonthDay",
            "Line#period java.time.Period",
            "Both#time java.time.LocalTime",
            "Api#send(java.time.temporal.Temporal)[0] java.time.temporal.Temporal"));
  }
}

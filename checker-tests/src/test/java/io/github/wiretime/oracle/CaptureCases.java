package io.github.wiretime.oracle;

import java.util.stream.Stream;

/** Type arguments that a wildcard leaves open, and variables that local classes capture. */
final class CaptureCases {
  private CaptureCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "an open argument whose bound names another parameter",
            """
            interface Api { Order get(); A<Year, ?> returned(); }
            class Order implements Serializable {
              A<LocalDate, ?> a; B<Instant, ?> b; C<LocalTime, ?> no; D<Period, ?, ?> d; E<Duration, ?> e;
              A<?, ?> open; A<MonthDay, LinkedList<MonthDay>> given; F<? extends ChronoLocalDate, ?> f;
            }
            class A<T, U extends List<T>> implements Serializable { U list; }
            class B<T, U extends Box<T>> implements Serializable { U box; }
            class C<T, U extends Tag<T>> implements Serializable { U tag; }
            class D<T, U extends List<V>, V extends Set<T>> implements Serializable { U list; }
            class E<T, U extends T> implements Serializable { U value; }
            class F<T, U extends List<? super T> & Serializable> implements Serializable { U value; }
            class Box<T> implements Serializable { T value; }
            class Tag<T> implements Serializable { String name; }
            """,
            "Api#returned() java.time.Year",
            "Order#a java.time.LocalDate",
            "Order#b java.time.Instant",
            "Order#d java.time.Period",
            "Order#e java.time.Duration",
            "Order#f java.time.chrono.ChronoLocalDate",
            "Order#given java.time.MonthDay"),
        WireCase.of(
            "an open argument does not bring those that no bound of it names",
            """
            interface Api { Order get(); }
            class Order implements Serializable { A<LocalDate, ?, String> a; A<Instant, List<String>, ?> b; }
            class A<T, U extends List<?>, V> implements Serializable { transient T t; U list; V v; }
            """),
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
            class A<T extends Temporal, U extends Map<Year, T>> implements Serializable { U map; }
            """,
            "A#<T> java.time.temporal.Temporal",
            "A#<U> java.time.Year"),
        WireCase.of(
            "an open argument inside a generic class and of its subclasses",
            """
            interface Api { Outer<LocalDate> outer(); Pair<Instant> pair(); Raw raw(); }
            class Outer<S> implements Serializable { A<S, ?> a; }
            class A<T, U extends List<T>> implements Serializable { U list; }
            class Pair<T> implements Serializable { }
            class Sub<X, Y extends List<X>> extends Pair<X> { Y list; }
            class Raw extends Held { }
            class Held<T extends Temporal, U extends List<T>> implements Serializable { U list; }
            """,
            "Api#outer() java.time.LocalDate",
            "Api#pair() java.time.Instant",
            "Held#<T> java.time.temporal.Temporal"),
        WireCase.of(
            "captured variables with type arguments",
            """
            interface Api { Paint get(); }
            interface Paint extends Serializable { }
            class Studio {
              static Paint local(List<LocalDate> days, Box<Instant> box, Tag<Year> tag, Map<String, ? extends Temporal> any) {
                class Oil implements Paint { Object use() { return List.of(days, box, tag, any); } }
                return new Oil();
              }
              static <M extends ChronoLocalDate> Paint anonymous(M[] dates) {
                return new Paint() { Object use() { return dates; } };
              }
            }
            class Box<T> implements Serializable { T value; }
            class Tag<T> implements Serializable { String name; }
            """,
            "com.acme.Studio$1Oil#val$days java.time.LocalDate",
            "com.acme.Studio$1Oil#val$box java.time.Instant",
            "com.acme.Studio$1Oil#val$any java.time.temporal.Temporal",
            "com.acme.Studio$1#val$dates java.time.chrono.ChronoLocalDate"));
  }
}

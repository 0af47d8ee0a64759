package io.github.wiretime.oracle.rules;

import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** The object around an object of an inner class. */
final class OuterInstanceCases {
  private OuterInstanceCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "the outer instance of an inner class travels",
            """
            interface Api { Outer.Inner get(); }
            class Outer implements Serializable {
              LocalDate day;
              class Inner implements Serializable { Instant at; }
            }
            """,
            "Outer#day java.time.LocalDate",
            "Outer.Inner#at java.time.Instant"),
        WireCase.of(
            "an inner class that no field holds",
            """
            interface Api { Outer get(); }
            class Outer implements Serializable {
              LocalDate day;
              class Inner implements Serializable { Instant no; }
            }
            """,
            "Outer#day java.time.LocalDate"),
        WireCase.of(
            "the outer instance of an inner class of a generic class",
            """
            interface Api { Outer<LocalDate>.Inner get(); }
            class Outer<T> implements Serializable {
              T outer;
              class Inner implements Serializable { T inner; }
            }
            """,
            "Api#get() java.time.LocalDate"),
        WireCase.of(
            "the bound of a parameter of the class around",
            """
            interface Api { Page<?>.Row row(); }
            class Page<T extends Temporal> { class Row implements Serializable { T cell; } }
            """,
            "Page#<T> java.time.temporal.Temporal"),
        WireCase.of(
            "an inner class of a generic class by its field",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Outer<Instant> outer; }
            class Outer<T> implements Serializable { Inner inner; class Inner implements Serializable { T t; } }
            """,
            "Order#outer java.time.Instant"),
        WireCase.of(
            "an object made for the superclass's constructor has no outer instance yet",
            """
            interface Api { Paint paint(); }
            interface Paint extends Serializable { }
            class Base { Base(Paint paint) { } }
            class Outer extends Base implements Serializable {
              LocalDate no;
              Outer() { super(new Paint() { Instant at; }); }
            }
            """,
            "com.acme.Outer$1#at java.time.Instant"),
        WireCase.of(
            "local and anonymous classes",
            """
            interface Api { Paint get(); }
            interface Paint extends Serializable { }
            class Studio implements Serializable {
              LocalDate opened;
              Paint local() { class Oil implements Paint { Instant mixed; } return new Oil(); }
              static Paint anonymous() { return new Paint() { LocalTime dried; }; }
              static Callable<Paint> lambda = () -> new Paint() { Year made; };
              static class Corner { static Paint paint() { return new Paint() { Period dry; }; } }
            }
            """,
            "Studio#opened java.time.LocalDate",
            "com.acme.Studio$1Oil#mixed java.time.Instant",
            "com.acme.Studio$1#dried java.time.LocalTime",
            "com.acme.Studio$2#made java.time.Year",
            "com.acme.Studio$Corner$1#dry java.time.Period"),
        WireCase.of(
            "nested classes, records and enums have none",
            """
            interface Api { Order.Line line(); Order.Kind kind(); Order.Thin thin(); }
            class Order implements Serializable {
              Instant no;
              static class Line implements Serializable { LocalDate day; }
              enum Kind { A }
              record Thin(LocalTime time) implements Serializable { }
            }
            """,
            "Order.Line#day java.time.LocalDate",
            "Order.Thin#time java.time.LocalTime"));
  }
}

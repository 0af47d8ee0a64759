package io.github.wiretime.oracle;

import java.util.stream.Stream;

/** What {@code writeReplace} returns, and what is written of the object where it returns that. */
final class ReplaceCases {
  private ReplaceCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "writeReplace returns this in other words",
            """
            interface Api { A a(); B b(); C c(); D d(); E e(); F f(); }
            class A implements Serializable {
              LocalDate day;
              private Object writeReplace() { Object x = this; return x; }
            }
            class B implements Serializable {
              LocalTime time;
              Object writeReplace() { return (Object) (hashCode() > 0 ? (this) : this); }
            }
            class C implements Serializable {
              Year year;
              Object writeReplace() { return self(); }
              private Object self() { Object x; x = this; return x; }
            }
            class D implements Serializable {
              Period period;
              Object writeReplace() { return switch (1) { case 1 -> this; default -> "text"; }; }
            }
            class E implements Serializable {
              Duration duration;
              Object writeReplace() {
                Object x = null;
                return switch (1) { case 1: { int y = switch (2) { default: yield 3; }; yield x = this; } default: yield "text"; };
              }
            }
            class F implements Serializable {
              Instant at;
              Object writeReplace() { return F.class.cast(Objects.requireNonNull(this)); }
            }
            """,
            "A#day java.time.LocalDate",
            "B#time java.time.LocalTime",
            "C#year java.time.Year",
            "D#period java.time.Period",
            "E#duration java.time.Duration",
            "F#at java.time.Instant"),
        WireCase.of(
            "writeReplace returns text in other words",
            """
            interface Api { A a(); B b(); C c(); }
            class A implements Serializable {
              LocalDate day;
              private Object writeReplace() { Object x = "text"; return x; }
            }
            class B implements Serializable {
              LocalTime time;
              Object writeReplace() { return text(); }
              Object text() { return "text"; }
              Object self() { return this; }
            }
            class C implements Serializable {
              Year year;
              Serializable writeReplace() { Object self = this; Supplier<Object> unused = () -> { return this; }; return "text"; }
              interface Supplier<T> { T get(); }
            }
            """),
        WireCase.of(
            "writeReplace returns another class in other words",
            """
            interface Api { A a(); B b(); C c(); }
            class A implements Serializable {
              LocalDate day; transient Form form;
              private Object writeReplace() { Object x = form; return x; }
            }
            class B implements Serializable {
              LocalTime time; transient Note note;
              Object writeReplace() { return text(); }
              private Object text() { return note; }
            }
            class C implements Serializable {
              Year year; transient Object hidden = new Object(); transient Slip slip;
              Object writeReplace() { Object x = slip; return (Slip) x; }
            }
            class Form implements Serializable { Instant at; }
            class Note implements Serializable { Period period; }
            class Slip implements Serializable { Duration duration; }
            """,
            "Form#at java.time.Instant",
            "Note#period java.time.Period",
            "Slip#duration java.time.Duration"),
        WireCase.of(
            "writeReplace returns a type that the object fits, which may be itself",
            """
            interface Api { A a(); C c(); Sealed s(); }
            class A implements Serializable { LocalDate day; transient A other; A writeReplace() { return other; } }
            class B extends A { Instant at; }
            class C implements Serializable { LocalTime no; transient D d; D writeReplace() { return d; } }
            class D implements Serializable { Year year; }
            interface Event<T> { }
            class Sealed implements Event<String>, Serializable {
              Duration no; transient Event<LocalTime> event;
              Event<LocalTime> writeReplace() { return event; }
            }
            class Open implements Event<LocalTime>, Serializable {
              Period period; transient Event<LocalTime> event;
              Event<LocalTime> writeReplace() { return event; }
            }
            """,
            "A#day java.time.LocalDate",
            "B#at java.time.Instant",
            "D#year java.time.Year",
            "Open#period java.time.Period"),
        WireCase.of(
            "writeReplace returns a type variable that the object fits",
            """
            interface Api { Self self(); Node<?> node(); Other other(); }
            class Base<T> implements Serializable { LocalDate base; transient T value; T writeReplace() { return value; } }
            class Self extends Base<Self> { Instant own; }
            class Node<N extends Node<N>> implements Serializable {
              LocalTime time; transient N next;
              protected N writeReplace() { return next; }
            }
            class Other extends Base<Item> { Year no; }
            class Item implements Serializable { Period period; }
            """,
            "Base#base java.time.LocalDate",
            "Self#own java.time.Instant",
            "Node#time java.time.LocalTime",
            "Item#period java.time.Period"),
        WireCase.of(
            "writeReplace returns a costly value",
            """
            interface Api { A a(); B b(); C c(); D d(); }
            class A implements Serializable { transient LocalDate day; private Object writeReplace() { return day; } }
            class B implements Serializable { transient List<Instant> at; List<Instant> writeReplace() { return at; } }
            class C implements Serializable {
              transient Box<Year> year; Box<Year> writeReplace() { return year; }
            }
            class D implements Serializable {
              transient Box<? extends Temporal> box; transient Kept<?> kept; boolean first;
              Object writeReplace() { return box != null ? box : kept; }
            }
            class Box<T> implements Serializable { T value; transient LocalTime no; }
            class Kept<T extends ChronoLocalDate> implements Serializable { T value; }
            """,
            "A#writeReplace() java.time.LocalDate",
            "B#writeReplace() java.time.Instant",
            "C#writeReplace() java.time.Year",
            "D#writeReplace() java.time.temporal.Temporal",
            "Kept#<T> java.time.chrono.ChronoLocalDate"),
        WireCase.of(
            "writeReplace of a generic class, used and inherited",
            """
            interface Api { Base<Instant> used(); Days days(); Texts texts(); Raw raw(); }
            class Base<T> implements Serializable {
              transient T value; transient Box<T> box; Duration no;
              private Object writeReplace() { return value != null ? value : box; }
            }
            class Days extends Base<LocalDate> { LocalTime no; }
            class Texts extends Base<String> { }
            class Raw extends Base { }
            class Box<T> implements Serializable { T inside; Year year; }
            """,
            "Api#used() java.time.Instant",
            "Days#<extends> java.time.LocalDate",
            "Box#year java.time.Year"),
        WireCase.of(
            "an inherited one that may return the object",
            """
            interface Api { Sub<LocalDate> sub(); Other<Instant> other(); }
            class Base<T> implements Serializable { T value; Object writeReplace() { return this; } }
            class Sub<T> extends Base<T> { Sub<? extends Year> next; }
            class Either<T> implements Serializable {
              T value; transient Box<T> box;
              Object writeReplace() { return box == null ? this : box; }
            }
            class Other<T> extends Either<T> { Period own; }
            class Box<T> implements Serializable { T inside; LocalTime more; }
            """,
            "Api#sub() java.time.LocalDate",
            "Sub#next java.time.Year",
            "Api#other() java.time.Instant",
            "Other#own java.time.Period",
            "Box#more java.time.LocalTime"),
        WireCase.of(
            "a collection that returns itself is written by its fields",
            """
            interface Api { Plain plain(); Raw raw(); RawOwn rawOwn(); Days days(); None none(); }
            class Plain extends ArrayList<Period> { LocalDate own; Plain writeReplace() { return this; } }
            class Raw extends ArrayList { LocalTime own; Object writeReplace() { return this; } }
            class Own<T extends Temporal> extends ArrayList<T> { T first; List<T> more; Duration second; }
            class RawOwn extends Own { Instant own; private Object writeReplace() { Object x = this; return x; } }
            class Days extends Own<Year> { Days writeReplace() { return this; } }
            class None extends ArrayList { MonthDay own; }
            """,
            "Plain#own java.time.LocalDate",
            "Raw#own java.time.LocalTime",
            "Own#<T> java.time.temporal.Temporal",
            "Own#second java.time.Duration",
            "RawOwn#own java.time.Instant",
            "Days#<extends> java.time.Year"),
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
            "Order#own java.time.Instant"),
        WireCase.of(
            "a calendar of one's own is its time, unless it is replaced",
            """
            interface Api { Due due(); Replaced replaced(); Shared shared(); }
            class Due extends GregorianCalendar { LocalDate no; Form form; }
            class Form implements Serializable { Instant no; }
            class Replaced extends GregorianCalendar {
              LocalTime no; transient Slip slip;
              private Object writeReplace() { return slip; }
            }
            class Slip implements Serializable { Year year; }
            abstract class Shared extends GregorianCalendar { Period no; }
            """,
            "Slip#year java.time.Year"),
        WireCase.of(
            "an enum with writeReplace",
            """
            interface Api { Color color(); Shade shade(); }
            enum Color { RED; LocalDate no; transient Slip slip; private Object writeReplace() { return slip; } }
            enum Shade { DARK; LocalTime no; Note note; }
            class Slip implements Serializable { Year year; }
            class Note implements Serializable { Instant no; }
            """,
            "Slip#year java.time.Year"),
        WireCase.of(
            "lists that return themselves inside of each other",
            """
            interface Api { Outer outer(); }
            class Self extends ArrayList<Self> implements Serializable { Object writeReplace() { return this; } }
            class Outer extends Self { Between between; }
            class Between implements Serializable { Inner inner; }
            class Inner extends Self { LocalTime time; }
            """,
            "Inner#time java.time.LocalTime"),
        WireCase.of(
            "a public class below one that is not, for which javac adds a method",
            """
            interface Api {
              Open open();
              class Open extends Hidden { Instant no; }
            }
            class Hidden implements Serializable {
              transient Year year;
              public Object writeReplace() { return year; }
            }
            """,
            "Hidden#writeReplace() java.time.Year"),
        WireCase.of(
            "an abstract sealed class has no objects, and that below it is replaced",
            """
            interface Api { Event event(); }
            sealed interface Event permits Sent, Tick { }
            sealed abstract class Sent implements Event, Serializable permits Mail { Instant no; }
            final class Mail extends Sent { Object writeReplace() { return "text"; } }
            final class Tick implements Event, Serializable { LocalDate day; }
            """,
            "Tick#day java.time.LocalDate"),
        WireCase.of(
            "two that replace each other",
            """
            interface Api { Order order(); }
            class Order implements Serializable {
              Instant no;
              transient Form form;
              Form writeReplace() { return form; }
            }
            class Form implements Serializable {
              Year year;
              transient Order order;
              Object writeReplace() { return order == null ? this : order; }
            }
            """,
            "Form#year java.time.Year"));
  }
}

package io.github.wiretime.oracle;

import java.util.stream.Stream;

/** What is written of superclasses, and what else counts, where {@code writeReplace} is called. */
final class ReplacementCases {
  private ReplacementCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "one that returns itself below classes that are not written by their fields",
            """
            interface Api { Due due(); Shade shade(); Bytes bytes(); }
            class Base extends GregorianCalendar { LocalDate day; }
            class Due extends Base { Instant at; Object writeReplace() { return this; } }
            enum Shade {
              DARK { LocalTime time; Object writeReplace() { return this; } };
              Year year;
            }
            class In extends InputStream implements Serializable {
              Duration length;
              public int read() { return -1; }
            }
            class Bytes extends In { Period period; Object writeReplace() { return this; } }
            """,
            "Base#day java.time.LocalDate",
            "Due#at java.time.Instant",
            "com.acme.Shade$1#time java.time.LocalTime",
            "Shade#year java.time.Year",
            "In#length java.time.Duration",
            "Bytes#period java.time.Period"),
        WireCase.of(
            "an inherited one that returns itself returns no other subclass",
            """
            interface Api { Order order(); }
            class Base implements Serializable { LocalDate base; Object writeReplace() { return this; } }
            class Order extends Base { Instant own; }
            class Other extends Base { Duration no; }
            """,
            "Base#base java.time.LocalDate",
            "Order#own java.time.Instant"),
        WireCase.of(
            "one that returns what is in a list of a wildcard",
            """
            interface Api { Order order(); }
            class Order implements Serializable {
              Year no; transient List<? extends Form> forms;
              Object writeReplace() { return forms == null || forms.isEmpty() ? "text" : forms.get(0); }
            }
            class Form implements Serializable { LocalTime time; }
            """,
            "Form#time java.time.LocalTime"),
        WireCase.of(
            "one that asks another object of the class",
            """
            interface Api { A a(); B b(); C c(); }
            class A implements Serializable {
              Period no; transient A other; transient Note note;
              Object writeReplace() { return other == null ? "text" : other.note(); }
              Object note() { return note; }
            }
            class B implements Serializable {
              Year year; transient B other;
              Object writeReplace() { return other == null ? "text" : other.itself(); }
              Object itself() { return this; }
            }
            class C implements Serializable {
              Instant no; transient Base base;
              Object writeReplace() { return base == null ? "text" : base.itself(); }
            }
            class Base { Object itself() { return this; } }
            class Note implements Serializable { MonthDay day; }
            """,
            "Note#day java.time.MonthDay",
            "B#year java.time.Year"),
        WireCase.of(
            "one that calls a method whose type says what it returns, which a subclass overrides",
            """
            interface Api { Base base(); Order order(); }
            class Base implements Serializable {
              transient Small small; Duration no;
              Object writeReplace() { return form(); }
              Form form() { return small; }
            }
            class Order extends Base { transient Big big; @Override Form form() { return big; } }
            interface Form extends Serializable { }
            class Small implements Form { LocalDate day; }
            class Big implements Form { Instant at; }
            """,
            "Small#day java.time.LocalDate",
            "Big#at java.time.Instant"),
        WireCase.of(
            "an inherited one that calls a method that the subclass overrides",
            """
            interface Api { Sub sub(); End end(); Text text(); Self self(); }
            class Base implements Serializable {
              Instant base; transient Note note;
              Object writeReplace() { return replacement(); }
              Object replacement() { return note; }
            }
            class Sub extends Base {
              LocalTime no; transient Form form;
              @Override Object replacement() { return form == null ? super.replacement() : form; }
            }
            class End extends Sub { ZonedDateTime no; }
            class Text extends Base { OffsetTime no; @Override Object replacement() { return "text"; } }
            class Self extends Base { MonthDay own; @Override Object replacement() { return this; } }
            class Form implements Serializable { Year year; }
            class Note implements Serializable { Period period; }
            """,
            "Form#year java.time.Year",
            "Note#period java.time.Period",
            "Base#base java.time.Instant",
            "Self#own java.time.MonthDay"),
        WireCase.of(
            "an inherited one that calls a method that only the subclass has",
            """
            interface Api { A a(); B b(); C c(); D d(); }
            abstract class Base implements Serializable {
              Object writeReplace() { return toProxy(); }
              abstract Object toProxy();
            }
            class A extends Base {
              LocalDate no; transient Form form;
              @Override Object toProxy() { return form == null ? "text" : form; }
            }
            interface Proxied { Object toProxy(); }
            interface Noted extends Proxied { Object note(); default Object toProxy() { return note(); } }
            abstract class Other implements Proxied, Serializable { Object writeReplace() { return toProxy(); } }
            class B extends Other { LocalTime no; transient Slip slip; public Object toProxy() { return slip; } }
            class C extends Other implements Noted { Instant no; transient Note note; public Object note() { return note; } }
            abstract class Typed<P, Q> implements Serializable { P writeReplace() { return toProxy(); } abstract P toProxy(); Q no; }
            class D extends Typed<Serializable, Instant> {
              transient Card card;
              @Override Serializable toProxy() { return card == null ? "text" : card; }
            }
            class Form implements Serializable { Year year; }
            class Slip implements Serializable { Period period; }
            class Note implements Serializable { Duration duration; }
            class Card implements Serializable { MonthDay day; }
            """,
            "Form#year java.time.Year",
            "Slip#period java.time.Period",
            "Note#duration java.time.Duration",
            "Card#day java.time.MonthDay"),
        WireCase.of(
            "an inherited one that calls a method that is not overridden, but has its name",
            """
            interface Api { A a(); B b(); }
            class Hidden implements Serializable {
              Object writeReplace() { return itself(); }
              private Object itself() { return this; }
            }
            class A extends Hidden { LocalDate day; transient Form form; Object itself() { return form; } }
            class Static implements Serializable {
              transient Note note;
              Object writeReplace() { return of(note); }
              static Object of(Object value) { return "text"; }
            }
            class B extends Static { static Form form; static Object of(Object value) { return form; } }
            class Form implements Serializable { Instant no; }
            class Note implements Serializable { Instant no; }
            """,
            "A#day java.time.LocalDate"),
        WireCase.of(
            "overridden methods of generic classes return in terms of their own class",
            """
            interface Api { Days days(); Many<Year> many(); Raw raw(); Text text(); Own own(); }
            class Base<T> implements Serializable {
              transient T value;
              Object writeReplace() { return replacement(); }
              Object replacement() { return value; }
            }
            class Days extends Base<LocalDate> { }
            class Many<U> extends Base<U> { transient List<U> all; @Override Object replacement() { return all; } }
            class Raw extends Many { Instant no; transient LocalTime time; @Override Object replacement() { return (this).time; } }
            class Text extends Base<OffsetTime> { @Override Object replacement() { return "text"; } }
            abstract class Typed<T> implements Serializable { transient T value; T writeReplace() { return make(); } abstract T make(); }
            class Own extends Typed<Period> { @Override Period make() { return value; } }
            """,
            "Days#<extends> java.time.LocalDate",
            "Api#many() java.time.Year",
            "Base#writeReplace() java.time.LocalTime",
            "Own#<extends> java.time.Period"),
        WireCase.of(
            "each subclass has its own, of another object as well if that may be itself",
            """
            interface Api { Base base(); Two two(); }
            class Base implements Serializable {
              LocalDate base; transient Base other;
              Object writeReplace() { return other == null ? Base.this.toProxy() : other.toProxy(); }
              Object toProxy() { return "text"; }
            }
            class A extends Base { Year no; transient Form form; @Override Object toProxy() { return form; } }
            class B extends Base { LocalTime time; @Override Object toProxy() { return this; } }
            class C extends A { Instant no; @Override Object toProxy() { return "text"; } }
            class D extends B { ZonedDateTime own; }
            class One implements Serializable {
              transient Three other;
              Object writeReplace() { return other == null ? "text" : other.note(); }
              Object note() { return "text"; }
            }
            class Two extends One { transient Note note; @Override Object note() { return note; } }
            class Three extends One { }
            class Form implements Serializable { Duration duration; }
            class Note implements Serializable { Instant no; }
            """,
            "Base#base java.time.LocalDate",
            "Form#duration java.time.Duration",
            "B#time java.time.LocalTime",
            "D#own java.time.ZonedDateTime"),
        WireCase.of(
            "one that calls a method that returns a type variable",
            """
            interface Api { A a(); B<Form> b(); }
            class A implements Serializable {
              LocalDate no; transient Form form;
              Object writeReplace() { return any(form); }
              <T> T any(T value) { return value; }
            }
            class B<T> implements Serializable {
              LocalDate no; transient T form;
              Object writeReplace() { return any(); }
              T any() { return form; }
            }
            class Form implements Serializable { Instant at; }
            """,
            "Form#at java.time.Instant"),
        WireCase.of(
            "an inherited one of a parameterized type, whose argument counts by its bound",
            """
            interface Api { Fit fit(); Unfit unfit(); }
            interface Event<T> { }
            class Base<T extends Number> implements Serializable {
              transient Event<T> event;
              Event<T> writeReplace() { return event; }
            }
            class Fit extends Base<Long> implements Event<Integer> { LocalDate day; }
            class Unfit extends Base<Long> implements Event<String> { LocalTime no; }
            """,
            "Fit#day java.time.LocalDate"),
        WireCase.of(
            "a field and a class of that name are no methods",
            """
            interface Api { A a(); B b(); }
            class A implements Serializable { LocalDate writeReplace; }
            class B implements Serializable { class writeReplace { } LocalTime time; }
            """,
            "A#writeReplace java.time.LocalDate",
            "B#time java.time.LocalTime"),
        WireCase.of(
            "assignments inside of other expressions, and to what is no variable",
            """
            interface Api { A a(); B b(); C c(); D d(); E e(); F f(); }
            class A implements Serializable {
              LocalDate day;
              Object writeReplace() { Object x; return (x = this) != null ? x : "text"; }
            }
            class B implements Serializable {
              LocalTime time;
              Object writeReplace() { Object x, y = (x = this); return x; }
            }
            class C implements Serializable {
              Year year;
              Object writeReplace() { Object x, y; y = x = this; return x; }
            }
            class D implements Serializable {
              Period period;
              Object writeReplace() {
                Object x;
                return switch (1) { default: yield (x = this) != null ? x : "text"; };
              }
            }
            class E implements Serializable {
              Instant no; transient Object kept;
              Object writeReplace() { Object[] x = {null}; x[0] = this; kept = this; return "text"; }
            }
            class F implements Serializable {
              Duration length;
              Object writeReplace() {
                Object x;
                int y = switch (1) { default: x = this; yield 2; };
                return x;
              }
            }
            """,
            "A#day java.time.LocalDate",
            "B#time java.time.LocalTime",
            "C#year java.time.Year",
            "D#period java.time.Period",
            "F#length java.time.Duration"),
        WireCase.of(
            "a replacement by one that may itself become nothing, or by another",
            """
            interface Api { Holder holder(); }
            class Holder implements Serializable { Order order; }
            interface Event<T> { }
            class Gone implements Event, Serializable {
              transient Date kept;
              Date writeReplace() { return kept; }
            }
            class Times<T> extends HashMap<T, String> implements Event<T> { }
            final class Order implements Serializable {
              Instant no;
              transient Event<? extends ZoneOffset> kept;
              Event<? extends ZoneOffset> writeReplace() { return kept; }
            }
            """,
            "Order#writeReplace() java.time.ZoneOffset"));
  }
}

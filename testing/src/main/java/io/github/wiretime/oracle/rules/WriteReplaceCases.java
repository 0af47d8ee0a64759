package io.github.wiretime.oracle.rules;

import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Objects in whose place {@code writeReplace()} puts something else. */
final class WriteReplaceCases {
  private WriteReplaceCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "writeReplace returns another class",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              LocalDate day;
              transient Form form;
              private Form writeReplace() { return form; }
            }
            class Form implements Serializable { Instant at; transient Year year; }
            """,
            "Form#at java.time.Instant"),
        WireCase.of(
                "writeReplace returns this",
                """
            interface Api { A a(); B b(); }
            class A extends Above implements Serializable {
              LocalDate day;
              public A writeReplace() { return this; }
            }
            class Above { Year above; }
            class B implements Serializable {
              LocalTime time;
              Object writeReplace() { return this; }
            }
            """,
                "A#day java.time.LocalDate",
                "Above#above java.time.Year",
                "B#time java.time.LocalTime")
            .refusedBy(HessianLite.SOFA_3),
        WireCase.of(
            "writeReplace is inherited, private as well",
            """
            interface Api { Order get(); }
            class Base implements Serializable {
              LocalDate day;
              private Object writeReplace() { return "base"; }
            }
            class Order extends Base { Instant at; }
            """),
        WireCase.of(
            "writeReplace with a parameter is an ordinary method",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              LocalDate day;
              private Object writeReplace(int version) { return "order"; }
            }
            """,
            "Order#day java.time.LocalDate"),
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
                "this or another in parentheses, casts and conditionals",
                """
            interface Api { A a(); B b(); C c(); }
            class A implements Serializable {
              LocalTime time;
              Object writeReplace() { return hashCode() > 0 ? (Object) (this) : (this); }
            }
            class B implements Serializable {
              LocalDate day; transient Form form;
              Object writeReplace() { return form == null ? this : form; }
            }
            class C implements Serializable {
              Year no; transient Object hidden; transient Slip slip;
              Object writeReplace() { hidden = slip; return (Slip) hidden; }
            }
            class Form implements Serializable { Instant at; }
            class Slip implements Serializable { Duration duration; }
            """,
                "A#time java.time.LocalTime",
                "B#day java.time.LocalDate",
                "Form#at java.time.Instant",
                "Slip#duration java.time.Duration")
            .refusedBy(HessianLite.SOFA_3),
        WireCase.of(
            "what a lambda and a class inside return",
            """
            interface Api { Order order(); }
            class Order implements Serializable {
              Year no;
              protected Object writeReplace() {
                Supplier unused = () -> { return this; };
                Object more = new Object() { Object other() { return Order.this; } };
                return "text";
              }
              interface Supplier { Object get(); }
            }
            """),
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
                "writeReplace returns a class that the object fits, which may be itself",
                """
            interface Api { A a(); C c(); }
            class A implements Serializable { LocalDate day; transient A other; A writeReplace() { return other == null ? this : other; } }
            class B extends A { Instant at; }
            class C implements Serializable { LocalTime no; transient D d; D writeReplace() { return d; } }
            class D implements Serializable { Year year; }
            """,
                "A#day java.time.LocalDate",
                "B#at java.time.Instant",
                "D#year java.time.Year")
            .refusedBy(HessianLite.SOFA_3),
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
                "Box#more java.time.LocalTime")
            .refusedBy(HessianLite.SOFA_3),
        WireCase.of(
                "an inherited one that returns itself returns no other subclass",
                """
            interface Api { Order order(); }
            class Base implements Serializable { LocalDate base; Object writeReplace() { return this; } }
            class Order extends Base { Instant own; }
            class Other extends Base { Duration no; }
            """,
                "Base#base java.time.LocalDate",
                "Order#own java.time.Instant")
            .refusedBy(HessianLite.SOFA_3),
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
                "Form#year java.time.Year")
            .refusedBy(HessianLite.SOFA_3),
        WireCase.of(
            "every return statement, and one that returns nothing",
            """
            interface Api { A a(); B b(); }
            class A implements Serializable {
              Year no; transient Form form; transient Note note;
              Object writeReplace() { if (form != null) { return form; } return note; }
            }
            class B implements Serializable { Instant no; void writeReplace() { return; } }
            class Form implements Serializable { LocalDate day; }
            class Note implements Serializable { LocalTime time; }
            """,
            "Form#day java.time.LocalDate",
            "Note#time java.time.LocalTime"),
        WireCase.of(
                "what else is written as a whole is replaced first",
                """
            interface Api { Items items(); Rows rows(); Bytes bytes(); Refused refused(); }
            class Items implements Iterator<String>, Serializable {
              LocalDate no; transient A a;
              private Object writeReplace() { return a; }
              public boolean hasNext() { return false; }
              public String next() { return null; }
            }
            class Rows implements Enumeration<String>, Serializable {
              LocalTime no; transient B b;
              private Object writeReplace() { return b; }
              public boolean hasMoreElements() { return false; }
              public String nextElement() { return null; }
            }
            class Bytes extends InputStream implements Serializable {
              Duration no; transient C c;
              private Object writeReplace() { return c; }
              public int read() { return -1; }
            }
            class Refused extends Exception {
              Period no; transient D d;
              private Object writeReplace() { return d; }
            }
            class A implements Serializable { Year a; }
            class B implements Serializable { YearMonth b; }
            class C implements Serializable { MonthDay c; }
            class D implements Serializable { Instant d; }
            """,
                "A#a java.time.Year",
                "B#b java.time.YearMonth",
                "C#c java.time.MonthDay",
                "D#d java.time.Instant")
            .butInSofa3("D#d java.time.Instant"));
  }
}

package io.github.wiretime.oracle;

import java.util.stream.Stream;

/** What is written where {@code writeReplace} calls methods of the object or of its like. */
final class OwnCallCases {
  private OwnCallCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "one that calls its superclass's method, or its own by this or without a word",
            """
            interface Api { Sub sub(); Own own(); Deep deep(); }
            class Base implements Serializable { transient Form form; Object replacement() { return form; } }
            class Sub extends Base {
              LocalTime no; transient Note note;
              Object writeReplace() { return super.replacement(); }
              @Override Object replacement() { return note; }
            }
            class Under implements Serializable {
              transient Draft note;
              Object writeReplace() { return this.replacement(); }
              Object replacement() { return note; }
            }
            class Own extends Under { LocalTime no; transient Slip slip; @Override Object replacement() { return slip; } }
            class Low implements Serializable {
              transient Note note;
              Object writeReplace() { return replacement(); }
              Object replacement() { return note; }
            }
            class Deep extends Low { LocalTime no; transient Card card; @Override Object replacement() { return (card); } }
            class Form implements Serializable { Year year; }
            class Slip implements Serializable { Period period; }
            class Card implements Serializable { MonthDay day; }
            class Draft implements Serializable { Duration no; }
            class Note implements Serializable { Instant no; }
            """,
            "Form#year java.time.Year",
            "Slip#period java.time.Period",
            "Card#day java.time.MonthDay"),
        WireCase.of(
            "one that asks another object that may be itself, or of a class that it is not",
            """
            interface Api { Sub sub(); Two two(); }
            class Base implements Serializable {
              LocalTime no; transient Base other;
              Object writeReplace() { return other == null ? "text" : other.replacement(); }
              Object replacement() { return "text"; }
            }
            class Sub extends Base { transient Form form; @Override Object replacement() { return form; } }
            class One implements Serializable {
              LocalTime no; transient Three other;
              Object writeReplace() { return other == null ? "text" : other.replacement(); }
              Formed replacement() { return null; }
            }
            class Two extends One { }
            class Three extends One { }
            class Four extends Three { transient Slip slip; @Override Formed replacement() { return slip; } }
            interface Formed extends Serializable { }
            class Form implements Serializable { Year year; }
            class Slip implements Formed { Period period; }
            """,
            "Form#year java.time.Year",
            "Slip#period java.time.Period"),
        WireCase.of(
            "one that asks another object whose type argument is known",
            """
            interface Api { Sub sub(); }
            class Base<T> implements Serializable {
              LocalTime no; transient Base<Form> other; transient T value;
              Object writeReplace() { return other == null ? "text" : other.replacement(); }
              T replacement() { return value; }
            }
            class Sub extends Base<Object> { }
            class Form implements Serializable { Year year; }
            """,
            "Form#year java.time.Year"),
        WireCase.of(
            "a header that says what is in a list says it for the method that is called as well",
            """
            interface Api { Own own(); }
            abstract class Typed<T> implements Serializable {
              LocalTime no; transient T value;
              T writeReplace() { return make(); }
              abstract T make();
            }
            class Own extends Typed<List<Period>> { @Override List<Period> make() { return value; } }
            """,
            "Own#<extends> java.time.Period"),
        WireCase.of(
            "one that calls a method that returns a list of anything",
            """
            interface Api { Order order(); }
            class Order implements Serializable {
              LocalTime no; transient List<Form> forms;
              Object writeReplace() { return all(); }
              List<?> all() { return forms; }
            }
            class Form implements Serializable { Year year; }
            """,
            "Form#year java.time.Year"),
        WireCase.of(
            "one that calls a method of a superclass that is not replaced itself",
            """
            interface Api { Sub sub(); }
            abstract class Base<T> {
              LocalTime no; transient T value;
              Object replacement() { return value; }
            }
            class Sub extends Base<Year> implements Serializable { Object writeReplace() { return replacement(); } }
            """,
            "Sub#<extends> java.time.Year"));
  }
}

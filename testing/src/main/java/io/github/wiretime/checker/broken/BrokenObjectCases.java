package io.github.wiretime.checker.broken;

import java.util.stream.Stream;

/** Rules on what class an object has. */
final class BrokenObjectCases {
  private BrokenObjectCases() {}

  static Stream<BrokenCase> all() {
    return Stream.of(
        new BrokenCase(
            BrokenRule.DATE_SUBCLASS,
            """
            class Dto implements Serializable { Moment at; Date date; java.sql.Date day; java.sql.Time time; }
            class Moment extends Date { }
            """,
            "Moment#<class>"),
        new BrokenCase(
            BrokenRule.TIMESTAMP,
            """
            class Dto implements Serializable {
              java.sql.Timestamp at; List<java.sql.Timestamp> all; java.sql.Timestamp[] array; Date date;
            }
            """,
            "Dto#all",
            "Dto#array",
            "Dto#at"),
        new BrokenCase(
            BrokenRule.TIME_ZONE,
            """
            class Dto implements Serializable {
              TimeZone zone; List<TimeZone> all; Box<TimeZone> boxed; transient TimeZone here; java.time.ZoneId id; String name;
            }
            class Box<T> implements Serializable { T value; }
            """,
            "Dto#all",
            "Dto#boxed",
            "Dto#zone"),
        new BrokenCase(
            BrokenRule.BIT_SET,
            """
            class Dto implements Serializable { Flags flags; List<More> more; Holder holder; }
            class Flags extends BitSet { String name; }
            class More extends Flags { }
            class Holder implements Serializable { long[] bits; }
            class Unsent extends BitSet { }
            """,
            "Flags#<class>",
            "More#<class>"),
        new BrokenCase(
            BrokenRule.RECORD,
            """
            class Dto implements Serializable { Line line; Nothing nothing; }
            record Line(String text, List<String> more) implements Serializable { }
            record Nothing() implements Serializable { }
            """,
            "Line#<class>"),
        new BrokenCase(
            BrokenRule.REPLACED,
            """
            class Dto implements Serializable { Id id; Id[] ids; List<Id> list; Same same; Own own; Fewer fewer; Object any; Euro euro; Maybe maybe; Copy copy; }
            abstract class Money implements Serializable { private Object writeReplace() { return new Amount(); } }
            class Amount implements Serializable { String text; private Object readResolve() { return new Euro(); } }
            class Euro extends Money { int cents; }
            class Maybe implements Serializable { String name; private Object writeReplace() { return name == null ? this : new Amount(); } }
            class Copy implements Serializable { String name; private Copy writeReplace() { return new Copy(); } }
            class Id implements Serializable {
              long high; int low;
              private Object writeReplace() { return new Bytes(); }
              static class Bytes implements Serializable { byte[] bytes; private Object readResolve() { return new Id(); } }
            }
            class Same implements Serializable {
              String text; int n;
              private Object writeReplace() { return new Text(); }
              static class Text implements Serializable { String text; }
            }
            class Own implements Serializable { String name; private Object writeReplace() { return this; } }
            class Fewer implements Serializable { String name; private Object writeReplace() { return new Nothing(); } }
            class Nothing implements Serializable { }
            """,
            "Dto#euro",
            "Dto#id",
            "Dto#ids",
            "Dto#maybe"),
        RefusingConstructors.brokenCase(),
        new BrokenCase(
            BrokenRule.NOT_SERIALIZABLE,
            """
            class Dto extends Plain implements Serializable {
              Line line; List<Item> items; Optional<String> maybe; OptionalInt number; Some some; Shape shape; Kind kind; Own own; Trouble trouble; transient Gone gone;
              java.nio.file.Path path; java.nio.charset.Charset charset; StringJoiner joiner; CountDownLatch latch; List<Optional<String>> maybes; Map<String, java.util.stream.Stream<Long>> streams;
              CompletableFuture<String> later; Result<Void> nothing; Object any; List<Object> anything; WeakHashMap<String, String> weak; StringTokenizer tokens; Class<?> type; Locale locale; List<Line[]> lines; Optional<Item> item;
              Result<Optional<String>> boxed; Many<Optional<String>> many; Tag<Optional<String>> tag; Named named;
            }
            class Many<E> extends Result<List<E>> { }
            class Tag<T> implements Serializable { String name; transient T unsent; }
            class Named extends Result<Optional<String>> { }
            class Result<T> implements Serializable { T data; }
            class Plain { String name; }
            class Line { String name; }
            class Item { int n; }
            class Gone { int n; }
            interface Some { }
            abstract class Shape { int n; }
            class Circle extends Shape implements Serializable { int r; }
            enum Kind { A }
            class Own implements Externalizable { public void writeExternal(ObjectOutput out) { } public void readExternal(ObjectInput in) { } }
            class Trouble extends Exception { }
            """,
            "Dto#boxed",
            "Dto#charset",
            "Dto#item",
            "Dto#joiner",
            "Dto#later",
            "Dto#latch",
            "Dto#many",
            "Dto#maybe",
            "Dto#maybes",
            "Dto#number",
            "Dto#path",
            "Dto#streams",
            "Item#<class>",
            "Line#<class>",
            "Named#<extends>"),
        new BrokenCase(
            BrokenRule.INPUT_STREAM,
            """
            class Dto implements Serializable { InputStream in; ByteArrayInputStream bytes; BufferedInputStream buffered; Own own; byte[] all; }
            class Own extends FilterInputStream { Own(InputStream in) { super(in); } }
            """,
            "Dto#buffered",
            "Dto#bytes",
            "Dto#in",
            "Dto#own"),
        new BrokenCase(
            BrokenRule.ENUM_BODY,
            """
            class Dto implements Serializable { Kind kind; List<Plain> plain; Op op; }
            enum Op { ADD { @Override int of(int a) { return a; } }; abstract int of(int a); }
            enum Kind { A { @Override public String toString() { return "a"; } }, B }
            enum Plain { A, B; int n() { return 1; } }
            """,
            "Kind#<class>",
            "Op#<class>"));
  }
}

package io.github.wiretime.checker.broken;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/**
 * A rule with classes to which it applies, and classes that look like them and arrive.
 *
 * @param code with a service that returns a {@code Dto}
 * @param members those that do not arrive
 */
public record BrokenCase(BrokenRule rule, String code, ImmutableSet<String> members) {

  BrokenCase(BrokenRule rule, String code, String... members) {
    this(rule, code, ImmutableSet.copyOf(members));
  }

  /** The service and the classes. */
  public Compilation compilation() {
    return WireCase.of("", "interface Api { Dto get(); }\n" + code).compilation();
  }

  ImmutableMap<String, Effect> expected(HessianLite release) {
    Effect effect = rule.effects().get(release);
    return effect == null
        ? ImmutableMap.of()
        : members.stream()
            .collect(
                ImmutableMap.toImmutableMap(
                    member -> "com.acme." + member + " BrokenRpcValue." + rule.id(),
                    member -> effect));
  }

  @Override
  public String toString() {
    return rule.id();
  }

  /** All of them, in no order. */
  public static Stream<BrokenCase> all() {
    return Stream.of(
        new BrokenCase(
            BrokenRule.FLOAT,
            """
            class Base implements Serializable { float rate; }
            class Dto extends Base {
              final float last = 0; Float boxed; float[] many; List<Long> all; double d; short s;
              static float shared; transient float here;
              Line line; Trouble trouble;
            }
            class Line implements Serializable { int n; float price; }
            class Trouble extends RuntimeException { float code; }
            """,
            "Base#rate",
            "Dto#last",
            "Line#price",
            "Trouble#code"),
        new BrokenCase(
            BrokenRule.CONTAINER_FIELD,
            """
            class Dto implements Serializable {
              Sums sums; Rows rows; Plain plain; Own own;
              public static class Page<T> extends ArrayList<T> { int total; static int pages; transient String at; }
              public static class Rows extends Page<String> { String unit; final Object lock = new Object(); }
              public static class Sums extends HashMap<String, Long> { String currency; }
              public static class Plain extends TreeMap<String, Long> { }
              public static class Own extends AbstractList<String> {
                List<String> inner = new ArrayList<>();
                @Override public String get(int i) { return inner.get(i); }
                @Override public int size() { return inner.size(); }
              }
            }
            """,
            "Dto.Page#total",
            "Dto.Rows#unit",
            "Dto.Sums#currency"),
        new BrokenCase(
            BrokenRule.CONTAINER_CONSTRUCTOR,
            """
            class Dto implements Serializable {
              Sums sums; Rows rows; Hidden hidden; Plain plain; Some some; List<String> list;
              public static class Sums extends HashMap<String, Long> { public Sums(String unit) { } }
              public static class Rows extends ArrayList<String> { private Rows() { } }
              static class Hidden extends ArrayList<String> { public Hidden() { } }
              public static class Plain extends ArrayList<String> { public Plain() { } Plain(int size) { super(size); } }
              public static abstract class Some extends ArrayList<String> { Some(int size) { super(size); } }
            }
            """,
            "Dto#hidden",
            "Dto#rows",
            "Dto#sums"),
        new BrokenCase(
            BrokenRule.HIDDEN_FIELD,
            """
            class Base implements Serializable { String name; long id; transient String at; static int n; }
            class Dto extends Base { Long id; String name; String at; int n; Child child; }
            class Middle extends Base { String other; }
            class Child extends Middle { String name; }
            """,
            "Child#name",
            "Dto#id",
            "Dto#name"),
        new BrokenCase(
            BrokenRule.TRANSIENT_VALUE,
            """
            class Base { transient Object lock = new Object(); transient Object none; }
            class Dto extends Base implements Serializable {
              static final int ZERO = 0; static final int SEVEN = 7; static final Object SHARED = null;
              transient List<String> cache = new ArrayList<>(); private volatile transient int limit = SEVEN;
              transient Object shared = SHARED; transient String text = "a" + SHARED; transient Integer boxed = 0;
              transient Runnable run = () -> { }; transient Class<?> type = getClass(); transient Dto self = (this);
              transient Object either = SEVEN > 3 ? "x" : new Object(); transient boolean yes = true; transient long time;
              transient int[] numbers = {0}; transient java.util.function.Supplier<String> lazy = String::new;
              transient List<String> all; transient List<String> both; transient List<String> given;
              { time = System.nanoTime(); }
              static transient Object one = new Object(); List<String> sent = new ArrayList<>();
              transient int zero = ZERO; transient long none = 0L; transient boolean no = false; transient char nothing = 0;
              transient byte small = (byte) 0; transient Object empty = null; transient Object other = (Object) sent;
              transient Object maybe = hashCode() > 3 ? new Object() : null; final transient int constant = 7;
              transient List<String> asked = new ArrayList<>(); transient List<String> askedThis = new ArrayList<>();
              List<String> asked() { return null != asked ? asked : (this.askedThis) == null ? null : askedThis; }
              transient Object some; transient Object last; transient Object tried; transient Object parameter;
              Line line; Resolved resolved; Inherited inherited; Migrating migrating; Replaced replaced; Holder.Container container;
              Kind kind;
              Dto() { this(new ArrayList<>(), 1); }
              Dto(List<String> given, int n) {
                all = new ArrayList<>(); this.both = given; this.both = new ArrayList<>(); this.given = given;
                parameter = new ArrayList<>(given);
                if (n > 1) { some = new Object(); }
                try { tried = new Object(); } finally { n++; }
                Object cache = new Object();
                if (n > 2) { return; }
                last = cache; last = new Object();
              }
              Dto(int n) { all = new ArrayList<>(); both = null; some = new Object(); }
            }
            class Line implements Serializable {
              transient int n; transient int[] cells;
              Line(int n) { this.n = n; cells = new int[n]; }
              Line() { n = 7; cells = new int[7]; }
            }
            class Resolved implements Serializable {
              transient Object lock = new Object();
              private Object readResolve() { lock = new Object(); return this; }
            }
            class Inherited extends Resolved { transient Object more = new Object(); }
            class Migrating implements Serializable {
              transient Object lock = new Object(); java.time.Instant at; Long atSeconds; Integer atNanos;
              private Object readResolve() {
                if (atSeconds != null) { at = java.time.Instant.ofEpochSecond(atSeconds, atNanos); }
                return this;
              }
            }
            class Replaced implements Serializable {
              transient Object lock = new Object();
              private Object writeReplace() { return "x"; }
            }
            class Holder { public static class Container extends ArrayList<String> { transient Object lock = new Object(); } }
            enum Kind { A; transient Object lock = new Object(); }
            """,
            "Base#lock",
            "Dto#all",
            "Dto#boxed",
            "Dto#cache",
            "Dto#either",
            "Dto#lazy",
            "Dto#limit",
            "Dto#numbers",
            "Dto#run",
            "Dto#self",
            "Dto#shared",
            "Dto#text",
            "Dto#time",
            "Dto#type",
            "Dto#yes",
            "Migrating#lock"),
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
              TimeZone zone; List<TimeZone> all; Box<TimeZone> boxed; transient TimeZone here; SimpleTimeZone simple; java.time.ZoneId id; String name;
            }
            class Box<T> implements Serializable { T value; }
            """,
            "Dto#all",
            "Dto#boxed",
            "Dto#zone"),
        new BrokenCase(
            BrokenRule.ENUM_MAP,
            "class Dto implements Serializable { EnumMap<Kind, String> map; Map<Kind, String> other; }"
                + " enum Kind { A }",
            "Dto#map"),
        new BrokenCase(
            BrokenRule.ENUM_SET,
            "class Dto implements Serializable { EnumSet<Kind> set; Set<Kind> other; } enum Kind { A }",
            "Dto#set"),
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
            BrokenRule.QUEUE,
            """
            class Dto implements Serializable {
              Queue<String> queue; Deque<String> deque; BlockingQueue<String> blocking;
              ArrayDeque<String> array; PriorityQueue<String> sorted; LinkedBlockingQueue<String> linked;
            }
            """,
            "Dto#blocking",
            "Dto#deque",
            "Dto#queue"),
        new BrokenCase(
            BrokenRule.ITERATOR,
            "class Dto implements Serializable { Iterator<String> all; List<String> list; }",
            "Dto#all"),
        new BrokenCase(
            BrokenRule.ITERABLE,
            "class Dto implements Serializable { Iterable<String> all; Collection<String> list; }",
            "Dto#all"),
        new BrokenCase(
            BrokenRule.GUAVA_MAP,
            """
            class Dto implements Serializable {
              com.google.common.collect.BiMap<String, String> both;
              com.google.common.collect.Multiset<String> counted;
              com.google.common.collect.Table<String, String, String> table;
            }
            """,
            "Dto#both",
            "Dto#counted"),
        new BrokenCase(
            BrokenRule.GUAVA_MULTIMAP,
            """
            class Dto implements Serializable {
              com.google.common.collect.Multimap<String, String> any;
              com.google.common.collect.HashMultimap<String, String> hashed;
              Map<String, List<String>> lists;
            }
            """,
            "Dto#any",
            "Dto#hashed"),
        new BrokenCase(
            BrokenRule.GUAVA_IMMUTABLE,
            """
            class Dto implements Serializable {
              com.google.common.collect.ImmutableList<String> list;
              com.google.common.collect.ImmutableMap<String, String> map;
              List<String> plain;
            }
            """,
            "Dto#list",
            "Dto#map"),
        new BrokenCase(
            BrokenRule.RECORD,
            """
            class Dto implements Serializable { Line line; Nothing nothing; }
            record Line(String text, List<String> more) implements Serializable { }
            record Nothing() implements Serializable { }
            """,
            "Line#<class>"),
        new BrokenCase(
            BrokenRule.RESTORED_VALUE,
            """
            class Dto implements Serializable {
              Secret secret; Amount amount; Plain plain; Fresh fresh; Lazy lazy; Resolved resolved; Overload overload;
            }
            class Secret implements Serializable {
              transient String pin; transient int length; transient Object none; String name; transient String later;
              Secret() { }
              Secret(String pin) { this.pin = pin; this.length = pin.length(); }
              private void writeObject(ObjectOutputStream out) throws IOException { out.defaultWriteObject(); out.writeUTF(pin); }
              private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                in.defaultReadObject(); String none = in.readUTF(); pin = none; this.length = pin.length(); name = pin; restore(in);
              }
              private void restore(ObjectInput in) throws IOException { later = in.readUTF(); }
              public void setNone(Object none) { this.none = none; }
            }
            class Amount implements Externalizable {
              transient long cents; long kept;
              public Amount() { }
              public void writeExternal(ObjectOutput out) throws IOException { out.writeLong(cents); }
              public void readExternal(ObjectInput in) throws IOException { cents = in.readLong(); kept = 1; }
            }
            class Plain implements Serializable {
              transient String text;
              private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); }
            }
            class Fresh implements Serializable {
              transient int count; String text;
              void count() { count++; }
              private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); text = ""; }
            }
            class Lazy implements Serializable {
              transient Integer length; String text = "";
              Integer length() { if (length == null) { length = text.length(); } return length; }
              private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); length = text.length(); }
            }
            class Resolved implements Serializable {
              transient String text;
              private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { text = in.readUTF(); }
              private Object readResolve() { return this; }
            }
            class Overload implements Serializable {
              transient String text;
              public void readObject(String text) { this.text = text; }
            }
            """,
            "Amount#cents",
            "Secret#later",
            "Secret#length",
            "Secret#pin"),
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
            }
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
            "Dto#charset",
            "Dto#item",
            "Dto#joiner",
            "Dto#later",
            "Dto#latch",
            "Dto#maybe",
            "Dto#maybes",
            "Dto#number",
            "Dto#path",
            "Dto#streams",
            "Item#<class>",
            "Line#<class>"),
        new BrokenCase(
            BrokenRule.INPUT_STREAM,
            "class Dto implements Serializable { InputStream in; ByteArrayInputStream bytes; byte[] all; }",
            "Dto#bytes",
            "Dto#in"),
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

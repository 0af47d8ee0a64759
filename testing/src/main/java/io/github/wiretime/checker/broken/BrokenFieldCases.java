package io.github.wiretime.checker.broken;

import java.util.stream.Stream;

/** Rules on the fields that an object is written with, and on those that it is not. */
final class BrokenFieldCases {
  private BrokenFieldCases() {}

  static Stream<BrokenCase> all() {
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
            BrokenRule.RESTORED_VALUE,
            """
            class Dto implements Serializable {
              Secret secret; Amount amount; Plain plain; Fresh fresh; Lazy lazy; Resolved resolved; Overload overload;
              Rows rows; Sums sums; Own own; Nothing nothing; Copied copied; Box<String> box;
              public static class Rows extends ArrayList<String> {
                transient String title; transient int none;
                private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); title = in.readUTF(); none = 0; }
              }
              public static class Sums extends HashMap<String, Long> { transient String unit; private void readObject(ObjectInputStream in) { } }
              public static class Own extends AbstractList<String> implements Serializable {
                transient List<String> all = new ArrayList<>();
                @Override public String get(int i) { return all.get(i); }
                @Override public int size() { return all.size(); }
                @Override public boolean add(String text) { return all.add(text); }
                private void readObject(ObjectInputStream in) throws IOException { all = new ArrayList<>(); add(in.readUTF()); }
              }
            }
            class Nothing implements Serializable {
              transient String text; transient long hash; transient boolean known; transient double sum;
              private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
                in.defaultReadObject(); text = null; hash = 0; this.known = false; sum = 0d;
              }
            }
            class Copied implements Serializable {
              transient String text; transient String other; transient List<String> last; String name;
              private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); text = name; other = name; last = List.of(name); }
              String text() { String copy = text; if (copy == null) { text = copy = name; } return copy; }
              String other() { String copy; if ((copy = other) != null) { return copy; } return name; }
              List<String> last() { return last; }
            }
            class Box<T> implements Serializable {
              transient T value;
              @SuppressWarnings("unchecked") private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { Box.this.value = (T) in.readObject(); }
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
            "Box#value",
            "Copied#last",
            "Dto.Rows#title",
            "Secret#later",
            "Secret#length",
            "Secret#pin"));
  }
}

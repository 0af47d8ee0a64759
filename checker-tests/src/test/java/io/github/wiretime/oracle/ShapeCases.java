package io.github.wiretime.oracle;

import java.util.stream.Stream;

/** Classes that Hessian writes in a way of their own. */
final class ShapeCases {
  private ShapeCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
            "Map and Collection subclasses lose their fields",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Times times; Index index; Shared<Instant> shared; }
            class Times extends ArrayList<LocalDate> { Year own; }
            class Index extends HashMap<LocalTime, Item> { Period own; }
            class Shared<T> extends HashSet<T> { T own; LocalDateTime other; }
            class Item implements Serializable { MonthDay day; }
            """,
            "Times#<extends> java.time.LocalDate",
            "Index#<extends> java.time.LocalTime",
            "Item#day java.time.MonthDay",
            "Order#shared java.time.Instant"),
        WireCase.of(
            "an interface of one's own over a collection",
            """
            interface Api { Order get(); }
            class Order implements Serializable { Times times; Plain plain; }
            interface Times extends List<LocalDate> { }
            interface Plain extends List<String> { }
            """,
            "Times#<extends> java.time.LocalDate"),
        WireCase.of(
            "below a container of one's own its header has the elements",
            """
            interface Api { More more(); Times times(); Tagged tagged(); }
            class Days extends ArrayList<LocalDate> { }
            class More extends Days { }
            interface Instants extends Collection<Instant> { }
            interface Times extends Instants { }
            interface Tag { }
            interface Tagged extends Tag, Map<LocalTime, String> { }
            """,
            "Days#<extends> java.time.LocalDate",
            "Instants#<extends> java.time.Instant",
            "Tagged#<extends> java.time.LocalTime"),
        WireCase.of(
            "a class whose header names a generic interface without arguments",
            """
            interface Api { Event<LocalDate> event(); }
            interface Event<T> { }
            interface Base<T> extends Event<LocalDate> { }
            interface Other<T> extends Event<String> { }
            class Raw implements Base, Serializable { Instant at; }
            class No implements Other, Serializable { Year no; }
            """,
            "Raw#at java.time.Instant"),
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
            "writeReplace returns text behind Object",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              LocalDate day; Item item;
              protected Object writeReplace() { return "order"; }
            }
            class Item implements Serializable { Instant at; }
            """),
        WireCase.of(
            "writeReplace returns this",
            """
            interface Api { A a(); B b(); }
            class A implements Serializable {
              LocalDate day;
              public A writeReplace() { return this; }
            }
            class B implements Serializable {
              LocalTime time;
              Object writeReplace() { return this; }
            }
            """,
            "A#day java.time.LocalDate",
            "B#time java.time.LocalTime"),
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
            "a collection with writeReplace is replaced first",
            """
            interface Api { Times get(); }
            class Times extends ArrayList<LocalDate> {
              private Object writeReplace() { return "times"; }
            }
            """),
        WireCase.of(
            "of two kinds the one that Hessian asks for first",
            """
            interface Api { Rows<Instant> rows(); Both both(); Chain chain(); Both2 sub(); }
            class Rows<T> extends HashMap<String, T> implements Enumeration<LocalDate> {
              public boolean hasMoreElements() { return false; }
              public LocalDate nextElement() { return null; }
            }
            abstract class Two extends ArrayList<YearMonth> implements Iterator<OffsetTime> { }
            class Both extends Two {
              public boolean hasNext() { return false; }
              public OffsetTime next() { return null; }
            }
            class Both2 extends ArrayList<String> implements Iterator<OffsetTime> {
              public boolean hasNext() { return false; }
              public OffsetTime next() { return null; }
            }
            class Chain extends Exception implements Iterator<Item> {
              LocalDate at;
              public boolean hasNext() { return false; }
              public Item next() { return null; }
            }
            class Item implements Serializable { MonthDay no; }
            """,
            "Api#rows() java.time.Instant",
            "Two#<extends> java.time.YearMonth",
            "Chain#at java.time.LocalDate"),
        WireCase.of(
            "exceptions travel by their fields",
            """
            interface Api { void put() throws Refused, IOException; }
            class Refused extends Exception { LocalDate until; Hint hint; transient Year year; }
            class Banned extends Refused { Instant since; }
            class Hint implements Serializable { Duration wait; }
            """,
            "Refused#until java.time.LocalDate",
            "Banned#since java.time.Instant",
            "Hint#wait java.time.Duration"),
        WireCase.of(
            "the outer instance of an inner class travels",
            """
            interface Api { Outer.Inner get(); Outer2.Nested other(); }
            class Outer implements Serializable {
              LocalDate day;
              class Inner implements Serializable { Instant at; }
            }
            class Outer2 implements Serializable {
              LocalTime time;
              static class Nested implements Serializable { Year year; }
            }
            """,
            "Outer#day java.time.LocalDate",
            "Outer.Inner#at java.time.Instant",
            "Outer2.Nested#year java.time.Year"),
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
            "local and anonymous classes",
            """
            interface Api { Paint get(); }
            interface Paint extends Serializable { }
            class Studio implements Serializable {
              LocalDate opened;
              Paint local() { class Oil implements Paint { Instant mixed; } return new Oil(); }
              static Paint anonymous() { return new Paint() { LocalTime dried; }; }
            }
            """,
            "Studio#opened java.time.LocalDate",
            "com.acme.Studio$1Oil#mixed java.time.Instant",
            "com.acme.Studio$1#dried java.time.LocalTime"),
        WireCase.of(
            "variables that local classes capture",
            """
            interface Api { Paint get(); }
            interface Paint extends Serializable { }
            class Studio {
              static Paint local(LocalDate used, LocalDate unused, Item item, Duration passedOn, Period above) {
                final String constant = "";
                class Base { Object use() { return above; } }
                class Oil extends Base implements Paint {
                  Object use() { return used + constant + item; }
                  class Drop implements Paint { Object deep() { return passedOn; } }
                }
                return new Oil();
              }
              static Paint anonymous(Year year) {
                return new Paint() { Object more() { return new Object() { String s = "" + year; }; } };
              }
            }
            class Item implements Serializable { Instant at; }
            """,
            "com.acme.Studio$1Oil#val$used java.time.LocalDate",
            "com.acme.Studio$1Oil#val$passedOn java.time.Duration",
            "com.acme.Studio$1Oil#val$above java.time.Period",
            "com.acme.Studio$1Base#val$above java.time.Period",
            "Item#at java.time.Instant",
            "com.acme.Studio$1#val$year java.time.Year"),
        WireCase.of(
            "AtomicReference holds its value",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              AtomicReference<LocalDate> day; final AtomicReference<Object> lazy = new AtomicReference<>();
            }
            """,
            "Order#day java.time.LocalDate"),
        WireCase.of(
            "what atomic references and their subclasses hold",
            """
            interface Api { Ref get(); AtomicReferenceArray<Year> years(); Kept<Period> kept(); }
            class Ref extends AtomicReference<LocalDate> { Instant own; }
            class Kept<T> extends AtomicReference<T> { transient Duration lost; }
            """,
            "Ref#<extends> java.time.LocalDate",
            "Ref#own java.time.Instant",
            "Api#years() java.time.Year",
            "Api#kept() java.time.Period"),
        WireCase.of(
            "Optional, future and entry fields count by their content",
            """
            interface Api { Order get(); }
            class Order implements Serializable {
              Optional<LocalDate> a; CompletableFuture<LocalTime> b; Map.Entry<Instant, Item> c;
              Optional<String> d; transient Optional<Period> e;
            }
            class Item implements Serializable { Year year; }
            """,
            "Order#a java.time.LocalDate",
            "Order#b java.time.LocalTime",
            "Order#c java.time.Instant",
            "Item#year java.time.Year"));
  }
}

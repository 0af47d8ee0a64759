package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/** Subclasses of maps and collections, of which only the elements are sent. */
final class ContainerSubclassCases {
  private ContainerSubclassCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of(
                "own fields of maps",
                """
            interface Api { Dto get(); }
            class Sums extends HashMap<String, String> { String unit; int total; transient String note; }
            class Sorted extends TreeMap<String, String> { String unit; }
            class Linked extends LinkedHashMap<String, String> { List<String> more; }
            class Dto implements Serializable { Sums sums; Sorted sorted; Linked linked; }
            """)
            .butEverywhere("Linked#more", Outcome.LOST)
            .butEverywhere("Sorted#unit", Outcome.LOST)
            .butEverywhere("Sums#total", Outcome.LOST)
            .butEverywhere("Sums#unit", Outcome.LOST),
        ArrivalCase.of(
                "own fields of collections",
                """
            interface Api { Dto get(); }
            class Rows extends ArrayList<String> { String unit; int total; }
            class Chain extends LinkedList<String> { String unit; }
            class Names extends HashSet<String> { String unit; }
            class Tree extends TreeSet<String> { String unit; }
            class Dto implements Serializable { Rows rows; Chain chain; Names names; Tree tree; }
            """)
            .butEverywhere("Chain#unit", Outcome.LOST)
            .butEverywhere("Names#unit", Outcome.LOST)
            .butEverywhere("Rows#total", Outcome.LOST)
            .butEverywhere("Rows#unit", Outcome.LOST)
            .butEverywhere("Tree#unit", Outcome.LOST),
        ArrivalCase.of(
                "own fields of concurrent containers",
                """
            interface Api { Dto get(); }
            class Sums extends ConcurrentHashMap<String, String> { String unit; }
            class Sorted extends ConcurrentSkipListMap<String, String> { String unit; }
            class Rows extends CopyOnWriteArrayList<String> { String unit; }
            class Waiting extends LinkedBlockingQueue<String> { String unit; }
            class Dto implements Serializable { Sums sums; Sorted sorted; Rows rows; Waiting waiting; }
            """)
            .butEverywhere("Rows#unit", Outcome.LOST)
            .butEverywhere("Sorted#unit", Outcome.LOST)
            .butEverywhere("Sums#unit", Outcome.LOST)
            .butEverywhere("Waiting#unit", Outcome.LOST),
        ArrivalCase.of(
                "own fields of the returned container",
                """
            interface Api { Sums sums(); Rows rows(); }
            class Sums extends HashMap<String, String> { String unit; }
            class Rows extends ArrayList<String> { int total; }
            """)
            .butEverywhere("Rows#total", Outcome.LOST)
            .butEverywhere("Sums#unit", Outcome.LOST),
        ArrivalCase.of(
                "own field in a class between",
                """
            interface Api { Dto get(); }
            class Page<T> extends ArrayList<T> { int total; }
            class Rows extends Page<String> { }
            class Dto implements Serializable { Rows rows; Page<Integer> page; }
            """)
            .butEverywhere("Page#total", Outcome.LOST),
        ArrivalCase.of(
                "own field of a list that is no ArrayList, and that its elements fill",
                """
            interface Api { Dto get(); }
            class Rows extends AbstractList<String> implements Serializable {
              List<String> inner = new ArrayList<>();
              String unit;
              @Override public String get(int i) { return inner.get(i); }
              @Override public int size() { return inner.size(); }
              @Override public void add(int i, String s) { inner.add(i, s); }
            }
            class Dto implements Serializable { Rows rows; }
            """)
            .butEverywhere("Rows#unit", Outcome.LOST),
        ArrivalCase.of(
            "what the constructor sets is set again",
            """
            interface Api { Dto get(); }
            class Sums extends HashMap<String, String> {
              String unit = "EUR";
              final List<String> more = new ArrayList<>();
              static Sums given() { Sums s = new Sums(); s.put("a", "b"); return s; }
            }
            class Dto implements Serializable { Sums sums; }
            """),
        ArrivalCase.of(
            "no own fields",
            """
            interface Api { Dto get(); Rows rows(); }
            class Sums extends HashMap<String, String> { }
            class Rows extends ArrayList<String> { }
            class Names extends HashSet<String> { }
            class Dto implements Serializable { Sums sums; Rows rows; Names names; }
            """),
        ArrivalCase.of(
                "without a public constructor that has no parameters",
                """
            interface Api { Dto get(); }
            class Sums extends HashMap<String, String> { Sums() { } }
            class Rows extends ArrayList<String> { private Rows() { } }
            class Sized extends ArrayList<String> { public Sized(int size) { super(size); } }
            class Dto implements Serializable { Sums sums; Rows rows; Sized sized; }
            """)
            .butWithReflection("Dto#rows", Outcome.FAILS_READING)
            .butWithUnsafe("Dto#rows", Outcome.OTHER_CLASS)
            .butWithReflection("Dto#sized", Outcome.FAILS_READING)
            .butWithUnsafe("Dto#sized", Outcome.OTHER_CLASS)
            .butWithReflection("Dto#sums", Outcome.FAILS_READING)
            .butWithUnsafe("Dto#sums", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "inside another class",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              protected static class Known extends ArrayList<String> { public Known() { } }
              public class Inner extends ArrayList<String> { public Inner() { } }
              Known known = new Known();
              Inner inner = new Inner();
              static Dto given() { Dto dto = new Dto(); dto.known.add("a"); dto.inner.add("b"); return dto; }
            }
            """)
            .butWithReflection("Dto#inner", Outcome.FAILS_READING)
            .butWithUnsafe("Dto#inner", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "the same as a type argument and as a result",
                """
            interface Api { Result<Rows> result(); Rows rows(); List<Rows> list(); }
            class Rows extends ArrayList<String> { private Rows() { } }
            class Result<T> implements Serializable { T data; }
            """)
            .butEverywhere("Api#list()", Outcome.OTHER_CLASS)
            .butEverywhere("Api#result()", Outcome.OTHER_CLASS)
            .butEverywhere("Api#rows()", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "subclass in a field of the JDK's type",
                """
            interface Api { Dto get(); }
            class Sums extends HashMap<String, String> { static Sums with() { Sums s = new Sums(); s.put("a", "b"); return s; } }
            class Rows extends ArrayList<String> { static Rows with() { Rows s = new Rows(); s.add("a"); return s; } }
            class Dto implements Serializable {
              Map<String, String> sums = Sums.with();
              List<String> rows = Rows.with();
              Object any = Rows.with();
              static Dto given() { return new Dto(); }
            }
            """)
            .but("Dto#rows", Outcome.OTHER_CLASS, HessianLite.LITE_3_2),
        ArrivalCase.of(
                "constructor that adds an element, which comes twice",
                """
            interface Api { Dto get(); }
            class Tags extends ArrayList<String> { public Tags() { add("first"); } }
            class Names extends TreeSet<String> { public Names() { add("first"); } }
            class Dto implements Serializable {
              Tags tags = new Tags(); Names names = new Names();
              List<String> filled = new ArrayList<>(List.of("first"));
              static Dto given() { return new Dto(); }
            }
            """)
            .butEverywhere("Dto#tags", Outcome.LOST));
  }
}

package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/** Transient fields that a constructor sets, and whether the receiver calls one. */
final class TransientCases {
  private TransientCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of(
                "with an initializer",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              transient List<String> cache = new ArrayList<>(); transient int limit = 7; final transient Object lock = new Object(); transient String none;
              String name;
            }
            """)
            .butWithUnsafe("Dto#cache", Outcome.LOST)
            .butWithUnsafe("Dto#limit", Outcome.LOST)
            .butWithUnsafe("Dto#lock", Outcome.LOST),
        ArrivalCase.of(
                "with the default of its type, and a constant that code reads from the class file",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              transient int zero = 0; transient boolean no = false; transient Object none = null; final transient int constant = 7;
              String name;
            }
            """)
            .butWithUnsafe("Dto#constant", Outcome.LOST),
        ArrivalCase.of(
                "set by the constructor",
                """
            interface Api { Dto get(); }
            class Base implements Serializable { transient Object lock; Base() { lock = new Object(); } }
            class Dto extends Base { String name; }
            """)
            .butWithUnsafe("Base#lock", Outcome.LOST),
        ArrivalCase.of(
                "with an initializer, constructor with a parameter",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              transient List<String> cache = new ArrayList<>();
              String name;
              Dto(String name) { this.name = name; }
              static Dto given() { return new Dto("x"); }
            }
            """)
            .butWithUnsafe("Dto#cache", Outcome.LOST),
        ArrivalCase.of(
                "with an initializer, constructor that refuses null",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              transient List<String> cache = new ArrayList<>();
              String name;
              Dto(String name) { this.name = name.trim(); }
              static Dto given() { return new Dto("x"); }
            }
            """)
            .but("Api#get()", Outcome.FAILS_READING, HessianLite.LITE_3_2)
            .but(
                "Dto#cache",
                Outcome.LOST,
                HessianLite.LITE_4_0_3,
                HessianLite.LITE_4_0_4,
                HessianLite.SOFA_3,
                HessianLite.SOFA_3_5),
        ArrivalCase.of(
                "made again by readResolve, and readObject that nobody calls",
                """
            interface Api { Resolving resolving(); Reading reading(); }
            class Resolving implements Serializable {
              transient List<String> cache = new ArrayList<>();
              String name;
              private Object readResolve() { cache = new ArrayList<>(); return this; }
            }
            class Reading implements Serializable {
              transient List<String> cache = new ArrayList<>();
              String name;
              private void readObject(ObjectInputStream in) { cache = new ArrayList<>(); }
            }
            """)
            .butWithUnsafe("Reading#cache", Outcome.LOST),
        lostWithoutConstructor(
            "values of all forms, set in all places",
            """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              static final int LIMIT = 7; static final List<String> NONE = new ArrayList<>();
              transient Object text = "a" + LIMIT; transient int[] many = {1};
              transient List<String> some = LIMIT > 3 ? new ArrayList<>() : NONE; transient List<String> none = NONE;
              transient long late; transient Integer zero = 0; transient boolean yes = true; transient double rate = LIMIT;
              transient Class<?> type = this.getClass(); transient Thread.State state;
              String name;
              { late = Long.parseLong("7"); }
              Dto() { this("x"); }
              Dto(String name) { this.state = Thread.State.NEW; this.name = name; }
            }
            """,
            "Dto#late",
            "Dto#many",
            "Dto#none",
            "Dto#rate",
            "Dto#some",
            "Dto#state",
            "Dto#text",
            "Dto#type",
            "Dto#yes",
            "Dto#zero"),
        lostWithoutConstructor(
            "in an exception, a superclass that is not Serializable, and a class inside another",
            """
            interface Api { Failure failure(); Dto dto(); }
            class Failure extends RuntimeException { transient Object lock = new Object(); String code; }
            class Base { transient Object lock = new Object(); }
            class Dto extends Base implements Serializable {
              Inner inner;
              public static class Inner implements Serializable { transient List<String> cache = new ArrayList<>(); String name; }
            }
            """,
            "Base#lock",
            "Dto.Inner#cache",
            "Failure#lock"),
        ArrivalCase.of(
                "restored by readObject of a container, and not by its own methods",
                """
            interface Api { Rows rows(); Sums sums(); Own own(); }
            class Rows extends ArrayList<String> {
              transient String title; static Rows given() { Rows rows = new Rows(); rows.add("a"); rows.title = "b"; return rows; }
              private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); title = in.readUTF(); }
            }
            class Sums extends HashMap<String, Long> {
              transient String unit; static Sums given() { Sums sums = new Sums(); sums.put("a", 1L); sums.unit = "b"; return sums; }
              private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); unit = in.readUTF(); }
            }
            class Own extends AbstractList<String> implements Serializable {
              transient List<String> all = new ArrayList<>(); static Own given() { Own own = new Own(); own.add("a"); return own; }
              @Override public String get(int i) { return all.get(i); }
              @Override public int size() { return all.size(); }
              @Override public boolean add(String text) { return all.add(text); }
              private void readObject(ObjectInputStream in) throws IOException { all = new ArrayList<>(); add(in.readUTF()); }
            }
            """)
            .butEverywhere("Rows#title", Outcome.LOST)
            .butEverywhere("Sums#unit", Outcome.LOST),
        ArrivalCase.of(
            "restored to what a field has anyway, or when it is asked for",
            """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              transient int hash; transient Object none; transient String copy; String name;
              private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException { in.defaultReadObject(); hash = 0; none = null; copy = name; }
              String copy() { String seen = copy; if (seen == null) { copy = seen = name; } return seen; }
              static Dto given() { Dto dto = new Dto(); dto.name = "a"; return dto; }
            }
            """),
        lostWithoutConstructor(
            "with a getter that asks for null",
            """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              transient List<String> cache = new ArrayList<>();
              String name;
              List<String> cache() { if (cache == null) { cache = new ArrayList<>(); } return cache; }
            }
            """,
            "Dto#cache"),
        ArrivalCase.of(
            "plain fields with initializers, null in one of them",
            """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              final String kind = "dto"; final int limit = 7; List<String> list = new ArrayList<>(); List<String> none = new ArrayList<>();
              static Dto given() { Dto d = new Dto(); d.none = null; return d; }
            }
            """));
  }

  /** Members that are lost where no constructor runs. */
  private static ArrivalCase lostWithoutConstructor(String name, String code, String... lost) {
    ArrivalCase shape = ArrivalCase.of(name, code);
    for (String member : lost) {
      shape = shape.but(member, Outcome.LOST, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4);
    }
    return shape;
  }
}

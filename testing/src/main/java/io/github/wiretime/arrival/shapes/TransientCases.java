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

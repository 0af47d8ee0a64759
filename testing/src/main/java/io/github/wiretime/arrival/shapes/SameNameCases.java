package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import java.util.stream.Stream;

/** Fields that have the name of a field of a superclass. */
final class SameNameCases {
  private SameNameCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of(
                "of the same type",
                """
            interface Api { Child get(); }
            class Base implements Serializable { String name; String other; }
            class Child extends Base { String name; String mine; }
            """)
            .butEverywhere("Base#name", Outcome.LOST)
            .butWithSofa("Child#name", Outcome.LOST),
        ArrivalCase.of(
                "of another type",
                """
            interface Api { Child get(); }
            class Base implements Serializable { Integer code; long id; }
            class Child extends Base { String code; Long id; }
            """)
            .butEverywhere("Base#code", Outcome.LOST)
            .butEverywhere("Base#id", Outcome.LOST)
            .butWithSofa("Child#code", Outcome.LOST)
            .butWithSofa("Child#id", Outcome.LOST),
        ArrivalCase.of(
                "of types that cannot be read as each other",
                """
            interface Api { Child get(); }
            class Base implements Serializable { List<String> code; }
            class Child extends Base { String code; }
            """)
            .butEverywhere("Base#code", Outcome.FAILS_READING)
            .butWithSofa("Child#code", Outcome.LOST),
        ArrivalCase.of(
                "whose type leads back to the subclass",
                """
            interface Api { Child get(); }
            class Base implements Serializable { Child next; String other; }
            class Child extends Base { long next; String mine; }
            """)
            .butEverywhere("Base#next", Outcome.FAILS_READING)
            .butWithSofa("Child#next", Outcome.LOST),
        ArrivalCase.of(
                "of a map that can be read as an object",
                """
            interface Api { Child child(); Line line(); }
            class Line implements Serializable { String text; int count; }
            class Base implements Serializable { Map<String, String> part; }
            class Child extends Base { Line part; }
            """)
            .butEverywhere("Base#part", Outcome.LOST)
            .butWithSofa("Child#part", Outcome.LOST),
        ArrivalCase.of(
                "of the same class of the application",
                """
            interface Api { Child child(); }
            class Line implements Serializable { String text; int count; }
            class Base implements Serializable { Line part; }
            class Child extends Base { Line part; }
            """)
            .butEverywhere("Base#part", Outcome.LOST)
            .butWithSofa("Child#part", Outcome.LOST),
        ArrivalCase.of(
                "three levels",
                """
            interface Api { Child get(); }
            class Base implements Serializable { String name; }
            class Middle extends Base { String name; }
            class Child extends Middle { String name; }
            """)
            .butEverywhere("Base#name", Outcome.LOST)
            .butWithSofa("Child#name", Outcome.LOST)
            .butEverywhere("Middle#name", Outcome.LOST),
        ArrivalCase.of(
                "over a class between",
                """
            interface Api { Child get(); }
            class Base implements Serializable { String name; }
            class Middle extends Base { String other; }
            class Child extends Middle { String name; }
            """)
            .butEverywhere("Base#name", Outcome.LOST)
            .butWithSofa("Child#name", Outcome.LOST),
        ArrivalCase.of(
            "one of them static or transient",
            """
            interface Api { Child child(); Other other(); }
            class Base implements Serializable { transient String cache; static String limit = "a"; String a; String b; }
            class Child extends Base { String cache; String limit; }
            class Other extends Base { transient String a; static String b = "b"; }
            """),
        ArrivalCase.of(
                "both with the same value",
                """
            interface Api { Child get(); }
            class Base implements Serializable { String name; Base() { name = "same"; } }
            class Child extends Base { String name = "same"; static Child given() { return new Child(); } }
            """)
            .butWithUnsafe("Base#name", Outcome.LOST),
        ArrivalCase.of(
                "with a setter that the subclass overrides",
                """
            interface Api { Child get(); }
            class Base implements Serializable {
              private String name;
              public void setName(String name) { this.name = name; }
            }
            class Child extends Base {
              private String name;
              @Override public void setName(String name) { this.name = name; }
              static Child given() { Child child = new Child(); child.setName("given"); return child; }
            }
            """)
            .butWithSofa("Child#name", Outcome.LOST),
        ArrivalCase.of(
                "in exceptions",
                """
            interface Api { Dto get(); }
            class Base extends RuntimeException { String code; }
            class Child extends Base { String code; }
            class Dto implements Serializable { Child trouble; }
            """)
            .butEverywhere("Base#code", Outcome.LOST)
            .butWithSofa("Child#code", Outcome.LOST),
        ArrivalCase.of(
                "of constants, which code reads from the class file",
                """
            interface Api { Child get(); }
            class Base implements Serializable { final String kind = "base"; final int size = 1; }
            class Child extends Base { final String kind = "child"; final int size = 2; static Child given() { return new Child(); } }
            """)
            .butWithUnsafe("Base#kind", Outcome.LOST)
            .butWithUnsafe("Base#size", Outcome.LOST)
            .butWithSofa("Child#kind", Outcome.LOST)
            .butWithSofa("Child#size", Outcome.LOST),
        ArrivalCase.of(
                "as a field of Throwable",
                """
            interface Api { Dto get(); }
            class Trouble extends RuntimeException { String cause; }
            class Dto implements Serializable { Trouble trouble; String text; }
            """)
            .butEverywhere("Dto#trouble", Outcome.FAILS_READING));
  }
}

package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/** Records. */
final class RecordCases {
  private RecordCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of(
                "returned, as a field, in containers",
                """
            interface Api { Dto get(); Line self(); }
            record Line(String name, int count) implements Serializable { }
            class Dto implements Serializable { Line one; Line two; List<Line> list; Map<String, Line> map; Line[] array; String text; }
            """)
            .butWithReflection("Api#self()", Outcome.FAILS_READING)
            .butWithReflection("Dto#array", Outcome.FAILS_READING)
            .butWithReflection("Dto#list", Outcome.FAILS_READING)
            .butWithReflection("Dto#map", Outcome.FAILS_READING)
            .butWithReflection("Dto#one", Outcome.FAILS_READING)
            .butWithReflection("Dto#two", Outcome.FAILS_READING),
        ArrivalCase.of(
                "in a record",
                """
            interface Api { Order get(); }
            record Line(String name, int count) implements Serializable { }
            record Order(Line line, String text) implements Serializable { }
            """)
            .butWithReflection("Api#get()", Outcome.FAILS_READING)
            .but("Order#line", Outcome.OTHER_CLASS, HessianLite.LITE_4_0_3),
        ArrivalCase.of(
                "a list in a record",
                """
            interface Api { Order get(); }
            record Order(List<String> lines, String text) implements Serializable { }
            """)
            .butWithReflection("Api#get()", Outcome.FAILS_READING)
            .but("Order#lines", Outcome.OTHER_CLASS, HessianLite.LITE_4_0_3),
        ArrivalCase.of(
                "an object in a record",
                """
            interface Api { Order get(); }
            class Line implements Serializable { String name; }
            record Order(Line line, String text) implements Serializable { }
            """)
            .butWithReflection("Api#get()", Outcome.FAILS_READING)
            .but("Order#line", Outcome.OTHER_CLASS, HessianLite.LITE_4_0_3),
        ArrivalCase.of(
                "a date and a small number in a record",
                """
            interface Api { Order get(); }
            record Order(Date at, Short count, float rate, List<Byte> bytes) implements Serializable { }
            """)
            .butWithReflection("Api#get()", Outcome.FAILS_READING)
            .but(
                "Order#bytes", Outcome.OTHER_CLASS, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4),
        ArrivalCase.of(
                "generic",
                """
            interface Api { Box<String> text(); Box<Short> small(); }
            record Box<T>(T data) implements Serializable { }
            """)
            .butWithReflection("Api#small()", Outcome.FAILS_READING)
            .but("Api#small()", Outcome.OTHER_CLASS, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4)
            .butWithReflection("Api#text()", Outcome.FAILS_READING),
        ArrivalCase.of(
                "one record shared by two fields",
                """
            interface Api { Dto get(); }
            record Line(String name) implements Serializable { }
            class Dto implements Serializable { Line one = new Line("x"); Line two = one; static Dto given() { return new Dto(); } }
            """)
            .butWithReflection("Dto#one", Outcome.FAILS_READING)
            .butWithReflection("Dto#two", Outcome.FAILS_READING),
        ArrivalCase.of(
                "an object shared with a record",
                """
            interface Api { Dto get(); }
            class Part implements Serializable { String name = "part"; }
            record Line(Part part, String name) implements Serializable { }
            class Dto implements Serializable { Part one = new Part(); Line line = new Line(one, "line"); Part two = one; static Dto given() { return new Dto(); } }
            """)
            .butWithReflection("Dto#line", Outcome.FAILS_READING),
        ArrivalCase.of(
            "without components",
            """
            interface Api { Dto get(); }
            record Nothing() implements Serializable { }
            class Dto implements Serializable { Nothing nothing; String text; }
            """),
        ArrivalCase.of(
                "not Serializable",
                """
            interface Api { Dto get(); }
            record Line(String name) { }
            class Dto implements Serializable { Line line; String text; }
            """)
            .but(
                "Dto#line",
                Outcome.FAILS_WRITING,
                HessianLite.LITE_3_2,
                HessianLite.SOFA_3,
                HessianLite.SOFA_3_5)
            .but(
                "Dto#line", Outcome.FAILS_READING, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4));
  }
}

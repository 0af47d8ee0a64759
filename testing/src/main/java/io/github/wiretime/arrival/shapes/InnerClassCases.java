package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/** Classes inside of others. */
final class InnerClassCases {
  private InnerClassCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of(
            "outer class is Serializable",
            """
            interface Api { Dto get(); }
            class Outer implements Serializable { String name; class Inner implements Serializable { String text; String both() { return name + text; } } }
            class Dto implements Serializable { Outer.Inner inner; List<Outer.Inner> list; }
            """),
        ArrivalCase.of(
                "outer class is not Serializable",
                """
            interface Api { Dto get(); }
            class Outer { String name; class Inner implements Serializable { String text; String both() { return name + text; } } static class Nested implements Serializable { String text; } }
            class Dto implements Serializable { Outer.Inner inner; Outer.Nested nested; String text; }
            """)
            .butEverywhere("Dto#inner", Outcome.FAILS_WRITING),
        ArrivalCase.of(
                "constructor that uses its argument",
                """
            interface Api { Dto get(); }
            class Outer implements Serializable { class Inner implements Serializable { String text; Inner(String text) { this.text = text.trim(); } } }
            class Dto implements Serializable { Outer.Inner inner = new Outer().new Inner("i"); String text = "t"; static Dto given() { return new Dto(); } }
            """)
            .but("Dto#inner", Outcome.FAILS_READING, HessianLite.LITE_3_2),
        ArrivalCase.of(
            "local and anonymous",
            """
            interface Api { Dto get(); }
            interface Shape extends Serializable { }
            class Dto implements Serializable {
              Object local; Shape anonymous; String text = "t";
              static Dto given() { class Local implements Serializable { String a = "a"; } Dto d = new Dto(); d.local = new Local(); d.anonymous = new Shape() { String b = "b"; }; return d; }
            }
            """),
        ArrivalCase.of(
                "anonymous map and list",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable {
              Map<String, String> map; List<String> list; HashMap<String, String> hash;
              static Dto given() {
                Dto d = new Dto();
                d.map = new HashMap<>() {{ put("a", "b"); }};
                d.list = new ArrayList<>() {{ add("a"); }};
                d.hash = new HashMap<>() {{ put("a", "b"); }};
                return d;
              }
            }
            """)
            .butEverywhere("Dto#hash", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#list", Outcome.OTHER_CLASS)
            .butEverywhere("Dto#map", Outcome.OTHER_CLASS),
        ArrivalCase.of(
                "lambda",
                """
            interface Api { Dto get(); }
            interface Task extends Serializable { int run(); }
            class Dto implements Serializable { Task task; String text = "t"; static Dto given() { Dto d = new Dto(); d.task = () -> 3; return d; } }
            """)
            .but("Dto#task", Outcome.FAILS_WRITING, HessianLite.LITE_3_2)
            .but(
                "Dto#task",
                Outcome.FAILS_READING,
                HessianLite.LITE_4_0_3,
                HessianLite.LITE_4_0_4,
                HessianLite.SOFA_3,
                HessianLite.SOFA_3_5));
  }
}

package io.github.wiretime.arrival.shapes;

import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import java.util.stream.Stream;

/** Primitive {@code float} fields, into which 4.x of hessian-lite puts eight bytes. */
final class FloatCases {
  private FloatCases() {}

  static Stream<ArrivalCase> all() {
    return Stream.of(
        ArrivalCase.of(
                "float before a reference",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable { float rate; String name; Integer count; List<String> lines; }
            """)
            .but("Dto#rate", Outcome.CRASH, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4),
        ArrivalCase.of(
                "float between references that are read later",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable { String before; float rate; String after; }
            """)
            .but("Dto#rate", Outcome.LOST, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4),
        ArrivalCase.of(
                "final float in a superclass that has nothing else",
                """
            interface Api { Dto get(); }
            class Base implements Serializable { final float rate; Base(float rate) { this.rate = rate; } }
            class Dto extends Base { Dto() { super(0); } }
            """)
            .but("Base#rate", Outcome.LOST, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4),
        ArrivalCase.of(
                "two floats before a reference",
                """
            interface Api { Dto get(); }
            class Dto implements Serializable { float one; float two; Date at; }
            """)
            .but("Dto#two", Outcome.CRASH, HessianLite.LITE_4_0_3, HessianLite.LITE_4_0_4),
        ArrivalCase.of(
            "float that is not sent",
            """
            interface Api { Dto get(); }
            class Dto implements Serializable { static float limit = 0.1f; transient float cached; String name; }
            """),
        ArrivalCase.of(
            "Float and an array of it",
            """
            interface Api { Dto get(); }
            class Dto implements Serializable { Float boxed; Float[] boxes; String name; }
            """),
        ArrivalCase.of(
            "float array",
            """
            interface Api { Dto get(); }
            class Dto implements Serializable { float[] rates; float[][] deep; String name; }
            """),
        ArrivalCase.of(
            "all other primitives and their arrays",
            """
            interface Api { Dto get(); Arrays arrays(); }
            class Dto implements Serializable { byte b; short s; char c; int i; long l; double d; boolean z; String name; }
            class Arrays implements Serializable { byte[] b; short[] s; char[] c; int[] i; long[] l; double[] d; boolean[] z; }
            """));
  }
}

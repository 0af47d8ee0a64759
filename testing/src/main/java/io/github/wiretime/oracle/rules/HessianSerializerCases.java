package io.github.wiretime.oracle.rules;

import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.WireCase;
import java.util.stream.Stream;

/** Classes beside which a class {@code <Name>HessianSerializer} stands, for which only 4.x asks. */
final class HessianSerializerCases {
  private static final String[] ALL = {
    "Api.Special#at java.time.Instant",
    "Api.Hidden#time java.time.LocalTime",
    "Item#year java.time.Year"
  };

  private HessianSerializerCases() {}

  static Stream<WireCase> all() {
    return Stream.of(
        WireCase.of(
                "a serializer beside the class",
                """
                interface Api {
                  Special special();
                  Hidden hidden();
                  List<Lines<Item>> lines();
                  class Special implements Serializable { Instant at; }
                  class Hidden implements Serializable { LocalTime time; Item item; }
                  class HiddenHessianSerializer extends Text { }
                  class Lines<T> extends ArrayList<T> { }
                  class LinesHessianSerializer extends Text { }
                }
                class Item implements Serializable { Year year; }
                class Text implements com.alibaba.com.caucho.hessian.io.Serializer {
                  public void writeObject(
                      Object value, com.alibaba.com.caucho.hessian.io.AbstractHessianOutput out)
                      throws IOException {
                    out.writeString("text");
                  }
                }
                """,
                "Api.Special#at java.time.Instant")
            .butIn(HessianLite.LITE_3_2, ALL)
            .butInSofa3(ALL));
  }
}

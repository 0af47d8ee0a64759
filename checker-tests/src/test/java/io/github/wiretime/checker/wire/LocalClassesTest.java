package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** Local and anonymous classes are subclasses as others, and carry the variables that they use. */
final class LocalClassesTest {

  private static final String SERVICE =
      """
      interface PaintService { Paint find(); }
      interface Paint extends Serializable {}
      """;

  @Test
  void inAMethodAndInALambda() {
    assertThat(
            Wire.members(
                SERVICE
                    + """
                    class Studio {
                      static Paint method() { class Oil implements Paint { Instant mixed; } return new Oil(); }
                      static Callable<Paint> lambda = () -> new Paint() { LocalDate dried; };
                    }
                    """))
        .containsExactly("Studio$1Oil.mixed", "Studio$1.dried");
  }

  @Test
  void inANestedClass() {
    assertThat(
            Wire.members(
                SERVICE
                    + """
                    class Studio {
                      static class Corner {
                        static Paint paint() { return new Paint() { Instant mixed; }; }
                      }
                    }
                    """))
        .containsExactly("Studio$Corner$1.mixed");
  }

  @Test
  void aVariableThatALambdaDeclaresIsCaptured() {
    assertThat(
            Wire.members(
                SERVICE
                    + """
                    class Studio {
                      static java.util.function.Function<Instant, Paint> lambda =
                          mixed -> new Paint() { Object use() { return mixed; } };
                    }
                    """))
        .containsExactly("Studio$1.mixed");
  }

  @Test
  void fieldsAndConstantsAroundAreNotCaptured() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order.Line find(); }
                class Order {
                  static Instant last;
                  static class Line { Object use() { return last; } }
                }
                """))
        .isEmpty();
  }

  @Test
  void variablesOfAnotherMethodAreNotCaptured() {
    assertThat(
            Wire.members(
                SERVICE
                    + """
                    class Studio {
                      static Paint paint(Instant unused) {
                        return new Paint() {
                          Object use(LocalDate own) { LocalTime local = null; return own + "" + local; }
                        };
                      }
                    }
                    """))
        .isEmpty();
  }

  @Test
  void ofBodiesThatAreNotAttributedYetAreUnknown() {
    assertThat(
            Build.of(
                    """
                    package app;
                    interface OrderService { Base find(); }
                    """,
                    """
                    package app;
                    class Base { java.time.Instant reported; }
                    """,
                    """
                    package app;
                    class Later {
                      Object make() {
                        class Local extends Base { java.time.LocalDate unknown; }
                        return new Local();
                      }
                    }
                    """)
                .with("-XDcompilePolicy=byfile")
                .option("ServiceInterfaces", "app.*Service")
                .run()
                .members())
        .containsExactly("Base.reported");
  }
}

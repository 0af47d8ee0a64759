package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code writeReplace()} puts another object in the place of one. */
final class WriteReplaceTest {

  @Test
  void theReplacementIsWritten() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order {
                  Instant own;
                  Form writeReplace() { return new Form(); }
                }
                class Form { LocalDate day; }
                """))
        .containsExactly("Form.day");
  }

  @Test
  void theTypeOfWhatIsReturnedCounts() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order {
                  Instant own;
                  private Object writeReplace() { return new Form(); }
                }
                class Form { LocalDate day; }
                """))
        .containsExactly("Form.day");
  }

  @Test
  void everyReturnStatementCounts() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order {
                  Instant own;
                  boolean flag;
                  private Object writeReplace() {
                    if (flag) { return new A(); }
                    return new B();
                  }
                }
                class A { Instant a; }
                class B { Instant b; }
                """))
        .containsExactly("A.a", "B.b");
  }

  @Test
  void returnsOfLambdasAndLocalClassesDoNotCount() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order {
                  private Object writeReplace() {
                    Callable<A> lambda = () -> { return new A(); };
                    class Local { Object get() { return new B(); } }
                    return "text" + lambda + new Local();
                  }
                }
                class A { Instant a; }
                class B { Instant b; }
                """))
        .isEmpty();
  }

  @Test
  void returningItselfWritesTheFields() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order {
                  Instant own;
                  private Object writeReplace() { return this; }
                }
                """))
        .containsExactly("Order.own");
  }

  @Test
  void returningItselfOrAnother() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order {
                  Instant own;
                  private Object writeReplace() { return own == null ? this : new Form(); }
                }
                class Form { LocalDate day; }
                """))
        .containsExactly("Order.own", "Form.day");
  }

  @Test
  void castsHideNothing() {
    assertThat(
            Wire.members(
                """
                interface OrderService { A a(); B b(); }
                class A { Instant a; Object writeReplace() { return (Object) new Form(); } }
                class B implements Serializable {
                  Instant b;
                  Object writeReplace() { return ((Serializable) (this)); }
                }
                class Form { LocalDate day; }
                """))
        .containsExactly("Form.day", "B.b");
  }

  @Test
  void oneThatOverridesItWithItselfWritesTheFieldsOfBoth() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Base<T> { Instant base; T value; Object writeReplace() { return new Form(); } }
                class Order extends Base<Line> {
                  Instant own;
                  @Override Object writeReplace() { return this; }
                }
                class Form { LocalDate day; }
                class Line { LocalTime time; }
                """))
        .containsExactly("Base.base", "Order.own", "Line.time");
  }

  @Test
  void anInheritedPrivateOneCounts() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Base { Instant base; private Object writeReplace() { return new Form(); } }
                class Order extends Base { Instant own; }
                class Form { LocalDate day; }
                """))
        .containsExactly("Form.day");
  }

  @Test
  void oneWithParametersIsAnotherMethod() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { Instant own; Object writeReplace(int version) { return ""; } }
                """))
        .containsExactly("Order.own");
  }

  @Test
  void aCostlyReplacement() {
    assertThat(
            Wire.membersWithTypes(
                """
                interface OrderService { Order find(); }
                class Order { long millis; private Object writeReplace() { return Instant.EPOCH; } }
                """))
        .containsExactly("Order.writeReplace() Instant");
  }

  @Test
  void aReplacementThatReplacesItselfEnds() {
    assertThat(
            Wire.members(
                """
                interface OrderService { A find(); }
                class A { Instant a; Object writeReplace() { return new B(); } }
                class B { Instant b; Object writeReplace() { return new A(); } }
                """))
        .isEmpty();
  }

  @Test
  void inAClassFileTheDeclaredTypeCounts(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public class Known {
          java.time.Instant own;
          private Form writeReplace() { return new Form(); }
        }
        """,
        """
        package api;
        public class Unknown {
          java.time.Instant own;
          private Object writeReplace() { return new Form(); }
        }
        """,
        "package api; public class Form { java.time.LocalDate day; }");

    assertThat(Wire.build("interface AService { api.Known find(); }").against(api).run().members())
        .containsExactly("Form.day");
    assertThat(
            Wire.build("interface AService { api.Unknown find(); }").against(api).run().members())
        .isEmpty();
  }

  @Test
  void inAClassFileTheDeclaredTypeCountsForACollectionAsWell(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public class Rows extends java.util.ArrayList<java.time.Instant> {
          private Form writeReplace() { return new Form(); }
        }
        """,
        "package api; public class Form { java.time.LocalDate day; }");

    assertThat(Wire.build("interface AService { api.Rows find(); }").against(api).run().members())
        .containsExactly("Form.day");
  }

  @Test
  void inAClassFileOneThatTheObjectFitsMayBeItself(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public class Known implements Event<String> {
          java.time.Instant own;
          protected Event<String> writeReplace() { return this; }
        }
        """,
        """
        package api;
        public class Other implements Event<Long> {
          java.time.LocalDate own;
          protected Event<String> writeReplace() { return null; }
        }
        """,
        "package api; public interface Event<T> {}");

    assertThat(
            Wire.build("interface AService { api.Known find(); api.Other other(); }")
                .against(api)
                .run()
                .members())
        .containsExactly("Known.own");
  }

  @Test
  void aVariableHoldsWhatIsAssignedToIt() {
    assertThat(
            Wire.members(
                """
                interface OrderService { A a(); B b(); C c(); }
                class A {
                  Instant own;
                  Object writeReplace() { Object x; if (own == null) { x = new Form(); } else { x = this; } return x; }
                }
                class B {
                  Instant own; Object kept;
                  Object writeReplace() { Object x = kept; kept = this; x = x == null ? "text" : x; return x; }
                }
                class C {
                  Instant own;
                  Object writeReplace() { for (Form form : new Form[0]) { return form; } return null; }
                }
                class Form { LocalDate day; }
                """))
        .containsExactly("A.own", "Form.day");
  }

  @Test
  void anOwnMethodReturnsWhatItReturns() {
    assertThat(
            Wire.members(
                """
                interface OrderService { A a(); B b(); C c(); D d(); }
                class Base { Object itself() { return this; } static Object text() { return "text"; } }
                class A extends Base { Instant own; Object writeReplace() { return super.itself(); } }
                class B extends Base { Instant own; Object writeReplace() { return text(); } }
                class C {
                  Instant own;
                  Object writeReplace() { return this.again(3); }
                  Object again(int times) { return times == 0 ? new Form() : again(times - 1); }
                }
                class D { Instant own; Base base; Object writeReplace() { return base.itself(); } }
                class Form { LocalDate day; }
                """))
        .containsExactly("A.own", "Form.day");
  }

  @Test
  void aCastToMoreSaysMore() {
    assertThat(
            Wire.members(
                """
                interface OrderService { A a(); B b(); C c(); }
                class A { Instant own; Object kept; Object writeReplace() { return (Form) kept; } }
                class B { Instant own; Object writeReplace() { return (Serializable) this; } }
                class C { Instant own; Object kept; Object writeReplace() { return (C) kept; } }
                class Form { LocalDate day; }
                """))
        .containsExactly("Form.day", "B.own", "C.own");
  }

  @Test
  void aSwitchReturnsWhatItYields() {
    assertThat(
            Wire.members(
                """
                interface OrderService { A a(); B b(); }
                class A {
                  Instant own; int kind;
                  Object writeReplace() { return switch (kind) { case 1 -> this; default -> new Form(); }; }
                }
                class B {
                  Instant own; int kind;
                  Object writeReplace() {
                    return switch (kind) {
                      case 1: { Object x = switch (kind) { case 2: yield this; default: yield "no"; }; yield "text" + x; }
                      default: throw new IllegalStateException();
                    };
                  }
                }
                class Form { LocalDate day; }
                """))
        .containsExactly("A.own", "Form.day");
  }

  @Test
  void whatAnInheritedOneReturnsIsThatOfTheSubclass() {
    assertThat(
            Wire.texts(
                    """
                    interface OrderService { Days find(); }
                    class Base<T> { Instant own; transient T[] values; private Object writeReplace() { return values; } }
                    class Days extends Base<LocalDate> {}
                    """)
                .get(0))
        .contains("path OrderService.find() -> Days extends Base -> Base.writeReplace();");
  }

  @Test
  void inAClassFileTheOwnClassMayBeTheObjectItself(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public class Order {
          java.time.Instant own;
          private Order writeReplace() { return this; }
        }
        """);

    assertThat(Wire.build("interface AService { api.Order find(); }").against(api).run().members())
        .containsExactly("Order.own");
  }

  /** javac adds one to a public class below one that is not public; its type is erased. */
  @Test
  void inAClassFileABridgeIsNoReplacement(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        class Form<T> {
          transient Form<String> form;
          public Form<String> writeReplace() { return form; }
        }
        """,
        "package api; public class Order extends Form<Order> { java.time.Instant no; }",
        "package api; public class Text extends Form<String> { java.time.Instant own; }");

    assertThat(
            Wire.build("interface AService { api.Order find(); api.Text text(); }")
                .against(api)
                .run()
                .members())
        .containsExactly("Text.own");
  }

  @Test
  void ofAnAbstractOneTheDeclaredTypeCounts() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                abstract class Order { Instant own; abstract Form writeReplace(); }
                class Form { LocalDate day; }
                """))
        .containsExactly("Form.day");
  }

  @Test
  void oneThatReturnsNothingWritesNothing() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order find(); }
                class Order { Instant own; void writeReplace() { return; } }
                """))
        .isEmpty();
  }

  @Test
  void inAMapItComesFirst() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Index find(); }
                class Index extends HashMap<String, Instant> {
                  private Object writeReplace() { return new Form(); }
                }
                class Form { LocalDate day; }
                """))
        .containsExactly("Form.day");
  }
}

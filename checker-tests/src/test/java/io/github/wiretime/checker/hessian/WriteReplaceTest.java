package io.github.wiretime.checker.hessian;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code writeReplace()} that bytes cannot judge, or of which only the declared type is known. */
final class WriteReplaceTest {

  private static final String FORM = "package api; public class Form { java.time.LocalDate day; }";

  @TempDir private Path api;

  @Test
  void twoThatReplaceEachOtherForEver() {
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
  void thePathGoesThroughTheHeaderOfASubclass() {
    assertThat(
            Wire.texts(
                    """
                    interface OrderService { Days find(); }
                    class Base<T> { transient T[] values; private Object writeReplace() { return values; } }
                    class Days extends Base<LocalDate> {}
                    """)
                .get(0))
        .contains("sent by  OrderService.find() -> Days extends Base -> Base.writeReplace();");
  }

  @Test
  void inAClassFileTheDeclaredTypeCounts() {
    assertThat(
            members(
                """
                public class Order extends java.util.ArrayList<java.time.Instant> {
                  java.time.Instant own;
                  private Form writeReplace() { return new Form(); }
                }
                """))
        .containsExactly("Form.day");
  }

  @Test
  void inAClassFileObjectSaysNothing() {
    assertThat(
            members(
                """
                public class Order extends Exception {
                  java.time.Instant own;
                  private Object writeReplace() { return new Form(); }
                }
                """))
        .isEmpty();
  }

  @Test
  void inAClassFileACollectionIsTakenToKeepItsElements() {
    assertThat(
            members(
                """
                public class Order extends java.util.ArrayList<java.time.LocalDate> {
                  private Object writeReplace() { return toArray(); }
                }
                """))
        .containsExactly("elements of Order");
  }

  @Test
  void inAClassFileOneThatTheObjectFitsMayBeItself() {
    assertThat(
            members(
                """
                public class Order implements Event {
                  java.time.Instant own;
                  protected Event writeReplace() { return this; }
                }
                interface Event {}
                """))
        .containsExactly("Order.own");
  }

  /** javac adds one to a public class below one that is not public; its type is erased. */
  @Test
  void inAClassFileABridgeIsNoReplacement() {
    assertThat(
            members(
                """
                public class Order extends Hidden<Form> { java.time.Instant no; }
                class Hidden<T> { public T writeReplace() { return null; } }
                """))
        .containsExactly("Form.day");
  }

  private Iterable<String> members(String order) {
    ClassFiles.compile(api, "package api; " + order, FORM);
    return Wire.build("interface OrderService { api.Order find(); }").against(api).run().members();
  }
}

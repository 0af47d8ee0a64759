package io.github.wiretime.checker.hessian;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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

  /** The first type of an intersection carries type parameters as the same type alone does. */
  @Test
  void aReplacementOfTwoTypesCarriesTheTypeParameter() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Handle<Note> find(); }
                class Page<T> { T item; }
                class Note { Instant at; }
                class Handle<T> {
                  transient Page<T> page;
                  private Object writeReplace() { return (Page<T> & Serializable) page; }
                }
                """))
        .containsExactly("Note.at");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # The declared type counts, and Object says nothing.
          '
            class Order extends java.util.ArrayList<java.time.Instant> {
              java.time.Instant own;
              private Form writeReplace() { return new Form(); }
            }
          ' | Form.day
          '
            class Order extends Exception {
              java.time.Instant own;
              private Object writeReplace() { return new Form(); }
            }
          ' | ''
          # A collection is taken to keep its elements.
          '
            class Order extends java.util.ArrayList<java.time.LocalDate> {
              private Object writeReplace() { return toArray(); }
            }
          ' | elements of Order
          # One that the object fits may be itself.
          '
            class Order implements Event {
              java.time.Instant own;
              protected Event writeReplace() { return this; }
            }
            interface Event {}
          ' | Order.own
          # A bridge is none: javac adds it, erased, below a class that is not public.
          '
            class Order extends Hidden<Form> { java.time.Instant no; }
            class Hidden<T> { public T writeReplace() { return null; } }
          ' | Form.day
          """)
  void inAClassFile(String order, String members) {
    ClassFiles.compile(api, "package api; public " + order.strip(), FORM);

    assertThat(
            String.join(
                " ",
                Wire.build("interface OrderService { api.Order find(); }")
                    .against(api)
                    .run()
                    .members()))
        .isEqualTo(members);
  }
}

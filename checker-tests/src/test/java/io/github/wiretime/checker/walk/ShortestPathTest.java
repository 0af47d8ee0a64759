package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** One finding for each member, with a shortest path; ties go by declaration order, then name. */
final class ShortestPathTest {

  @Test
  void theShortest() {
    assertThat(
            path(
                """
                interface OrderService { Far far(); Near near(); }
                class Far { Middle middle; }
                class Middle { Near near; }
                class Near { Instant t; }
                """))
        .isEqualTo("OrderService.near() -> Near.t");
  }

  @Test
  void theFirstDeclaredMethodOfEquallyShortOnes() {
    assertThat(
            path(
                """
                interface OrderService { Order second(); Order first(); }
                class Order { Instant t; }
                """))
        .isEqualTo("OrderService.second() -> Order.t");
  }

  @Test
  void theFirstDeclaredField() {
    assertThat(
            path(
                """
                interface OrderService { Order find(); }
                class Order { Line z; Line a; }
                class Line { Instant t; }
                """))
        .isEqualTo("OrderService.find() -> Order.z -> Line.t");
  }

  @Test
  void parametersBeforeTheReturnType() {
    assertThat(
            path(
                """
                interface OrderService { Order replace(Order order); }
                class Order { Instant t; }
                """))
        .isEqualTo("OrderService.replace(Order order) -> Order.t");
  }

  @Test
  void theFirstServiceByName() {
    assertThat(
            path(
                """
                interface BService { Order find(); }
                interface AService { Order find(); }
                class Order { Instant t; }
                """))
        .isEqualTo("AService.find() -> Order.t");
  }

  @Test
  void throughWrappersItNamesTheirFields() {
    assertThat(
            path(
                """
                interface OrderService { Result<Page<Order>> find(); }
                class Result<T> { T data; }
                class Page<T> { List<T> items; }
                class Order { Instant t; }
                """))
        .isEqualTo("OrderService.find() -> Result.data -> Page.items -> Order.t");
  }

  @Test
  void throughTheFirstFieldOfAWrapper() {
    assertThat(
            path(
                """
                interface OrderService { Pair<Order> find(); }
                class Pair<T> { T first; T second; }
                class Order { Instant t; }
                """))
        .isEqualTo("OrderService.find() -> Pair.first -> Order.t");
  }

  @Test
  void throughASubclassInsideAWrapper() {
    assertThat(
            path(
                """
                interface OrderService { Box<Order> find(); }
                class Box<T> { Event<T> event; }
                interface Event<T> {}
                class Sent<U> implements Event<U> { U payload; }
                class Order { Instant t; }
                """))
        .isEqualTo(
            "OrderService.find() -> Box.event -> Sent (subclass of Event) -> Sent.payload -> Order.t");
  }

  @Test
  void throughSuperclassesItNamesTheHeader() {
    assertThat(
            path(
                """
                interface OrderService { Order find(); }
                class Base { Instant t; }
                class Order extends Base {}
                """))
        .isEqualTo("OrderService.find() -> Order extends Base -> Base.t");
  }

  @Test
  void throughASubclassAndTheOuterInstance() {
    assertThat(
            path(
                """
                interface OrderService { Event find(); }
                interface Event {}
                class Order { Instant t; class Line implements Event { long id; } }
                """))
        .isEqualTo(
            "OrderService.find() -> Order.Line (subclass of Event) -> Order.Line.this$0 -> Order.t");
  }

  private static String path(String declarations) {
    String text = Wire.texts(declarations).get(0);
    return text.substring(text.indexOf("sent by  ") + 9, text.indexOf("; "));
  }
}

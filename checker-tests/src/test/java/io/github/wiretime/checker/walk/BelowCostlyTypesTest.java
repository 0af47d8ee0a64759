package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** Classes that extend a type which somebody declared costly, and what such a type holds. */
final class BelowCostlyTypesTest {

  @Test
  void areNoneThemselvesWithWhatTheyInherit() {
    assertThat(
            Wire.build(
                    """
                    interface OrderService { Order find(); Note note(); }
                    class Moment { long millis; }
                    class Order extends Moment { Instant at; }
                    class Note { Moment moment; }
                    """)
                .option("CostlyTypes", "app.Moment")
                .run()
                .members())
        .containsExactly("Order.at", "Note.moment");
  }

  /**
   * As little as in {@code Money<Note>}, the walk looks inside where the parameter is passed on.
   */
  @Test
  void carryNoTypeParameter() {
    assertThat(
            Wire.build(
                    """
                    interface OrderService { Page<Note> find(); Money<Note> plain(); }
                    class Money<T> { T value; }
                    class Page<T> { Money<T> price; }
                    class Note { Instant at; }
                    """)
                .option("CostlyTypes", "app.Money")
                .run()
                .members())
        .containsExactly("Page.price", "OrderService.plain()");
  }
}

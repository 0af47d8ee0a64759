package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** Classes that extend a type which somebody declared costly. */
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
}

package io.github.wiretime.checker.javac;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import org.junit.jupiter.api.Test;

/** How findings name classes. */
final class NamesTest {

  @Test
  void inTheUnnamedPackage() {
    assertThat(
            Build.of(
                    """
                    @org.apache.dubbo.config.annotation.DubboService
                    interface Orders { Order find(); }
                    """,
                    "class Order { java.time.Instant t; Line line; class Line { } }")
                .run()
                .texts()
                .get(0))
        .contains("sent by  Orders.find() -> Order.t; 1 method");
  }
}

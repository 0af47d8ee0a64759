package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An inner class carries its enclosing instance. */
final class InnerClassesTest {

  @Test
  void theEnclosingInstanceIsWritten() {
    assertThat(
            Wire.texts(
                    """
                    interface OrderService { Order.Line find(); }
                    class Order { Instant createdAt; class Line { long id; } }
                    """)
                .get(0))
        .contains("path OrderService.find() -> Order.Line.this$0 -> Order.createdAt;");
  }

  @Test
  void aStaticNestedClassHasNone() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order.Line find(); }
                class Order { Instant createdAt; static class Line { long id; } }
                """))
        .isEmpty();
  }

  @Test
  void nestedRecordsEnumsAndInterfacesHaveNone() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Order.Line find(Order.Kind kind); }
                class Order { Instant createdAt; record Line(long id) {} enum Kind { A } }
                """))
        .isEmpty();
  }

  @Test
  void inAClassFile(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public class Order { java.time.Instant createdAt; public class Line { long id; } }
        """);

    assertThat(
            Wire.build("interface OrderService { api.Order.Line find(); }")
                .against(api)
                .run()
                .members())
        .containsExactly("Order.createdAt");
  }

  /** A limit that the README names: no declaration tells of them. */
  @Test
  void localClassesInAClassFileAreUnknownWithWhatTheyCapture(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public abstract class Paint {
          static Paint local(java.time.Instant mixed) {
            class Oil extends Paint {
              java.time.LocalDate dried;
              Object use() { return mixed; }
            }
            return new Oil();
          }
          static class Known extends Paint { java.time.Year year; }
        }
        """);

    assertThat(
            Wire.build("interface OrderService { api.Paint find(); }").against(api).run().members())
        .containsExactly("Paint.Known.year");
  }
}

package io.github.wiretime.checker.compilation;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Inner and local classes of another module. */
final class LocalClassesInClassFilesTest {

  @Test
  void anInnerClassHasItsOuterInstance(@TempDir Path api) {
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
  void localClassesAreUnknown(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public abstract class Paint {
          static Paint local() {
            class Oil extends Paint { java.time.LocalDate dried; }
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

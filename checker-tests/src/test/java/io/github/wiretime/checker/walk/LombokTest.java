package io.github.wiretime.checker.walk;

import com.google.common.collect.ObjectArrays;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Marked;
import javax.annotation.processing.Processor;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lombok changes the classes in the same run of javac, as an annotation processor. */
final class LombokTest {

  private static final String SERVICE =
      """
      package app;

      interface OrderService {
        Order find();

        void put(Order order);
      }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Data",
        "Value",
        "Getter @lombok.Setter",
        "Builder",
        "Data @lombok.Builder",
        "Value @lombok.Builder @lombok.With",
        "experimental.SuperBuilder",
        "AllArgsConstructor"
      })
  void theFieldAndNothingThatLombokMade(String annotation) {
    assertReported(
        """
        package app;

        @lombok.%s
        class Order {
          long id;

          // BUG: Diagnostic contains: 'createdAt' is sent as LocalDateTime
          java.time.LocalDateTime createdAt;
        }
        """
            .formatted(annotation));
  }

  @Test
  void theCallersOfWhatLombokMadeCompile() {
    assertReported(
        """
        package app;

        import io.github.wiretime.annotations.AcceptCostlyRpcTime;
        import java.time.Instant;

        @lombok.Data
        @lombok.Builder
        class Order {
          // BUG: Diagnostic contains: 'at' is sent as Instant
          @lombok.Builder.Default private Instant at = Instant.EPOCH;

          @AcceptCostlyRpcTime(reason = "rare")
          private Instant accepted;

          @SuppressWarnings("CostlyRpcTime")
          private Instant suppressed;
        }
        """,
        """
        package app;

        class Client {
          java.time.Instant at(OrderService orders) {
            orders.put(Order.builder().at(java.time.Instant.EPOCH).build());
            return orders.find().getAccepted();
          }
        }
        """);
  }

  /** Lombok's field is an {@code AtomicReference<Object>}, which does not say what it holds. */
  @Test
  void theValueOfALazyGetterIsNotVisible() {
    assertReported(
        """
        package app;

        class Order {
          @lombok.Getter(lazy = true)
          private final java.time.Instant at = java.time.Instant.EPOCH;
        }
        """);
  }

  private static void assertReported(String... sources) {
    try {
      Marked.assertReported(
          Build.of(ObjectArrays.concat(SERVICE, sources))
              .option("ServiceInterfaces", "app.OrderService")
              .processedBy(lombok()));
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("Lombok's processor is not where it was", e);
    }
  }

  private static Processor lombok() throws ReflectiveOperationException {
    return Class.forName("lombok.launch.AnnotationProcessorHider$AnnotationProcessor")
        .asSubclass(Processor.class)
        .getDeclaredConstructor()
        .newInstance();
  }
}

package io.github.wiretime.checker.wire;

import com.google.errorprone.CompilationTestHelper;
import io.github.wiretime.checker.CostlyRpcTime;
import io.github.wiretime.checker.harness.ClassPath;
import java.io.File;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lombok changes the classes in the same run of javac, as an annotation processor. */
final class LombokTest {

  private final CompilationTestHelper compilation =
      CompilationTestHelper.newInstance(CostlyRpcTime.class, getClass())
          .setArgs(
              "-processorpath",
              lombok(),
              "-XepOpt:CostlyRpcTime:ServiceInterfaces=app.OrderService");

  @BeforeEach
  void addService() {
    compilation.addSourceLines(
        "app/OrderService.java",
        """
        package app;

        interface OrderService {
          Order find();

          void put(Order order);
        }
        """);
  }

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
    compilation
        .addSourceLines(
            "app/Order.java",
            """
            package app;

            @lombok.%s
            class Order {
              long id;

              // BUG: Diagnostic contains: 'Order.createdAt' sends 'LocalDateTime'
              java.time.LocalDateTime createdAt;
            }
            """
                .formatted(annotation))
        .doTest();
  }

  @Test
  void theCallersOfWhatLombokMadeCompile() {
    compilation
        .addSourceLines(
            "app/Order.java",
            """
            package app;

            import io.github.wiretime.annotations.AcceptCostlyRpcTime;
            import java.time.Instant;

            @lombok.Data
            @lombok.Builder
            class Order {
              // BUG: Diagnostic contains: 'Order.at' sends 'Instant'
              @lombok.Builder.Default private Instant at = Instant.EPOCH;

              @AcceptCostlyRpcTime(reason = "rare")
              private Instant accepted;

              @SuppressWarnings("CostlyRpcTime")
              private Instant suppressed;
            }
            """)
        .addSourceLines(
            "app/Client.java",
            """
            package app;

            class Client {
              java.time.Instant at(OrderService orders) {
                orders.put(Order.builder().at(java.time.Instant.EPOCH).build());
                return orders.find().getAccepted();
              }
            }
            """)
        .doTest();
  }

  /** Lombok's field is an {@code AtomicReference<Object>}, which does not say what it holds. */
  @Test
  void theValueOfALazyGetterIsNotVisible() {
    compilation
        .addSourceLines(
            "app/Order.java",
            """
            package app;

            class Order {
              @lombok.Getter(lazy = true)
              private final java.time.Instant at = java.time.Instant.EPOCH;
            }
            """)
        .expectNoDiagnostics()
        .doTest();
  }

  private static String lombok() {
    return ClassPath.ofThisJvm().stream()
        .filter(file -> file.getName().startsWith("lombok-"))
        .map(File::getPath)
        .collect(Collectors.joining(File.pathSeparator));
  }
}

package io.github.wiretime.checker.finding;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Marked;
import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A member that is compiled now is reported at its own declaration. */
final class PlacementTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        """
        interface OrderService { Order find(); }
        record Order(
            long id,
            // BUG: Diagnostic contains: 'createdAt' is sent as Instant
            Instant createdAt) {}
        """,
        """
        interface OrderService {
          // BUG: Diagnostic contains: what find() returns is sent as Instant
          Instant find(
              long id,
              // BUG: Diagnostic contains: parameter day of find(long,LocalDate) is sent as LocalDate
              LocalDate day);
        }
        """,
        """
        interface OrderService extends Base {}
        interface Base {
          // BUG: Diagnostic contains: what now() returns is sent as Instant
          Instant now();
        }
        """,
        // The method of the service and not its implementation.
        """
        interface Orders {
          // BUG: Diagnostic contains: what now() returns is sent as Instant
          Instant now();
        }
        @org.apache.dubbo.config.annotation.DubboService
        class OrdersImpl implements Orders {
          @Override
          public Instant now() { return null; }
        }
        """,
        // The header that names the type, and a type parameter that is left open.
        """
        interface OrderService { Days days(); Stamped stamped(); }
        // BUG: Diagnostic contains: 'elements of Days' is sent as LocalDate
        class Days extends ArrayList<LocalDate> {}
        class Base<T> { T value; }
        // BUG: Diagnostic contains: 'Stamped extends Base' is sent as Instant
        class Stamped extends Base<Instant> {}
        """,
        """
        interface OrderService { Box<?> box(); }
        // BUG: Diagnostic contains: 'Box<T>' is sent as Instant
        class Box<T extends Instant> { T value; }
        """,
        """
        interface OrderService { void find() throws Late; }
        class Late extends Exception {
          // BUG: Diagnostic contains: sent by  OrderService.find() throws -> Late.since;
          Instant since;
        }
        """
      })
  void onTheDeclaration(String declarations) {
    Marked.assertReported(Wire.build(declarations));
  }

  @Test
  void onTheFieldInAFileOfItsOwn() {
    assertReported(
        "package app; interface OrderService { Order find(); }",
        """
        package app;
        class Order {
          long id;
          // BUG: Diagnostic contains: 'createdAt' is sent as Instant
          private java.time.Instant createdAt;
          java.time.Instant getCreatedAt() { return createdAt; }
        }
        """);
  }

  @Test
  void inEveryFileOnce() {
    assertReported(
        "package app; interface AService { Order find(); }",
        "package app; interface BService { Order find(); }",
        """
        package app;
        class Order {
          // BUG: Diagnostic contains: ; 2 methods of 2 services
          java.time.Instant createdAt;
        }
        """);
  }

  private static void assertReported(String... sources) {
    Marked.assertReported(Build.of(sources).option("ServiceInterfaces", "app.*Service"));
  }
}

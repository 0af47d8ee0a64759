package io.github.wiretime.checker.finding;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Marked;
import org.junit.jupiter.api.Test;

/** A member that is compiled now is reported at its own declaration. */
final class PlacementTest {

  @Test
  void onTheField() {
    assertReported(
        """
        package app;

        interface OrderService {
          Order find();
        }
        """,
        """
        package app;

        class Order {
          long id;

          // BUG: Diagnostic contains: 'Order.createdAt' sends 'Instant'
          private java.time.Instant createdAt;

          java.time.Instant getCreatedAt() {
            return createdAt;
          }
        }
        """);
  }

  @Test
  void onTheRecordComponent() {
    assertReported(
        """
        package app;

        interface OrderService {
          Order find();
        }

        record Order(
            long id,
            // BUG: Diagnostic contains: 'Order.createdAt' sends 'Instant'
            java.time.Instant createdAt) {}
        """);
  }

  @Test
  void onTheParameterAndTheReturnType() {
    assertReported(
        """
        package app;

        import java.time.Instant;
        import java.time.LocalDate;

        interface OrderService {
          // BUG: Diagnostic contains: 'OrderService.find()' sends 'Instant'
          Instant find(
              long id,
              // BUG: Diagnostic contains: 'OrderService.find(day)' sends 'LocalDate'
              LocalDate day);
        }
        """);
  }

  @Test
  void onTheInheritedMethodInTheSources() {
    assertReported(
        """
        package app;

        interface OrderService extends Base {}

        interface Base {
          // BUG: Diagnostic contains: 'OrderService.now()' sends 'Instant'
          java.time.Instant now();
        }
        """);
  }

  @Test
  void onTheServiceMethodAndNotOnItsImplementation() {
    assertReported(
        """
        package app;

        interface Orders {
          // BUG: Diagnostic contains: 'Orders.now()' sends 'Instant'
          java.time.Instant now();
        }

        @org.apache.dubbo.config.annotation.DubboService
        class OrdersImpl implements Orders {
          @Override
          public java.time.Instant now() {
            return null;
          }
        }
        """);
  }

  @Test
  void onTheHeaderThatNamesTheType() {
    assertReported(
        """
        package app;

        interface OrderService {
          Days days();

          Stamped stamped();
        }

        // BUG: Diagnostic contains: 'elements of Days' sends 'LocalDate'
        class Days extends java.util.ArrayList<java.time.LocalDate> {}

        class Base<T> {
          T value;
        }

        // BUG: Diagnostic contains: 'Stamped extends Base' sends 'Instant'
        class Stamped extends Base<java.time.Instant> {}
        """);
  }

  @Test
  void onTheTypeParameterThatIsLeftOpen() {
    assertReported(
        """
        package app;

        interface OrderService {
          Box<?> box();
        }

        // BUG: Diagnostic contains: 'Box<T>' sends 'Instant'
        class Box<T extends java.time.Instant> {
          T value;
        }
        """);
  }

  @Test
  void onTheDeclaredException() {
    assertReported(
        """
        package app;

        interface OrderService {
          void find() throws Late;
        }

        class Late extends Exception {
          // BUG: Diagnostic contains: path OrderService.find() throws -> Late.since;
          java.time.Instant since;
        }
        """);
  }

  @Test
  void inEveryFileOnce() {
    assertReported(
        """
        package app;

        interface AService {
          Order find();
        }
        """,
        """
        package app;

        interface BService {
          Order find();
        }
        """,
        """
        package app;

        class Order {
          // BUG: Diagnostic contains: reached by 2 methods of 2 services
          java.time.Instant createdAt;
        }
        """);
  }

  private static void assertReported(String... sources) {
    Marked.assertReported(Build.of(sources).option("ServiceInterfaces", "app.*Service"));
  }
}

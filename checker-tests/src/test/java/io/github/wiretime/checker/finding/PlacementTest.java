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

          // BUG: Diagnostic contains: 'createdAt' is sent as Instant
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
            // BUG: Diagnostic contains: 'createdAt' is sent as Instant
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
          // BUG: Diagnostic contains: what find() returns is sent as Instant
          Instant find(
              long id,
              // BUG: Diagnostic contains: parameter day of find(long,LocalDate) is sent as LocalDate
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
          // BUG: Diagnostic contains: what now() returns is sent as Instant
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
          // BUG: Diagnostic contains: what now() returns is sent as Instant
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

        // BUG: Diagnostic contains: 'elements of Days' is sent as LocalDate
        class Days extends java.util.ArrayList<java.time.LocalDate> {}

        class Base<T> {
          T value;
        }

        // BUG: Diagnostic contains: 'Stamped extends Base' is sent as Instant
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

        // BUG: Diagnostic contains: 'Box<T>' is sent as Instant
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
          // BUG: Diagnostic contains: sent by  OrderService.find() throws -> Late.since;
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
          // BUG: Diagnostic contains: ; 2 methods of 2 services
          java.time.Instant createdAt;
        }
        """);
  }

  private static void assertReported(String... sources) {
    Marked.assertReported(Build.of(sources).option("ServiceInterfaces", "app.*Service"));
  }
}

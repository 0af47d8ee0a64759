package io.github.wiretime.checker.finding;

import com.google.errorprone.CompilationTestHelper;
import io.github.wiretime.checker.CostlyRpcTime;
import org.junit.jupiter.api.Test;

/** A member that is compiled now is reported at its own declaration. */
final class PlacementTest {

  private final CompilationTestHelper compilation =
      CompilationTestHelper.newInstance(CostlyRpcTime.class, getClass())
          .setArgs("-XepOpt:CostlyRpcTime:ServiceInterfaces=app.*Service");

  @Test
  void onTheField() {
    compilation
        .addSourceLines(
            "app/OrderService.java",
            """
            package app;

            interface OrderService {
              Order find();
            }
            """)
        .addSourceLines(
            "app/Order.java",
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
            """)
        .doTest();
  }

  @Test
  void onTheRecordComponent() {
    compilation
        .addSourceLines(
            "app/OrderService.java",
            """
            package app;

            interface OrderService {
              Order find();
            }

            record Order(
                long id,
                // BUG: Diagnostic contains: 'Order.createdAt' sends 'Instant'
                java.time.Instant createdAt) {}
            """)
        .doTest();
  }

  @Test
  void onTheParameterAndTheReturnType() {
    compilation
        .addSourceLines(
            "app/OrderService.java",
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
            """)
        .doTest();
  }

  @Test
  void onTheInheritedMethodInTheSources() {
    compilation
        .addSourceLines(
            "app/OrderService.java",
            """
            package app;

            interface OrderService extends Base {}

            interface Base {
              // BUG: Diagnostic contains: 'OrderService.now()' sends 'Instant'
              java.time.Instant now();
            }
            """)
        .doTest();
  }

  @Test
  void onTheServiceMethodAndNotOnItsImplementation() {
    compilation
        .addSourceLines(
            "app/Orders.java",
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
            """)
        .doTest();
  }

  @Test
  void onTheHeaderThatNamesTheType() {
    compilation
        .addSourceLines(
            "app/OrderService.java",
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
            """)
        .doTest();
  }

  @Test
  void onTheTypeParameterThatIsLeftOpen() {
    compilation
        .addSourceLines(
            "app/OrderService.java",
            """
            package app;

            interface OrderService {
              Box<?> box();
            }

            // BUG: Diagnostic contains: 'Box<T>' sends 'Instant'
            class Box<T extends java.time.Instant> {
              T value;
            }
            """)
        .doTest();
  }

  @Test
  void onTheDeclaredException() {
    compilation
        .addSourceLines(
            "app/OrderService.java",
            """
            package app;

            interface OrderService {
              void find() throws Late;
            }

            class Late extends Exception {
              // BUG: Diagnostic contains: path OrderService.find() throws -> Late.since;
              java.time.Instant since;
            }
            """)
        .doTest();
  }

  @Test
  void inEveryFileOnce() {
    compilation
        .addSourceLines(
            "app/AService.java",
            """
            package app;

            interface AService {
              Order find();
            }
            """)
        .addSourceLines(
            "app/BService.java",
            """
            package app;

            interface BService {
              Order find();
            }
            """)
        .addSourceLines(
            "app/Order.java",
            """
            package app;

            class Order {
              // BUG: Diagnostic contains: reached by 2 methods of 2 services
              java.time.Instant createdAt;
            }
            """)
        .doTest();
  }
}

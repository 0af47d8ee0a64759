package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Marked;
import io.github.wiretime.checker.harness.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A member in a class file is reported at the last declaration on its path that is compiled now,
 * else where the service is declared.
 */
final class ReportLocationsTest {

  private static final String PROVIDER =
      """
      package app;

      @org.apache.dubbo.config.annotation.DubboService
      abstract class OrdersImpl implements api.Orders {}
      """;

  @TempDir Path dto;
  @TempDir Path api;

  @BeforeEach
  void compileModules() {
    ClassFiles.compile(
        dto,
        """
        package dto;
        import java.time.*;
        public class Order { long id; LocalDate day; ZonedDateTime shippedAt; Line line; }
        """,
        "package dto; public class Line { java.time.LocalDateTime addedAt; }",
        "package dto; public class Page<T> { java.util.List<T> items; }");
    ClassFiles.compile(
        api,
        ImmutableList.of(dto),
        """
        package api;
        public interface Orders { dto.Order find(java.time.Instant since); }
        """);
  }

  @Test
  void theAnnotatedClassHasOneDiagnosticCostliestFirst() {
    Outcome outcome = Build.of(PROVIDER).against(api, dto).run();

    assertThat(outcome.positions()).containsExactly("OrdersImpl.java:4");
    assertThat(outcome.texts())
        .containsExactly(
            """
            Orders sends 4 costly time members, the worst ZonedDateTime: 418 bytes (hessian-lite 4.0.4)
                first  further  time  type           member
                  418     34.4  ZonedDateTime  Order.shippedAt (Order.java)  find(); 1 method
                  245     15.4  LocalDateTime  Line.addedAt (Line.java)  find() -> line; 1 method
                   82       11  Instant        parameter 1 of Orders.find(Instant) (Orders.java)
                   79        5  LocalDate      Order.day (Order.java)  find(); 1 method
                instead  new fields and methods with epoch milliseconds or Date; another type under the same name breaks or crashes peers\
            """);
  }

  @Test
  void theBeanMethod() {
    Build build =
        Build.of(
                """
                package app;

                class Beans {
                  @org.apache.dubbo.config.annotation.DubboService
                  // BUG: Diagnostic contains: Orders sends 4 costly time members
                  api.Orders orders() {
                    return null;
                  }
                }
                """)
            .against(api, dto);

    assertThat(Marked.assertReported(build).members()).hasSize(4);
  }

  @Test
  void theLastMemberOnThePathThatIsCompiledNow() {
    Build build =
        Build.of(
                """
                package app;

                interface OrderService {
                  Reply find();
                }
                """,
                """
                package app;

                class Reply {
                  Body body;
                }
                """,
                """
                package app;

                class Body {
                  long id;

                  // BUG: Diagnostic contains: OrderService sends a costly time member
                  dto.Page<dto.Line> lines;
                }
                """)
            .option("ServiceInterfaces", "app.OrderService")
            .against(api, dto);

    assertThat(Marked.assertReported(build).texts())
        .containsExactly(
            """
            OrderService sends a costly time member, LocalDateTime: 245 bytes (hessian-lite 4.0.4)
                first  further  time  type           member
                  245     15.4  LocalDateTime  Line.addedAt (Line.java)  find() -> body -> lines -> items; 1 method
                instead  a new field of epoch milliseconds or Date; another type under the same name breaks or crashes peers\
            """);
  }

  @Test
  void theMethodOfAServiceInTheSources() {
    Marked.assertReported(
        Build.of(
                """
                package app;

                interface OrderService {
                  String name();

                  // BUG: Diagnostic contains: OrderService sends a costly time member
                  dto.Line find();
                }
                """)
            .option("ServiceInterfaces", "app.OrderService")
            .against(dto));
  }

  @Test
  void twoProvidersOfOneServiceHaveOneReport() {
    Outcome outcome =
        Build.of(
                PROVIDER,
                """
                package app;
                @org.apache.dubbo.config.annotation.DubboService(version = "2")
                abstract class MoreOrders implements api.Orders {}
                """)
            .against(api, dto)
            .run();

    assertThat(outcome.positions()).containsExactly("MoreOrders.java:3");
  }

  @Test
  void membersOfASecondServiceAreAtTheirOwn() {
    ClassFiles.compile(
        api,
        ImmutableList.of(dto),
        "package api; public interface Lines { dto.Line find(); java.time.Year year(); }");
    Outcome outcome =
        Build.of(
                PROVIDER,
                """
                package app;
                @org.apache.dubbo.config.annotation.DubboService
                abstract class LinesImpl implements api.Lines {}
                """)
            .against(api, dto)
            .run();

    assertThat(outcome.positions())
        .containsExactly("OrdersImpl.java:4", "LinesImpl.java:3")
        .inOrder();
    assertThat(outcome.membersWithCounts())
        .containsExactly(
            "Order.shippedAt 1 method of 1 service",
            "Orders.find(Instant) 1 method of 1 service",
            "Order.day 1 method of 1 service",
            "Line.addedAt 2 methods of 2 services",
            "Lines.year() 1 method of 1 service");
  }
}

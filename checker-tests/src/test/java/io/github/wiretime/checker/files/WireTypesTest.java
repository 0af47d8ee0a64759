package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The option {@code WireTypes}. */
final class WireTypesTest {

  private static final String DTO =
      """
      class OrderDto { Instant at; Line line; }
      class Line { LocalDate day; }
      class MoreDto extends OrderDto { Instant more; }
      class Special extends OrderDto { Instant special; }
      class Entity { LocalDateTime createdAt; }
      interface Orders { Instant find(Instant since); }
      """;

  @Test
  void whatMatchesCrossesTheWire() {
    Outcome outcome = Wire.unit(DTO).option("WireTypes", "app.*Dto").run();

    assertThat(outcome.members()).containsExactly("OrderDto.at", "MoreDto.more", "Line.day");
    assertThat(outcome.texts().get(0))
        .contains("sent by  OrderDto.at; -XepOpt:CostlyRpcTime:WireTypes names the class\n");
  }

  @Test
  void withoutTheOptionNothingDoes() {
    assertThat(Wire.unit(DTO).run().diagnostics()).isEmpty();
  }

  @Test
  void theMethodsOfAnInterfaceAreNoFields() {
    assertThat(Wire.unit(DTO).option("WireTypes", "app.Orders").run().members()).isEmpty();
  }

  /** As Lombok writes them, with a class above for {@code SuperBuilder}. */
  @Test
  void buildersAreNotSent() {
    Outcome outcome =
        Wire.unit(
                """
                class Order {
                  Instant at;
                  static class OrderBuilder { Instant at; Order build() { return null; } }
                  static class Rows { Instant built; Rows build() { return this; } }
                }
                abstract class Base {
                  abstract static class BaseBuilder<C extends Base> { Instant at; abstract C build(); }
                }
                """)
            .option("WireTypes", "app.**")
            .run();

    assertThat(outcome.members()).containsExactly("Order.at", "Order.Rows.built");
  }

  @Test
  void aProviderLeavesThemToTheirOwnModule(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public interface Orders { OrderDto find(java.time.LocalDate day); Other other(); }",
        "package api; public class OrderDto { java.time.Instant at; }",
        "package api; public class Other { java.time.Instant at; OrderDto dto; }");
    Build provider =
        Build.of(
                """
                package app;
                @org.apache.dubbo.config.annotation.DubboService
                abstract class OrdersImpl implements api.Orders {}
                """)
            .against(api);

    assertThat(provider.members())
        .containsExactly("OrderDto.at", "Other.at", "Orders.find(LocalDate)");
    assertThat(provider.option("WireTypes", "app.*Dto").members())
        .containsExactly("OrderDto.at", "Other.at", "Orders.find(LocalDate)");
    assertThat(provider.option("WireTypes", "api.*Dto").members())
        .containsExactly("Other.at", "Orders.find(LocalDate)");
    assertThat(provider.option("WireTypes", "api.**").members())
        .containsExactly("Orders.find(LocalDate)");
  }

  @Test
  void aServiceInTheSameModuleStillTellsThePath() {
    Outcome outcome =
        Wire.unit(
                """
                class OrderDto { Instant at; }
                @org.apache.dubbo.config.annotation.DubboService
                interface Orders { OrderDto find(); }
                """)
            .option("WireTypes", "app.*Dto")
            .run();

    assertThat(outcome.membersWithCounts()).containsExactly("OrderDto.at 1 method of 1 service");
  }
}

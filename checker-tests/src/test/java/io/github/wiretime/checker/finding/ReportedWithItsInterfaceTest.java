package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What the module of a service interface reports, because {@code ServiceInterfaces} names the
 * interface, other modules with the same option do not repeat.
 */
final class ReportedWithItsInterfaceTest {

  private static final String API =
      """
      package api;
      public interface OrderService { OrderDto find(String number); }
      """;

  private static final String EVENT =
      """
      package api;
      public abstract class Event implements java.io.Serializable {}
      """;

  private static final String DTO =
      """
      package api;
      public class OrderDto implements java.io.Serializable {
        java.time.LocalDateTime createdAt;
        Event[] events;
      }
      """;

  private static final String RECEIPT =
      """
      package api;
      public class Receipt implements java.io.Serializable { java.time.LocalDate day; }
      """;

  private static final String CRUD =
      """
      package api;
      public interface Crud<T> { T get(); }
      """;

  private static final String PROVIDER =
      "@DubboService class OrderServiceImpl implements api.OrderService {"
          + " @Override public api.OrderDto find(String number) { return null; } }";

  @TempDir private Path api;

  @BeforeEach
  void compileApi() {
    ClassFiles.compile(api, API, EVENT, DTO, RECEIPT, CRUD);
  }

  @Test
  void theModuleOfTheInterfaceReports() {
    assertThat(Build.of(API, EVENT, DTO).option("ServiceInterfaces", "api.**").run().members())
        .containsExactly("OrderDto.createdAt");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # The provider does not repeat it, and it reports what no pattern names.
          api.**      | PROVIDER | ''
          api.Other   | PROVIDER | OrderDto.createdAt
          # It reports what its own subclasses add, and what only they reach.
          api.**      | PROVIDER class Paid extends api.Event { java.time.Instant paidAt; api.OrderDto order; } | Paid.paidAt
          api.**      | PROVIDER class Paid extends api.Event { api.Receipt receipt; } | Receipt.day
          # The module of an interface reports classes of others.
          provider.** | interface ReceiptService { api.Receipt find(); } | Receipt.day
          # The provider reports what only its type arguments say or reach.
          api.**      | @DubboService abstract class Times implements api.Crud<java.time.Instant> {} | Crud.get()
          api.**      | @DubboService abstract class Receipts implements api.Crud<api.Receipt> {} | Receipt.day
          """)
  void otherModulesReport(String patterns, String declarations, String members) {
    String source =
        "package provider; import org.apache.dubbo.config.annotation.DubboService; " + declarations;

    ImmutableList<String> found =
        Build.of(source.replace("PROVIDER", PROVIDER))
            .against(api)
            .option("ServiceInterfaces", patterns)
            .run()
            .members();

    assertThat(String.join(" ", found)).isEqualTo(members);
  }

  @Test
  void aClassThatCrossesTheWireReportsClassesOfOthers() {
    assertThat(
            Build.of("package provider; class Archive { api.Receipt receipt; }")
                .against(api)
                .option("WireTypes", "provider.*")
                .run()
                .members())
        .containsExactly("Receipt.day");
  }
}

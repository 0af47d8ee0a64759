package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

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
      """
      package provider;
      @org.apache.dubbo.config.annotation.DubboService
      public class OrderServiceImpl implements api.OrderService {
        @Override public api.OrderDto find(String number) { return null; }
      }
      """;

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

  @Test
  void theProviderDoesNotRepeatIt() {
    assertThat(provider(PROVIDER, "api.**")).isEmpty();
  }

  @Test
  void theProviderReportsWhatNoPatternNames() {
    assertThat(provider(PROVIDER, "api.Other")).containsExactly("OrderDto.createdAt");
  }

  @Test
  void theProviderReportsWhatItsOwnSubclassesAdd() {
    assertThat(
            provider(
                PROVIDER
                    + """
                    class Paid extends api.Event { java.time.Instant paidAt; api.OrderDto order; }
                    """,
                "api.**"))
        .containsExactly("Paid.paidAt");
  }

  @Test
  void theProviderReportsWhatOnlyItsOwnSubclassesReach() {
    assertThat(
            provider(
                PROVIDER + "class Paid extends api.Event { api.Receipt receipt; }\n", "api.**"))
        .containsExactly("Receipt.day");
  }

  @Test
  void theModuleOfTheInterfaceReportsClassesOfOthers() {
    assertThat(
            provider(
                "package provider; interface ReceiptService { api.Receipt find(); }",
                "provider.**"))
        .containsExactly("Receipt.day");
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

  @Test
  void theProviderReportsWhatOnlyItsTypeArgumentsSay() {
    assertThat(
            provider(
                """
                package provider;
                @org.apache.dubbo.config.annotation.DubboService
                abstract class Times implements api.Crud<java.time.Instant> {}
                """,
                "api.**"))
        .containsExactly("Crud.get()");
  }

  @Test
  void theProviderReportsWhatOnlyItsTypeArgumentsReach() {
    assertThat(
            provider(
                """
                package provider;
                @org.apache.dubbo.config.annotation.DubboService
                abstract class Receipts implements api.Crud<api.Receipt> {}
                """,
                "api.**"))
        .containsExactly("Receipt.day");
  }

  private ImmutableList<String> provider(String source, String patterns) {
    return ImmutableList.copyOf(
        Build.of(source).against(api).option("ServiceInterfaces", patterns).run().members());
  }
}

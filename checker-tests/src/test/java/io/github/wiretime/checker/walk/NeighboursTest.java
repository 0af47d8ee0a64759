package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import com.google.auto.value.processor.AutoValueProcessor;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What real code bases have around their services: generated DTOs, wrappers and interfaces of
 * well-known jars.
 */
final class NeighboursTest {

  private static final String ORDER =
      """
      package app;
      class Order implements java.io.Serializable { java.time.LocalDateTime createdAt; }
      """;

  @Test
  void aDtoThatAnAnnotationProcessorGenerates() {
    Build build =
        service(
                "Shipment find();",
                """
                package app;
                @com.google.auto.value.AutoValue
                abstract class Shipment implements java.io.Serializable {
                  abstract java.time.Instant sentAt();
                  abstract long weight();
                }
                """)
            .processedBy(new AutoValueProcessor());

    assertThat(build.run().members()).containsExactly("AutoValue_Shipment.sentAt");
  }

  @Test
  void pagesOfPageHelper() {
    assertThat(service("com.github.pagehelper.PageInfo<Order> page();", ORDER).run().members())
        .containsExactly("Order.createdAt");
    assertThat(service("com.github.pagehelper.PageInfo<Long> page();", ORDER).run().members())
        .isEmpty();
  }

  @Test
  void pagesOfMyBatisPlus() {
    String page = "com.baomidou.mybatisplus.extension.plugins.pagination.Page";

    assertThat(service(page + "<Order> page();", ORDER).run().members())
        .containsExactly("Order.createdAt");
    assertThat(service(page + "<Long> page();", ORDER).run().members()).isEmpty();
  }

  @Test
  void servicesThatExtendTheOneOfMyBatisPlus() {
    assertThat(
            Build.of(
                    """
                    package app;
                    interface OrderService
                        extends com.baomidou.mybatisplus.extension.service.IService<Order> {}
                    """,
                    ORDER)
                .option("ServiceInterfaces", "app.*")
                .run()
                .members())
        .containsExactly("Order.createdAt");
  }

  @Test
  void recordsAndPrivateFieldsInJars(@TempDir Path jar) {
    ClassFiles.compile(
        jar,
        """
        package lib;
        public record Money(long cents, java.time.Instant valuedAt) implements java.io.Serializable {}
        """,
        """
        package lib;
        public class Tax implements java.io.Serializable {
          private java.time.LocalDate from;
          private transient java.time.LocalDate loaded;
        }
        """);

    assertThat(service("lib.Money pay(lib.Tax tax);").against(jar).run().members())
        .containsExactly("Money.valuedAt", "Tax.from");
  }

  private static Build service(String method, String... others) {
    return Build.of(
            Stream.concat(
                    Stream.of("package app; interface OrderService { " + method + " }"),
                    Arrays.stream(others))
                .toArray(String[]::new))
        .option("ServiceInterfaces", "app.OrderService");
  }
}

package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a consumer sends and gets is as costly as what a provider returns. */
final class ReferenceTest {

  private static final String SERVICE =
      """
      interface Orders { Order find(Instant since); }
      class Order { LocalDateTime createdAt; }
      """;

  private static final String DUBBO = "org.apache.dubbo.config.annotation.DubboReference";

  private static final String BEAN = "@org.springframework.context.annotation.Bean ";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Client { @REF Orders orders; }",
        "class Client { @org.apache.dubbo.config.annotation.Reference Orders orders; }",
        "class Client { @com.alibaba.dubbo.config.annotation.Reference Orders orders; }",
        "class Client { @REF void setOrders(Orders o) {} }",
        "interface Client { @REF void setOrders(Orders o); }",
        "interface Client { @REF default void orders(Orders o) {} }",
        "class Client { @org.apache.dubbo.config.annotation.Reference void setOrders(Orders o) {} }",
        "class Client { @com.alibaba.dubbo.config.annotation.Reference void setOrders(Orders o) {} }",
        "class Client { public Year unsent() { return null; } @REF Client orders(Orders o) { return this; } }",
        "@REF @interface OrdersReference {} class Client { @OrdersReference Orders orders; }",
        "class Outer { class Client { @REF Orders orders; } }",
        "class Client { @REF(interfaceClass = Orders.class) Object o; }",
        "class Client { @REF(interfaceName = \"app.Orders\") Object o; }",
        "class Client { @REF(generic = false) Orders orders; }",
        "class Client { BEAN @REF Orders orders() { return null; } }",
        "class Settings { public Year loaded() { return null; } }"
            + "class Client { BEAN @REF Orders orders(Settings settings) { return null; } }",
        "class Client { BEAN org.apache.dubbo.config.spring.ReferenceBean<Orders> o() { return null; } }",
        "class Client { BEAN com.alibaba.dubbo.config.spring.ReferenceBean<Orders> o() { return null; } }",
        "class Client { BEAN @REF REFERENCE_BEAN<Orders> o() { return null; } }",
        "class Client { BEAN @REF(interfaceClass = Orders.class) REFERENCE_BEAN<?> o() { return null; } }"
      })
  void declaresAReference(String client) {
    assertThat(members(client)).containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class Client { Orders orders; void setOrders(Orders o) {} }",
        "interface Client { @REF Long insert(Orders o); @REF Orders orders(); }",
        "abstract class Client { @REF abstract Long insert(Orders o); }",
        "@interface DubboReference {} class Client { @DubboReference Orders o; }",
        "class ReferenceBean<T> {} class Client { ReferenceBean<Orders> orders() { return null; } }",
        "class Client { @REF(interfaceName = \"com.acme.Missing\") Object o; }",
        "class Client { BEAN @REF(protocol = \"rest\") REFERENCE_BEAN<Orders> o() { return null; } }",
        "class Client { BEAN @REF(interfaceClass = Orders.class, generic = true)"
            + " REFERENCE_BEAN<org.apache.dubbo.rpc.service.GenericService> o() { return null; } }",
        "class Client { @REF org.apache.dubbo.rpc.service.GenericService o; }",
        "class Client { @REF(interfaceName = \"app.Orders\") com.alibaba.dubbo.rpc.service.GenericService o; }",
        "class Client { @REF(interfaceClass = Orders.class, generic = true) org.apache.dubbo.rpc.service.GenericService o; }",
        "class Client { @REF(interfaceClass = Orders.class, generic = true) Object o; }",
        "@org.apache.dubbo.config.annotation.DubboService(interfaceName = \"app.Orders\")"
            + " abstract class Anything implements org.apache.dubbo.rpc.service.GenericService {}"
      })
  void declaresNone(String client) {
    assertThat(members(client)).isEmpty();
  }

  @Test
  void theTypeArgumentsOfTheFieldCount() {
    assertThat(
            members(
                """
                interface Crud<T> { T get(); }
                class Client { @REF Crud<Order> orders; @REF Crud<String> names; }
                """))
        .containsExactly("Order.createdAt");
  }

  @Test
  void providedAndConsumedIsOneServiceWithOneFindingPerMember() {
    Outcome outcome =
        Wire.unit(
                SERVICE
                    + """
                    @org.apache.dubbo.config.annotation.DubboService
                    abstract class OrdersImpl implements Orders {}

                    class Client { @%1$s Orders orders; @%1$s Orders same; }
                    class OtherClient { @%1$s void setOrders(Orders o) {} }
                    """
                        .formatted(DUBBO))
            .run();

    assertThat(outcome.membersWithCounts())
        .containsExactly(
            "Order.createdAt 1 method of 1 service", "Orders.find(since) 1 method of 1 service");
  }

  @Test
  void isReportedAtTheFieldIfNothingNearerIsCompiledNow(@TempDir Path api) {
    Build client =
        Build.of(
                """
                package app;
                class Client {
                  int attempts;
                  @%s
                  api.Orders orders;
                }
                """
                    .formatted(DUBBO))
            .against(api(api));

    assertThat(client.option("References", "full").run().members())
        .containsExactly("Order.createdAt");
    assertThat(client.run().positions()).containsExactly("Client.java:5");
  }

  private static Path api(Path folder) {
    return ClassFiles.compile(
        folder,
        "package api; public interface Orders { Order find(); }",
        "package api; public class Order { java.time.Instant createdAt; }");
  }

  private static ImmutableList<String> members(String declarations) {
    return Wire.unit(
            SERVICE
                + declarations
                    .replace("REFERENCE_BEAN", "org.apache.dubbo.config.spring.ReferenceBean")
                    .replace("@REF", "@" + DUBBO)
                    .replace("BEAN ", BEAN))
        .members();
  }
}

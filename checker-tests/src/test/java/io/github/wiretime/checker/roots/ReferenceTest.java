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

  @ParameterizedTest
  @ValueSource(
      strings = {
        DUBBO,
        "org.apache.dubbo.config.annotation.Reference",
        "com.alibaba.dubbo.config.annotation.Reference"
      })
  void eachAnnotationOnAField(String annotation) {
    assertThat(members("class Client { @%s Orders orders; }".formatted(annotation)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        DUBBO,
        "org.apache.dubbo.config.annotation.Reference",
        "com.alibaba.dubbo.config.annotation.Reference"
      })
  void eachAnnotationOnASetter(String annotation) {
    assertThat(members("class Client { @%s void setOrders(Orders o) {} }".formatted(annotation)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @Test
  void aSetterThatReturnsItsObject() {
    assertThat(
            members(
                """
                class Client {
                  public Instant unsent() { return null; }
                  @%s Client orders(Orders o) { return this; }
                }
                """
                    .formatted(DUBBO)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @Test
  void aFieldWithoutAnnotationIsNoReference() {
    assertThat(members("class Client { Orders orders; void setOrders(Orders o) {} }")).isEmpty();
  }

  @Test
  void anAnnotationOfTheSameSimpleNameIsNoReference() {
    assertThat(members("@interface DubboReference {} class Client { @DubboReference Orders o; }"))
        .isEmpty();
  }

  @Test
  void throughAMetaAnnotation() {
    assertThat(
            members(
                """
                @%s @interface OrdersReference {}
                class Client { @OrdersReference Orders orders; }
                """
                    .formatted(DUBBO)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @Test
  void onANestedClass() {
    assertThat(members("class Outer { class Client { @%s Orders orders; } }".formatted(DUBBO)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @Test
  void theInterfaceThatTheAnnotationNames() {
    assertThat(
            members(
                "class Client { @%s(interfaceClass = Orders.class) Object o; }".formatted(DUBBO)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
    assertThat(
            members(
                "class Client { @%s(interfaceName = \"app.Orders\") Object o; }".formatted(DUBBO)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @Test
  void aNameThatIsNotInSightIsLeftAlone() {
    assertThat(
            members(
                "class Client { @%s(interfaceName = \"com.acme.Missing\") Object o; }"
                    .formatted(DUBBO)))
        .isEmpty();
  }

  @Test
  void theTypeArgumentsOfTheFieldCount() {
    assertThat(
            members(
                """
                interface Crud<T> { T get(); }
                class Client { @%s Crud<Order> orders; @%<s Crud<String> names; }
                """
                    .formatted(DUBBO)))
        .containsExactly("Order.createdAt");
  }

  @Test
  void aBeanMethodThatReturnsTheInterface() {
    assertThat(
            members(
                """
                class Client {
                  @org.springframework.context.annotation.Bean
                  @%s
                  Orders orders() { return null; }
                }
                """
                    .formatted(DUBBO)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @Test
  void aBeanMethodThatNeedsAnotherBean() {
    assertThat(
            members(
                """
                class Settings { Instant loadedAt; public Instant loaded() { return loadedAt; } }
                class Client {
                  @org.springframework.context.annotation.Bean
                  @%s
                  Orders orders(Settings settings) { return null; }
                }
                """
                    .formatted(DUBBO)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.apache.dubbo.config.spring.ReferenceBean",
        "com.alibaba.dubbo.config.spring.ReferenceBean"
      })
  void aReferenceBeanOfTheInterface(String bean) {
    assertThat(
            members(
                """
                class Client {
                  @org.springframework.context.annotation.Bean
                  %s<Orders> orders() { return null; }
                }
                """
                    .formatted(bean)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @Test
  void anAnnotatedReferenceBean() {
    assertThat(members(referenceBean("", "Orders")))
        .containsExactly("Order.createdAt", "Orders.find(since)");
    assertThat(members(referenceBean("(interfaceClass = Orders.class)", "?")))
        .containsExactly("Order.createdAt", "Orders.find(since)");
  }

  @Test
  void anAnnotationSaysHowAReferenceBeanIsSent() {
    assertThat(members(referenceBean("(protocol = \"rest\")", "Orders"))).isEmpty();
    assertThat(
            members(
                referenceBean(
                    "(interfaceClass = Orders.class, generic = true)",
                    "org.apache.dubbo.rpc.service.GenericService")))
        .isEmpty();
  }

  private static String referenceBean(String attributes, String service) {
    return """
    class Client {
      @org.springframework.context.annotation.Bean
      @%s%s
      org.apache.dubbo.config.spring.ReferenceBean<%s> orders() { return null; }
    }
    """
        .formatted(DUBBO, attributes, service);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.apache.dubbo.rpc.service.GenericService",
        "com.alibaba.dubbo.rpc.service.GenericService"
      })
  void genericCallsAreLeftAlone(String generic) {
    assertThat(
            members(
                """
                class Client {
                  @%1$s %2$s byType;
                  @%1$s(interfaceName = "app.Orders") %2$s byName;
                  @%1$s(interfaceClass = Orders.class, generic = true) %2$s byClass;
                  @%1$s(interfaceClass = Orders.class, generic = true) Object byAttribute;
                }
                """
                    .formatted(DUBBO, generic)))
        .isEmpty();
  }

  @Test
  void aProviderOfGenericCallsIsLeftAlone() {
    assertThat(
            members(
                """
                @org.apache.dubbo.config.annotation.DubboService(interfaceName = "app.Orders")
                abstract class Anything implements org.apache.dubbo.rpc.service.GenericService {}
                """))
        .isEmpty();
  }

  @Test
  void anExplicitFalseIsNotGeneric() {
    assertThat(members("class Client { @%s(generic = false) Orders orders; }".formatted(DUBBO)))
        .containsExactly("Order.createdAt", "Orders.find(since)");
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

    assertThat(client.run().members()).containsExactly("Order.createdAt");
    assertThat(client.run().positions()).containsExactly("Client.java:5");
  }

  @Test
  void isReportedAtTheProviderOfBoth(@TempDir Path api) {
    Build both =
        Build.of(
                """
                package app;
                class AClient { @%s api.Orders orders; }
                """
                    .formatted(DUBBO),
                """
                package app;
                @org.apache.dubbo.config.annotation.DubboService
                abstract class OrdersImpl implements api.Orders {}
                """)
            .against(api(api));

    assertThat(both.run().positions()).containsExactly("OrdersImpl.java:3");
  }

  private static Path api(Path folder) {
    return ClassFiles.compile(
        folder,
        "package api; public interface Orders { Order find(); }",
        "package api; public class Order { java.time.Instant createdAt; }");
  }

  private static ImmutableList<String> members(String declarations) {
    Outcome outcome = Wire.unit(SERVICE + declarations).run();
    assertThat(outcome.errors()).isEmpty();
    return outcome.members();
  }
}

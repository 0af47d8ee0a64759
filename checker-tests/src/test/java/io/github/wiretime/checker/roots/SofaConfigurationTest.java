package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Services that code configures by the classes of SOFARPC 5.13.2. */
final class SofaConfigurationTest {

  private static final String TYPES =
      """
      package app;

      import com.alipay.sofa.rpc.api.GenericService;
      import com.alipay.sofa.rpc.config.*;
      import java.util.*;

      interface Orders { java.time.Instant find(); }
      class OwnConfig<T> extends ProviderConfig<T> {}
      class OrdersConfig extends ConsumerConfig<Orders> {}

      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new ProviderConfig<Orders>().setInterfaceId(Orders.class.getName()).setRef(null).export()",
        "new ProviderConfig<>().setInterfaceId(Orders.class.getName())",
        "new ProviderConfig<>().setApplication(null).setInterfaceId(\"app.Orders\")",
        "ProviderConfig p = new ProviderConfig(); p.setRef(null); p.setInterfaceId(\"app.Orders\")",
        "new ProviderConfig<Orders>().setInterfaceId(System.getProperty(\"orders\"))",
        "new OwnConfig<>().setInterfaceId(Orders.class.getName())",
        "new ConsumerConfig<Orders>().setInterfaceId(Orders.class.getName()).refer()",
        "new ConsumerConfig<>().setProtocol(\"bolt\").setInterfaceId(\"app.Orders\").setGeneric(false)",
        "new OrdersConfig().setDirectUrl(\"bolt://127.0.0.1:12200\")",
        "new ProviderConfig<Orders>().setServer(new ServerConfig())",
        "new ProviderConfig<Orders>().setServer(new ServerConfig().setProtocol(\"bolt\").setPort(12200))",
        "new ProviderConfig<Orders>().setServer(new ServerConfig().setProtocol(System.getProperty(\"p\")))",
        "new ProviderConfig<Orders>().setServer(List.of(new ServerConfig().setProtocol(\"rest\"), new ServerConfig()))",
        "new ProviderConfig<Orders>().setSerialization(\"hessian2\")",
        "new ProviderConfig<Object>().setSerialization(\"protobuf\"); new ProviderConfig<Orders>()",
      })
  void declaresAService(String statements) {
    assertThat(members(statements)).containsExactly("Orders.find()");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Class<?> type = ProviderConfig.class; List<ProviderConfig<Orders>> none = List.of()",
        "new ProviderConfig<Object>().setUniqueId(\"app.Orders\")",
        "new ProviderConfig<Object>().setInterfaceId(\"app.Missing\")",
        "new ProviderConfig<Object>().setInterfaceId(Orders.class.getPackageName())",
        "new ServerConfig(); new RegistryConfig().setId(\"app.Orders\"); new ApplicationConfig()",
        "new ProviderConfig<Orders>().setServer(new ServerConfig().setProtocol(\"rest\"))",
        "ServerConfig s = new ServerConfig(); s.setProtocol(\"tri\"); new ProviderConfig<Orders>().setServer(s)",
        "new ProviderConfig<Orders>().setServer(List.of(new ServerConfig().setProtocol(\"rest\"), new ServerConfig().setProtocol(\"h2c\")))",
        "new ProviderConfig<Orders>().setSerialization(\"protobuf\")",
        "new ConsumerConfig<Orders>().setSerialization(\"fury\")",
        "new ConsumerConfig<Orders>().setProtocol(\"rest\")",
        "new ConsumerConfig<>().setInterfaceId(Orders.class.getName()).setGeneric(true)",
        "new ConsumerConfig<GenericService>().setInterfaceId(\"app.Orders\")",
      })
  void declaresNone(String statements) {
    assertThat(members(statements)).isEmpty();
  }

  @Test
  void anotherClassOfThatName() {
    assertThat(
            members(
                """
                class ProviderConfig<T> { ProviderConfig<T> setInterfaceId(String id) { return this; } }
                new ProviderConfig<Orders>().setInterfaceId("app.Orders")"""))
        .isEmpty();
  }

  /** In Dubbo a class of that name has the defaults of all services. */
  @Test
  void itSaysNothingOfServicesOfDubbo() {
    Build build =
        build(
            """
            class Beans {
              @org.springframework.context.annotation.Bean
              ProviderConfig<?> stock() {
                ProviderConfig<?> stock = new ProviderConfig<Object>();
                stock.setSerialization("protobuf");
                return stock;
              }
              @org.springframework.context.annotation.Bean
              ServerConfig server() { return new ServerConfig().setProtocol("rest").setSerialization("protobuf"); }
            }
            @org.apache.dubbo.config.annotation.DubboService
            abstract class Impl implements Orders {}
            """);

    assertThat(build.members()).containsExactly("Orders.find()");
  }

  private static ImmutableList<String> members(String statements) {
    return build("class Main { void main() { " + statements + "; } }").members();
  }

  private static Build build(String declarations) {
    return Build.of(TYPES + declarations)
        .against(Path.of(System.getProperty("wiretime.hessian"), "sofa-rpc-all-5.13.2.jar"));
  }
}

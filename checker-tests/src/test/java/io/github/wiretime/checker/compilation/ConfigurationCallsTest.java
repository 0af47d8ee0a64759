package io.github.wiretime.checker.compilation;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Marked;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Source;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Services and references that code configures. */
final class ConfigurationCallsTest {

  private static final String HEAD =
      """
      package app;

      import java.time.*;
      import org.apache.dubbo.config.*;
      import org.apache.dubbo.config.bootstrap.*;
      import org.apache.dubbo.config.bootstrap.builders.*;
      import org.apache.dubbo.config.spring.*;
      import org.apache.dubbo.config.spring.reference.ReferenceBeanBuilder;
      import org.apache.dubbo.rpc.service.GenericService;

      interface Orders { Order find(); }
      class Order { LocalDateTime createdAt; }
      interface Crud<T> { T get(); }
      class OwnConfig<T> extends ServiceConfig<T> {}
      class OrdersConfig extends ReferenceConfig<Orders> {}
      class Unrelated<T> {
        void setInterface(Class<?> type) {}
        Unrelated<T> interfaceClass(Class<?> type) { return this; }
      }

      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new ServiceConfig().setInterface(Orders.class)",
        "new ServiceConfig<Object>().setInterface((Orders.class))",
        "new ServiceConfig<Object>().setInterface(\"app.Orders\")",
        "new ServiceConfig<Object>().setInterface(Orders.class.getName())",
        "new ServiceConfig<Object>().setInterface(NAME)",
        "new ServiceConfig<Object>().setInterface(Main.NAME)",
        "new ServiceConfig<Object>().setInterface(\"app.\" + \"Orders\")",
        "new ServiceConfig<Object>().setInterfaceClass(Orders.class)",
        "new ServiceBean<Object>((org.apache.dubbo.rpc.model.ModuleModel) null).setInterface(Orders.class)",
        "new ServiceBean<Object>((org.apache.dubbo.rpc.model.ModuleModel) null).setInterface(\"app.Orders\")",
        "new ReferenceConfig<Object>().setInterface(Orders.class)",
        "new ReferenceConfig<Object>().setInterface(\"app.Orders\")",
        "new ReferenceBean<Object>().setInterfaceClass(Orders.class)",
        "new ReferenceBean<Object>().setInterfaceName(\"app.Orders\")",
        "new ReferenceBeanBuilder().setInterface(Orders.class)",
        "new com.alibaba.dubbo.config.ServiceConfig<Object>().setInterface(Orders.class)",
        "new com.alibaba.dubbo.config.spring.ServiceBean<Object>().setInterface(\"app.Orders\")",
        "new com.alibaba.dubbo.config.ReferenceConfig<Object>().setInterface(Orders.class)",
        "new com.alibaba.dubbo.config.spring.ReferenceBean<Object>().setInterface(Orders.class)",
        "ServiceBuilder.newBuilder().interfaceClass(Orders.class).build()",
        "ServiceBuilder.newBuilder().interfaceName(\"app.Orders\").build()",
        "ReferenceBuilder.newBuilder().version(\"1\").interfaceClass(Orders.class).build()",
        "DubboBootstrap.getInstance().service(b -> b.interfaceClass(Orders.class)).start()",
        "DubboBootstrap.getInstance().reference(b -> b.interfaceName(\"app.Orders\"))",
        "DubboBootstrap.getInstance().service(new ServiceConfig<Orders>())",
        "new ServiceConfig<Orders>()",
        "new ServiceConfig<Orders>() {}",
        "new ReferenceConfig<Orders>()",
        "new ReferenceBean<Orders>()",
        "new com.alibaba.dubbo.config.ReferenceConfig<Orders>()",
        "ServiceConfig<Orders> config = new ServiceConfig<>()",
        "new OwnConfig<Orders>()",
        "new OwnConfig<Object>().setInterface(Orders.class)",
        "new OrdersConfig()",
        "Runnable later = () -> new ServiceConfig<Object>().setInterface(Orders.class)",
        "Object o = new Object() { void m() { new ServiceConfig<Orders>(); } }",
        "new ServiceConfig<Crud<Order>>()",
        "ReferenceConfig<Object> c = new ReferenceConfig<>(); c.setGeneric(false); c.setInterface(Orders.class)",
        "ReferenceConfig<Object> c = new ReferenceConfig<>(); c.setGeneric(System.getProperty(\"generic\")); c.setInterface(Orders.class)",
      })
  void declaresAService(String statement) {
    assertThat(members(statement)).containsExactly("Order.createdAt");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new Unrelated<Orders>().setInterface(Orders.class)",
        "new Unrelated<Orders>().interfaceClass(Orders.class)",
        "new java.util.ArrayList<Orders>()",
        "new ServiceConfig<Object>().setInterface(\"com.acme.Missing\")",
        "new ServiceConfig<Object>().setInterface(\"\")",
        "new ServiceConfig<Object>().setInterface(System.getProperty(\"orders\"))",
        "new ServiceConfig<Object>().setInterface(Orders.class.getPackageName())",
        "new ServiceConfig<Object>().setPath(\"app.Orders\")",
        "new ServiceConfig<Object>()",
        "new ServiceConfig()",
        "new ServiceConfig<Crud<String>>()",
        "new ProtocolConfig(\"dubbo\")",
        "new ReferenceConfig<GenericService>().setInterface(\"app.Orders\")",
        "ReferenceConfig<GenericService> c = new ReferenceConfig<>(); c.setInterface(Orders.class)",
        "ReferenceConfig<Object> c = new ReferenceConfig<>(); c.setInterface(Orders.class); c.setGeneric(\"true\")",
        "ReferenceConfig<Object> c = new ReferenceConfig<>(); c.setGeneric(true); c.setInterface(Orders.class)",
        "ReferenceBuilder.newBuilder().generic(true).interfaceClass(Orders.class).build()",
        "ServiceBuilder.newBuilder().interfaceClass(Orders.class).generic(\"true\").build()",
        "new ReferenceBeanBuilder().setInterface(Orders.class).setGeneric(true)",
        "DubboBootstrap.getInstance().reference(b -> b.interfaceClass(Orders.class).generic(true))",
        "ServiceConfig<Object> c = new ServiceConfig<>(); c.setInterface(Orders.class); c.setSerialization(\"fastjson2\")",
        "ServiceConfig<Object> c = new ServiceConfig<>(); c.setPreferSerialization(\"fastjson2,hessian2\"); c.setInterface(Orders.class)",
      })
  void declaresNone(String statement) {
    assertThat(members(statement)).isEmpty();
  }

  @Test
  void whatOneConfigurationSaysDoesNotCountForAnother() {
    assertThat(
            members(
                """
                ReferenceConfig<Object> a = new ReferenceConfig<>();
                a.setGeneric("true");
                a.setInterface(Crud.class);
                ReferenceConfig<Object> b = new ReferenceConfig<>();
                b.setGeneric("false");
                b.setInterface(Orders.class);
                """))
        .containsExactly("Order.createdAt");
  }

  @Test
  void aConfigurationThatAConstructorSets() {
    Outcome outcome =
        build(
                """
                class OrdersService extends ServiceConfig<Object> {
                  OrdersService() { setInterface(Orders.class); }
                }
                """)
            .run();

    assertThat(outcome.members()).containsExactly("Order.createdAt");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "new OwnConfig<Object>() {}.setInterface(Orders.class)",
        "OwnConfig<Object> c = new Overriding<>(); c.setInterface(Orders.class)",
        "new Overriding<Object>().setInterface(Orders.class)",
      })
  void aClassOfOnesOwnThatOverridesASetter(String statement) {
    assertThat(
            build(
                    """
                    class Overriding<T> extends OwnConfig<T> {
                      @Override public void setInterface(Class<?> type) { super.setInterface(type); }
                    }
                    class Main { void main() { %s; } }
                    """
                        .formatted(statement))
                .members())
        .containsExactly("Order.createdAt");
  }

  /** Of another part of Dubbo, which has a name that begins in the same way. */
  @Test
  void aPackageOfASimilarNameConfiguresNoServices(@TempDir Path library) {
    ClassFiles.compile(
        library,
        """
        package org.apache.dubbo.configcenter;
        public class Center<T> { public void setInterface(Class<T> type) {} }
        """);

    assertThat(
            Build.of()
                .withSources(
                    ImmutableList.of(
                        new Source(
                            "app.App",
                            HEAD
                                + "class Main { void main() { new"
                                + " org.apache.dubbo.configcenter.Center<Orders>()"
                                + ".setInterface(Orders.class); } }")))
                .against(library)
                .members())
        .isEmpty();
  }

  /** Whose class it is tells how the service is written, not what one's own is called. */
  @Test
  void aReferenceOfOnesOwnIsOne(@TempDir Path api) {
    ClassFiles.compile(api, "package api; public interface Orders { java.time.Instant at(); }");
    String own = "class Own extends %s<api.Orders> {} class Main { Object config = new Own(); }";

    assertThat(role(own.formatted("ReferenceConfig"), api))
        .isEqualTo(role("class Main { Object config = new ReferenceConfig<api.Orders>(); }", api));
    assertThat(role(own.formatted("ServiceConfig"), api))
        .isEqualTo(role("class Main { Object config = new ServiceConfig<api.Orders>(); }", api));
  }

  private static String role(String declarations, Path api) {
    return build(declarations).against(api).run().texts().toString();
  }

  @Test
  void aFileNeedNotImportTheConfiguration() {
    assertThat(
            Build.of(
                    HEAD,
                    "package app; class Use { Object config = new OwnConfig<Stock>(); } interface Stock { java.time.Instant at(); }")
                .run()
                .members())
        .containsExactly("Stock.at()");
  }

  @Test
  void whatJavacCannotResolveIsLeftToIt() {
    Outcome outcome =
        build(
                """
                class Main {
                  void main() {
                    new ServiceConfig<Missing>().setInterface(Missing.class);
                    new MissingConfig<Orders>().setInterface(Orders.class);
                    missing.setGeneric(missing());
                    new ServiceConfig<Object>().setGeneric(missing);
                    ServiceBuilder.newBuilder().missing().interfaceClass(missing());
                  }
                }
                """)
            .run();

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.errors()).hasSize(8);
    assertThat(outcome.errors().toString()).doesNotContain("error-prone");
  }

  @Test
  void bothKindsOfDeclarationAreOneService() {
    assertThat(
            build(
                    """
                    class Main {
                      void main() {
                        ServiceConfig<Orders> config = new ServiceConfig<>();
                        config.setInterface(Orders.class);
                        DubboBootstrap.getInstance().service(config);
                      }
                    }
                    """)
                .run()
                .membersWithCounts())
        .containsExactly("Order.createdAt 1 method of 1 service");
  }

  @Test
  void isReportedAtTheCallIfNothingNearerIsCompiledNow(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public interface Orders { Order find(); }",
        "package api; public class Order { java.time.Instant createdAt; }");
    Build inMethod =
        Build.of(
                """
                package app;
                class Main {
                  void main(org.apache.dubbo.config.ServiceConfig<?> config) {
                    config.setPath("orders");
                    // BUG: Diagnostic contains: Orders sends a costly time member
                    config.setInterface(api.Orders.class);
                  }
                }
                """)
            .against(api);
    Build inField =
        Build.of(
                """
                package app;
                class Main {
                  Object before;
                  Object config = new org.apache.dubbo.config.ReferenceConfig<api.Orders>();
                }
                """)
            .against(api);

    assertThat(Marked.assertReported(inMethod).members()).containsExactly("Order.createdAt");
    assertThat(inField.run().positions()).containsExactly("Main.java:4");
  }

  private static ImmutableList<String> members(String statement) {
    return build(
            """
                class Main {
                  static final String NAME = "app.Orders";
                  void main() { %s; }
                }
                """
                .formatted(statement))
        .members();
  }

  private static Build build(String declarations) {
    return Build.of().withSources(ImmutableList.of(new Source("app.App", HEAD + declarations)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@SuppressWarnings(\"CostlyRpcTime\") void main() { new ServiceConfig<api.Orders>(); }",
        "@SuppressWarnings(\"CostlyRpcTime\") class Inner { Object c = new ServiceConfig<api.Orders>(); }"
      })
  void whatSuppressesTheCheckAroundACallSuppressesIt(String member, @TempDir Path api) {
    ClassFiles.compile(api, "package api; public interface Orders { java.time.Instant at(); }");
    String source = HEAD + "class Main { " + member + " }";

    assertThat(Build.of(source).against(api).run().findings()).isEmpty();
    assertThat(Build.of(source.replace("CostlyRpcTime", "Other")).against(api).run().members())
        .containsExactly("Orders.at()");
  }

  @Test
  void aPackageHasNoCalls() {
    Source packageInfo = new Source("app.package-info", "@Deprecated package app;");
    Source main = Source.of(HEAD + "class Main { Object config = new ServiceConfig<Orders>(); }");

    assertThat(Build.of().withSources(ImmutableList.of(packageInfo, main)).run().members())
        .containsExactly("Order.createdAt");
  }
}

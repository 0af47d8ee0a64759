package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Source;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever the sources and the class path look like, the check adds no crash and no error. */
final class RobustnessTest {

  @Test
  @Tag("slow")
  void aChainOfTenThousandClasses() {
    ImmutableList.Builder<Source> sources = ImmutableList.builder();
    sources.add(Source.of("package app; interface OrderService { C0 find(); }"));
    for (int first = 0; first < 10_000; first += 100) {
      // Error Prone itself is slow where one file has thousands of classes.
      String part =
          IntStream.range(first, first + 100)
              .mapToObj(i -> "class C" + i + " { C" + (i + 1) + " next; }")
              .collect(joining("\n", "package app; ", ""));
      sources.add(Source.of(part));
    }
    sources.add(Source.of("package app; class C10000 { java.time.Instant last; }"));

    String text =
        Build.of()
            .withSources(sources.build())
            .option("ServiceInterfaces", "app.OrderService")
            .run()
            .texts()
            .get(0);

    assertThat(text)
        .contains("sent by  OrderService.find() -> next -> next -> next -> next -> ... 9992");
    assertThat(text).contains(" more ... -> next -> next -> next -> next -> C10000.last; 1 method");
  }

  @Test
  void aChainOfSuperclasses() {
    int length = 300;
    // The superclass first, because javac completes a superclass that comes later by recursion.
    String chain =
        IntStream.range(0, length)
            .mapToObj(i -> "class C" + (i + 1) + " extends C" + i + " {}")
            .collect(joining("\n"));

    assertThat(
            Wire.members(
                "class C0 { Instant last; }\n"
                    + chain
                    + "interface OrderService { C"
                    + length
                    + " find(); }"))
        .containsExactly("C0.last");
  }

  @Test
  void deeplyNestedTypeArguments() {
    int depth = 100;

    assertThat(
            Wire.members(
                "interface OrderService { "
                    + "Box<".repeat(depth)
                    + "Order"
                    + ">".repeat(depth)
                    + " find(); }\n"
                    + "class Box<T> { T value; } class Order { Instant t; }"))
        .containsExactly("Order.t");
  }

  @Test
  void typesThatGrowWithoutEnd() {
    String doubling =
        IntStream.rangeClosed(1, 60)
            .mapToObj(i -> "class B" + i + "<T> { B" + (i - 1) + "<B" + (i - 1) + "<T>> v; }")
            .collect(joining("\n", "class B0<T> { T v; }\n", ""));

    assertThat(
            Wire.members(
                """
                interface OrderService {
                  B60<Instant> doubled();
                  Node<Order> node();
                  Twin<Order, String> twin();
                  A<Order> a();
                  Knot<?, ?, ?, Order> knot();
                }
                class Node<T> { Node<List<T>> next; T value; }
                class Twin<A, B> { Twin<Map<A, B>, Twin<B, A>> deeper; }
                class A<T> { B<T> b; }
                class B<T> { A<T> a; T value; }
                class Knot<A extends Map<B, C>, B extends Map<A, C>, C extends Map<A, Map<B, D>>, D> { A a; }
                class Order { Instant createdAt; }
                """
                    + doubling))
        .containsExactly("OrderService.doubled()", "Order.createdAt");
  }

  /** Compiled against class files of which one, {@code api.Missing}, is gone. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          class Order { Missing missing; Instant t; } | class Missing { Instant u; } | Order.t
          class Order extends Missing { Instant t; } | class Missing { Instant u; } | Order.t
          class Order { List<Missing> missing; Instant t; } | class Missing { Instant u; } | Order.t
          class Order { Missing[] missing; Instant t; } | class Missing { Instant u; } | Order.t
          class Order { Missing<Instant> missing; Instant t; } | class Missing<T> { T value; } | Order.missing, Order.t
          class Order { Missing<? extends Line> missing; } class Line { Instant t; } | class Missing<T> { T value; } | Line.t
          class Order { Page<Instant> page; Instant t; } class Page<T> { Missing<T> missing; } | class Missing<T> { T value; } | Order.page, Order.t
          class Order extends ArrayList<Line> implements Missing {} class Line { Instant t; } | interface Missing {} | Line.t
          'class Order {
             public Replaced<?> replaced;
             public Instant t;
             interface Event<T> {}
             static class Replaced<T extends Missing> implements Event<T> {
               public Instant own;
               Event<String> writeReplace() { return null; }
             }
           }' | class Missing { Instant u; } | Order.t, Order.Replaced.own
          @Missing class Order { @Missing Instant t; } | @interface Missing {} | Order.t
          abstract class Order { Instant t; } | class Missing extends Order { Instant u; } | Order.t
          abstract sealed class Order permits Missing { Instant t; } | final class Missing extends Order { Instant u; } | Order.t
          """)
  void aMissingClass(String order, String missing, String members, @TempDir Path api) {
    String head = "package api; import java.time.*; import java.util.*; public ";
    ClassFiles.compile(api, head + order, head + missing);
    ClassFiles.delete(api, "api.Missing");

    Outcome outcome = Wire.build("interface OrderService { api.Order find(); }").against(api).run();

    assertThat(outcome.errors()).isEmpty();
    assertThat(String.join(", ", outcome.members())).isEqualTo(members);
  }

  /** Of two compilations, as an old module and a new one on the same class path. */
  @Test
  @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
  void superclassesInACircle(@TempDir Path older, @TempDir Path newer) {
    compileCircles(older, newer);

    Outcome outcome =
        Wire.build(
                """
                interface OrderService {
                  api.Order find();
                  api.Line line();
                  api.Gift below();
                  Page<api.Line> page();
                  List<api.Box<Instant>> boxes();
                  api.Event interfaces();
                  Cart cart();
                }
                class Page<T extends Serializable> { T item; }
                class Cart { Instant t; api.Order order; }
                """)
            .option("CostlyTypes", "api.*")
            .against(older, newer)
            .run();

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).containsExactly("Cart.t");
    assertThat(outcome.findings()).hasSize(1);
  }

  @Test
  @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
  void servicesInACircle(@TempDir Path older, @TempDir Path newer) {
    compileCircles(older, newer);

    assertThat(
            Wire.unit(
                    """
                    import org.apache.dubbo.config.ReferenceConfig;
                    import org.apache.dubbo.config.annotation.DubboReference;
                    class Shop {
                      @DubboReference api.Event event;
                      @DubboReference api.Order order;
                      @DubboReference(interfaceClass = api.Tick.class) Object other;
                      Object made = new ReferenceConfig<api.Event>();
                      Object more = new api.Order();
                    }
                    """)
                .against(older, newer)
                .run()
                .diagnostics())
        .isEmpty();
  }

  private static void compileCircles(Path older, Path newer) {
    ClassFiles.compile(
        older,
        "package api; public class Order implements java.io.Serializable {}",
        """
        package api;
        public class Line extends Order implements java.io.Serializable {
          public java.time.Instant no;
          public Object writeReplace(int unused) { return this; }
        }
        """,
        "package api; public class Gift extends Line { public java.time.Instant no; }",
        "package api; public class Box<T> extends Line { public T no; }",
        "package api; public interface Event {}",
        "package api; public interface Tick extends Event { java.time.Instant no(); }");
    ClassFiles.compile(
        newer,
        "package api; public class Line implements java.io.Serializable {}",
        "package api; public class Order extends Line { public java.time.Instant no; }",
        "package api; public interface Tick {}",
        "package api; public interface Event extends Tick { java.time.Instant no(); }");
    ClassFiles.delete(older, "api.Order");
    ClassFiles.delete(older, "api.Event");
  }

  @Test
  void aMissingTypeInAServiceMethodOfAnotherModule(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public interface Orders {
          java.time.Instant before();
          java.time.Instant missing(Missing other) throws MissingException;
          java.time.Instant after();
        }
        """,
        "package api; public class Missing {}",
        "package api; public class MissingException extends Exception {}");
    ClassFiles.delete(api, "api.Missing");
    ClassFiles.delete(api, "api.MissingException");

    Outcome outcome =
        Build.of("package app; interface OrderService extends api.Orders {}")
            .option("ServiceInterfaces", "app.*")
            .against(api)
            .run();

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members())
        .containsExactly("OrderService.before()", "OrderService.missing()", "OrderService.after()");
  }

  @Test
  void sourcesThatDoNotCompile() {
    String broken =
        """
        interface OrderService extends Nowhere { Order find(Unknown unknown) throws Lost; }
        class Order extends Gone<Instant> implements Absent {
          Instant t;
          Unknown<Order> unknown;
          List<Unknown> list;
          int number = "text";
          Order.Missing missing;
        }
        class Loop extends Loop { Instant t; }
        """;
    Build build = Wire.build(broken);
    Outcome with = build.run();
    Outcome without = build.with("-Xep:CostlyRpcTime:OFF").run();

    assertThat(with.succeeded()).isFalse();
    assertThat(with.errors()).isEqualTo(without.errors());
  }

  @Test
  void brokenServices() {
    Build build =
        Wire.unit(
            """
            @org.apache.dubbo.config.annotation.DubboService(interfaceClass = Nowhere.class)
            class A { Instant t; }
            @org.apache.dubbo.config.annotation.DubboService(interfaceName = 3)
            class B implements Unknown<Instant> { Instant t; }
            @org.apache.dubbo.config.annotation.DubboService(nonsense = "x")
            class C extends Unknown {
              @org.apache.dubbo.config.annotation.DubboService
              Gone bean() { return null; }
            }
            """);

    assertThat(build.run().errors()).isEqualTo(build.with("-Xep:CostlyRpcTime:OFF").run().errors());
    assertThat(build.run().errors()).isNotEmpty();
  }

  @Test
  void aPackageDeclarationAlone() {
    Source packageInfo = new Source("app.package-info", "package app;");

    assertThat(Build.of().withSources(ImmutableList.of(packageInfo)).run().diagnostics()).isEmpty();
  }
}

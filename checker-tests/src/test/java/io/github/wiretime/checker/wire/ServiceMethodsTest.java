package io.github.wiretime.checker.wire;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The methods of {@code Class#getMethods()} except static ones. */
final class ServiceMethodsTest {

  @Test
  void parametersReturnTypesAndExceptions() {
    assertThat(
            Wire.members(
                """
                interface OrderService { Instant find(long id, LocalDate day) throws Late; }
                class Late extends Exception { LocalTime since; }
                """))
        .containsExactly("OrderService.find()", "OrderService.find(day)", "Late.since");
  }

  @Test
  void anUncheckedDeclaredException() {
    assertThat(
            Wire.members(
                """
                interface OrderService { void find() throws Late; }
                class Late extends RuntimeException { LocalTime since; }
                class NotDeclared extends RuntimeException { LocalTime since; }
                """))
        .containsExactly("Late.since");
  }

  @Test
  void defaultMethodsCount() {
    assertThat(Wire.members("interface OrderService { default Instant now() { return null; } }"))
        .containsExactly("OrderService.now()");
  }

  @Test
  void staticAndPrivateMethodsDoNot() {
    assertThat(
            Wire.members(
                """
                interface OrderService {
                  static Instant now() { return null; }
                  private Instant then() { return null; }
                  private static Instant never() { return null; }
                }
                """))
        .isEmpty();
  }

  @Test
  void methodsOfObjectDoNot() {
    assertThat(
            Wire.members(
                """
                interface OrderService { String toString(); boolean equals(Object other); }
                """))
        .isEmpty();
  }

  @Test
  void inheritedMethodsCountForTheService() {
    assertThat(
            Wire.members(
                """
                interface Top { Instant top(LocalDate day); }
                interface Middle extends Top { Instant middle(); }
                interface OrderService extends Middle {}
                """))
        .containsExactly("OrderService.middle()", "OrderService.top()", "OrderService.top(day)");
  }

  @Test
  void anOverriddenMethodCountsAsItsOverrider() {
    assertThat(
            Wire.members(
                """
                interface Top<T> { Object find(T id); T all(); }
                interface OrderService extends Top<String> {
                  Instant find(String id);
                  String all();
                }
                """))
        .containsExactly("OrderService.find()");
  }

  @Test
  void anOverloadIsAnotherMethod() {
    assertThat(
            Wire.members(
                """
                interface Top { Instant find(long id); }
                interface OrderService extends Top { Instant find(String id); }
                """))
        .containsExactly("OrderService.find()", "OrderService.find()");
  }

  @Test
  void genericSuperInterfacesAreSubstituted() {
    assertThat(
            Wire.members(
                """
                interface Crud<T, K> { T find(K key); List<T> all(); }
                interface Named<K> extends Crud<Order, K> {}
                interface OrderService extends Named<LocalDate> {}
                class Order { Instant createdAt; }
                """))
        .containsExactly("OrderService.find(key)", "Order.createdAt");
  }

  @Test
  void anEmptyInterfaceOverAGenericOneOfAnotherModule(@TempDir Path library) {
    ClassFiles.compile(
        library,
        """
        package lib;
        public interface IService<T> {
          Page<T> page(int number);
          default T first() { return null; }
          void save(java.util.List<? extends T> entities);
        }
        """,
        """
        package lib;
        public class Page<T> { private java.util.List<T> records; private int total; }
        """);

    var outcome =
        Wire.build(
                """
                interface RoleService extends lib.IService<Role> {}
                class Role { LocalDateTime createdAt; }
                """)
            .against(library)
            .run();

    assertThat(outcome.membersWithCounts())
        .containsExactly("Role.createdAt 3 methods of 1 service");
  }

  @Test
  void bridgesInAClassFileAreNoMethods(@TempDir Path library) {
    ClassFiles.compile(
        library,
        "package lib; public interface Base { default Object now() { return null; } }",
        """
        package lib;
        public interface Temporals extends Base {
          default java.time.temporal.Temporal now() { return null; }
        }
        """,
        """
        package lib;
        public interface Instants extends Temporals {
          default java.time.Instant now() { return null; }
        }
        """);

    assertThat(
            Wire.build("interface OrderService extends lib.Instants {}")
                .against(library)
                .run()
                .membersWithTypes())
        .containsExactly("OrderService.now() Instant");
  }

  @Test
  void twoInterfacesOverTheSameGenericOne() {
    assertThat(
            Wire.members(
                """
                interface Crud<T> { T find(); }
                interface AService extends Crud<A> {}
                interface BService extends Crud<B> {}
                class A { Instant a; }
                class B { Instant b; }
                class C { Instant c; }
                """))
        .containsExactly("A.a", "B.b");
  }

  @Test
  void aRawSuperInterfaceHasItsBounds() {
    assertThat(
            Wire.members(
                """
                interface Crud<T extends Base> { T find(); }
                @SuppressWarnings("rawtypes")
                interface OrderService extends Crud {}
                class Base { Instant base; }
                """))
        .containsExactly("Base.base");
  }

  @Test
  void methodTypeParametersCountByTheirBounds() {
    assertThat(
            Wire.members(
                """
                interface OrderService {
                  <T extends Order> T find(Class<T> type);
                  <T extends Dated & Comparable<T>> void put(T value);
                  <T> T any();
                }
                class Order { Instant createdAt; }
                class Dated { LocalDate day; }
                """))
        .containsExactly("Order.createdAt", "Dated.day");
  }

  @Test
  void aGenericServiceCountsByItsBounds() {
    assertThat(
            Wire.members(
                """
                interface OrderService<T extends Order> { T find(); }
                class Order { Instant createdAt; }
                """))
        .containsExactly("Order.createdAt");
  }

  @Test
  void asynchronousMethodsSendWhatTheyPromise() {
    assertThat(
            Wire.members(
                """
                interface OrderService {
                  CompletableFuture<A> completable();
                  Future<B> future();
                  CompletionStage<C> stage();
                }
                class A { Instant a; }
                class B { Instant b; }
                class C { Instant c; }
                """))
        .containsExactly("A.a", "B.b", "C.c");
  }

  @Test
  void streamsOfTripleSendTheirElements() {
    assertThat(
            Wire.members(
                """
                interface OrderService {
                  void watch(A query, org.apache.dubbo.common.stream.StreamObserver<B> orders);
                  org.apache.dubbo.common.stream.StreamObserver<C> upload(
                      org.apache.dubbo.common.stream.StreamObserver<String> done);
                }
                class A { Instant a; }
                class B { Instant b; }
                class C { Instant c; }
                """))
        .containsExactly("A.a", "B.b", "C.c");
  }

  @Test
  void methodsOfAnInterfaceInAClassFile(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public interface Base { java.time.Instant inherited(); static java.time.Instant now() { return null; } }
        """,
        """
        package api;
        public interface Orders extends Base { void put(java.time.LocalDate day); }
        """);

    assertThat(
            Build.of(
                    """
                    package app;
                    @org.apache.dubbo.config.annotation.DubboService
                    abstract class Impl implements api.Orders {}
                    """)
                .against(api)
                .run()
                .findings())
        .hasSize(1);
  }
}

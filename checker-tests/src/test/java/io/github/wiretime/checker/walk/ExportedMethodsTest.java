package io.github.wiretime.checker.walk;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The methods of {@code Class#getMethods()} except static ones. */
final class ExportedMethodsTest {

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

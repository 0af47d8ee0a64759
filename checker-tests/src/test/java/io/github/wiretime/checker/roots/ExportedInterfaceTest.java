package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Dubbo's own rule picks the interface of an annotated class. */
final class ExportedInterfaceTest {

  private static final String NEW = "org.apache.dubbo.config.annotation.DubboService";
  private static final String FORMER = "org.apache.dubbo.config.annotation.Service";
  private static final String OLD = "com.alibaba.dubbo.config.annotation.Service";

  private static final String INTERFACES =
      """
      interface First { Instant first(); }
      interface Second { Instant second(); }
      interface Crud<T> { T find(); }
      class Order { Instant createdAt; }
      abstract class Base implements Second {}
      class Names {
        static final String SECOND = "app." + "Second";
        interface Nested { Instant nested(); }
      }
      @NEW(interfaceClass = Second.class) @interface ExportsSecond {}
      """;

  /** The methods of two interfaces are {@code Instant first()} and {@code Instant second()}. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "@NEW abstract class Impl implements First, Second {} | First.first()",
        "@NEW abstract class Impl implements Serializable, First {} |",
        "@NEW abstract class Impl extends Base {} | Second.second()",
        "@NEW abstract class Impl extends Base implements First {} | First.first()",
        "@NEW(interfaceClass = Second.class) abstract class Impl implements First, Second {} | Second.second()",
        "@FORMER(interfaceClass = Second.class) abstract class Impl implements First, Second {} | Second.second()",
        "@OLD(interfaceClass = Second.class) abstract class Impl implements First, Second {} | Second.second()",
        "@NEW(interfaceName = \"app.Second\") abstract class Impl implements First, Second {} | Second.second()",
        "@FORMER(interfaceName = \"app.Second\") abstract class Impl implements First, Second {} | Second.second()",
        "@OLD(interfaceName = \"app.Second\") abstract class Impl implements First, Second {} | Second.second()",
        "@NEW(interfaceName = Names.SECOND) abstract class Impl implements First, Second {} | Second.second()",
        "@NEW(interfaceName = \"app.Names$Nested\") abstract class Impl implements First {} | Names.Nested.nested()",
        "@NEW(interfaceName = \"app.First\", interfaceClass = Second.class) class Impl {} | First.first()",
        "@FORMER(interfaceName = \"app.First\", interfaceClass = Second.class) class Impl {} | First.first()",
        "@OLD(interfaceName = \"app.First\", interfaceClass = Second.class) class Impl {} | Second.second()",
        "@NEW(interfaceClass = void.class) abstract class Impl implements First, Second {} | First.first()",
        "@NEW(interfaceName = \"\") abstract class Impl implements First, Second {} | First.first()",
        "@NEW(interfaceName = \"org.acme.Elsewhere\") abstract class Impl implements First {} |",
        "@ExportsSecond abstract class Impl implements First, Second {} | Second.second()",
        "@NEW abstract class Impl implements Crud<Order> {} | Order.createdAt",
        "@NEW(interfaceClass = Crud.class) abstract class Impl implements Serializable, Crud<Order> {} | Order.createdAt"
      })
  void isPickedByDubbosRule(String provider, String member) {
    assertThat(exported(provider))
        .containsExactlyElementsIn(member == null ? ImmutableList.of() : ImmutableList.of(member));
  }

  @Test
  void superInterfacesOfTheFirstAreItsMethodsOnly() {
    assertThat(
            exported(
                "interface Both extends Second { Instant both(); }"
                    + "@NEW abstract class Impl implements Both, First {}"))
        .containsExactly("Both.both()", "Both.second()");
  }

  @Test
  void theClassItselfIfThereIsNoInterface() {
    assertThat(
            exported(
                """
                @NEW class Impl {
                  public Instant exported() { return null; }
                  Instant hidden() { return null; }
                  public static Instant helper() { return null; }
                }
                """))
        .containsExactly("Impl.exported()");
  }

  @Test
  void anInterfaceWhoseSuperInterfaceIsMissing(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        public interface Orders extends Missing { java.time.Instant own(); }
        """,
        """
        package api;
        public interface Missing { java.time.Instant inherited(); }
        """);
    ClassFiles.delete(api, "api.Missing");

    var outcome =
        Build.of(
                """
                package app;
                class Beans {
                  @%s api.Orders orders() { return null; }
                }
                """
                    .formatted(NEW))
            .against(api)
            .run();

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).containsExactly("Orders.own()");
  }

  private static ImmutableList<String> exported(String declarations) {
    return Wire.unit(
            (INTERFACES + declarations)
                .replace("@NEW", "@" + NEW)
                .replace("@FORMER", "@" + FORMER)
                .replace("@OLD", "@" + OLD))
        .run()
        .members();
  }
}

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
import org.junit.jupiter.params.provider.ValueSource;

/** Dubbo's own rule picks the interface of an annotated class. */
final class ExportedInterfaceTest {

  private static final String NEW = "org.apache.dubbo.config.annotation.DubboService";
  private static final String FORMER = "org.apache.dubbo.config.annotation.Service";
  private static final String OLD = "com.alibaba.dubbo.config.annotation.Service";

  private static final String INTERFACES =
      """
      interface First { Instant first(); }
      interface Second { Instant second(); }
      """;

  @Test
  void theFirstDeclaredInterface() {
    assertThat(exported("@" + NEW, "implements First, Second")).containsExactly("First.first()");
  }

  @Test
  void serializableInFrontHidesTheService() {
    assertThat(exported("@" + NEW, "implements Serializable, First")).isEmpty();
  }

  @Test
  void superInterfacesOfTheFirstAreItsMethodsOnly() {
    assertThat(
            Wire.unit(
                    INTERFACES
                        + "interface Both extends Second { Instant both(); }\n"
                        + "@"
                        + NEW
                        + " abstract class Impl implements Both, First {}")
                .run()
                .members())
        .containsExactly("Both.both()", "Both.second()");
  }

  @Test
  void theInterfacesOfTheSuperclassIfThereIsNoOther() {
    assertThat(
            Wire.unit(
                    INTERFACES
                        + "abstract class Base implements Second {}\n"
                        + "@"
                        + NEW
                        + " abstract class Impl extends Base {}")
                .run()
                .members())
        .containsExactly("Second.second()");
  }

  @Test
  void theOwnInterfaceBeforeThatOfTheSuperclass() {
    assertThat(
            Wire.unit(
                    INTERFACES
                        + "abstract class Base implements Second {}\n"
                        + "@"
                        + NEW
                        + " abstract class Impl extends Base implements First {}")
                .run()
                .members())
        .containsExactly("First.first()");
  }

  @Test
  void theClassItselfIfThereIsNoInterface() {
    assertThat(
            Wire.unit(
                    "@"
                        + NEW
                        + """
                         class Impl {
                          public Instant exported() { return null; }
                          Instant hidden() { return null; }
                          public static Instant helper() { return null; }
                        }
                        """)
                .run()
                .members())
        .containsExactly("Impl.exported()");
  }

  @ParameterizedTest
  @ValueSource(strings = {NEW, FORMER, OLD})
  void interfaceClass(String annotation) {
    assertThat(
            exported(
                "@" + annotation + "(interfaceClass = Second.class)", "implements First, Second"))
        .containsExactly("Second.second()");
  }

  @ParameterizedTest
  @ValueSource(strings = {NEW, FORMER, OLD})
  void interfaceName(String annotation) {
    assertThat(
            exported(
                "@" + annotation + "(interfaceName = \"app.Second\")", "implements First, Second"))
        .containsExactly("Second.second()");
  }

  @Test
  void aNameOfANestedInterface() {
    assertThat(
            Wire.unit(
                    """
                    class Api { interface Nested { Instant nested(); } }

                    @%s(interfaceName = "app.Api$Nested")
                    abstract class Impl implements Api.Nested {}
                    """
                        .formatted(NEW))
                .run()
                .members())
        .containsExactly("Api.Nested.nested()");
  }

  @Test
  void aNameThatIsABuildConstant() {
    assertThat(
            Wire.unit(
                    INTERFACES
                        + """
                        class Names { static final String SECOND = "app." + "Second"; }

                        @%s(interfaceName = Names.SECOND)
                        abstract class Impl implements First, Second {}
                        """
                            .formatted(NEW))
                .run()
                .members())
        .containsExactly("Second.second()");
  }

  @ParameterizedTest
  @ValueSource(strings = {NEW, FORMER})
  void theNameBeatsTheClassSinceDubbo27(String annotation) {
    assertThat(
            exported(
                "@" + annotation + "(interfaceName = \"app.First\", interfaceClass = Second.class)",
                "implements First, Second"))
        .containsExactly("First.first()");
  }

  @Test
  void theClassBeatsTheNameInDubbo26() {
    assertThat(
            exported(
                "@" + OLD + "(interfaceName = \"app.First\", interfaceClass = Second.class)",
                "implements First, Second"))
        .containsExactly("Second.second()");
  }

  @ParameterizedTest
  @ValueSource(strings = {"interfaceClass = void.class", "interfaceName = \"\""})
  void theValuesThatMeanUnset(String attribute) {
    assertThat(exported("@" + NEW + "(" + attribute + ")", "implements First, Second"))
        .containsExactly("First.first()");
  }

  @Test
  void aNameThatNobodyKnowsHereExportsNothing() {
    assertThat(exported("@" + NEW + "(interfaceName = \"org.acme.Elsewhere\")", "implements First"))
        .isEmpty();
  }

  @Test
  void theValueOfAMetaAnnotation() {
    assertThat(
            Wire.unit(
                    INTERFACES
                        + """
                        @%s(interfaceClass = Second.class)
                        @interface ExportsSecond {}

                        @ExportsSecond
                        abstract class Impl implements First, Second {}
                        """
                            .formatted(NEW))
                .run()
                .members())
        .containsExactly("Second.second()");
  }

  @Test
  void typeArgumentsThatTheClassGivesToTheInterface() {
    assertThat(
            Wire.unit(
                    """
                    interface Crud<T> { T find(); }
                    class Order { Instant createdAt; }

                    @%s
                    abstract class Impl implements Crud<Order> {}
                    """
                        .formatted(NEW))
                .run()
                .members())
        .containsExactly("Order.createdAt");
  }

  @Test
  void typeArgumentsThatTheClassGivesToTheInterfaceThatTheAnnotationNames() {
    assertThat(
            Wire.unit(
                    """
                    interface Crud<T> { T find(); }
                    class Order { Instant createdAt; }

                    @%s(interfaceClass = Crud.class)
                    abstract class Impl implements Serializable, Crud<Order> {}
                    """
                        .formatted(NEW))
                .run()
                .members())
        .containsExactly("Order.createdAt");
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

  private static ImmutableList<String> exported(String annotation, String header) {
    return Wire.unit(INTERFACES + annotation + " abstract class Impl " + header + " {}")
        .run()
        .members();
  }
}

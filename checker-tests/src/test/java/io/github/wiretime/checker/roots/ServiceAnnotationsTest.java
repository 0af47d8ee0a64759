package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations of a company's own, from the option {@code ServiceAnnotations}. */
final class ServiceAnnotationsTest {

  private static final Build BUILD =
      Wire.unit(
          """
          interface First { Instant first(); }
          interface Second { Instant second(); }

          @interface AcmeService { Class<?> interfaceClass() default void.class; }
          @interface OtherService {}
          @AcmeService @interface Meta {}

          @AcmeService
          abstract class A implements First {}

          @OtherService
          abstract class B implements Second {}
          """);

  @Test
  void theAnnotationExports() {
    assertThat(BUILD.option("ServiceAnnotations", "app.AcmeService").run().members())
        .containsExactly("First.first()");
  }

  @Test
  void severalAnnotations() {
    assertThat(
            BUILD.option("ServiceAnnotations", "app.AcmeService, app.OtherService").run().members())
        .containsExactly("First.first()", "Second.second()");
  }

  @Test
  void aSimpleNameInAnotherPackageIsAnotherAnnotation() {
    assertThat(BUILD.option("ServiceAnnotations", "org.acme.AcmeService").run().members())
        .isEmpty();
  }

  @Test
  void metaAnnotationsAndAttributesCountAsForDubbo() {
    assertThat(
            Wire.unit(
                    """
                    interface First { Instant first(); }
                    interface Second { Instant second(); }

                    @interface AcmeService { Class<?> interfaceClass() default void.class; }

                    @AcmeService(interfaceClass = Second.class)
                    @interface ExportsSecond {}

                    @ExportsSecond
                    abstract class A implements First, Second {}
                    """)
                .option("ServiceAnnotations", "app.AcmeService")
                .run()
                .members())
        .containsExactly("Second.second()");
  }

  @Test
  void anAttributeOfAnotherTypeDoesNotCount() {
    assertThat(
            Wire.unit(
                    """
                    interface First { Instant first(); }
                    interface Second { Instant second(); }

                    @interface AcmeService { String interfaceClass(); }

                    @AcmeService(interfaceClass = "app.Second")
                    abstract class A implements First, Second {}
                    """)
                .option("ServiceAnnotations", "app.AcmeService")
                .run()
                .members())
        .containsExactly("First.first()");
  }

  @Test
  void dubbosOwnStillCount() {
    assertThat(
            Wire.unit(
                    """
                    interface First { Instant first(); }

                    @org.apache.dubbo.config.annotation.DubboService
                    abstract class A implements First {}
                    """)
                .option("ServiceAnnotations", "app.AcmeService")
                .run()
                .members())
        .containsExactly("First.first()");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "org.apache.dubbo.config.annotation.DubboService",
        "com.alibaba.dubbo.config.annotation.Service",
        "org.apache.dubbo.config.annotation.DubboReference",
        "app.AcmeService, app.AcmeService",
      })
  void namingOneAgainChangesNothing(String annotations) {
    Build build =
        Wire.unit(
            """
            interface First { Instant first(); }
            interface Second { Instant second(); }
            @interface AcmeService {}

            @org.apache.dubbo.config.annotation.DubboService(interfaceName = "app.Second")
            abstract class A implements First, Second {}

            class B { @org.apache.dubbo.config.annotation.DubboReference First first; }
            """);

    Outcome again = build.option("ServiceAnnotations", annotations).run();

    assertThat(again.diagnostics()).isEqualTo(build.run().diagnostics());
    assertThat(again.members()).containsExactly("First.first()", "Second.second()");
  }
}

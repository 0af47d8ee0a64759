package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Annotations of a company's own, from the option {@code ServiceAnnotations}. */
final class ServiceAnnotationsTest {

  private static final String SERVICES =
      """
      interface First { Instant first(); }
      interface Second { Instant second(); }
      """;

  @ParameterizedTest
  @CsvSource({
    "app.AcmeService, First.first()",
    "'app.AcmeService, app.OtherService', First.first() Second.second()",
    // A simple name in another package is another annotation.
    "org.acme.AcmeService, ''",
  })
  void export(String annotations, String members) {
    assertThat(
            members(
                annotations,
                """
                @interface AcmeService { Class<?> interfaceClass() default void.class; }
                @interface OtherService {}
                @AcmeService @interface Meta {}
                @AcmeService abstract class A implements First {}
                @OtherService abstract class B implements Second {}
                """))
        .isEqualTo(members);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          # Meta-annotations and attributes count as for Dubbo.
          '
            @interface AcmeService { Class<?> interfaceClass() default void.class; }
            @AcmeService(interfaceClass = Second.class) @interface ExportsSecond {}
            @ExportsSecond abstract class A implements First, Second {}
          ' | Second.second()
          # An attribute of another type does not count.
          '
            @interface AcmeService { String interfaceClass(); }
            @AcmeService(interfaceClass = "app.Second") abstract class A implements First, Second {}
          ' | First.first()
          # Dubbo's own still count.
          @org.apache.dubbo.config.annotation.DubboService abstract class A implements First {} | First.first()
          """)
  void exportWhatTheyDeclare(String declarations, String members) {
    assertThat(members("app.AcmeService", declarations)).isEqualTo(members);
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
            SERVICES
                + """
            @interface AcmeService {}

            @org.apache.dubbo.config.annotation.DubboService(interfaceName = "app.Second")
            abstract class A implements First, Second {}

            class B { @org.apache.dubbo.config.annotation.DubboReference First first; }
            """);

    Outcome again = build.option("ServiceAnnotations", annotations).run();

    assertThat(again.diagnostics()).isEqualTo(build.run().diagnostics());
    assertThat(again.members()).containsExactly("First.first()", "Second.second()");
  }

  private static String members(String annotations, String declarations) {
    return String.join(
        " ",
        ImmutableList.sortedCopyOf(
            Wire.unit(SERVICES + declarations)
                .option("ServiceAnnotations", annotations)
                .run()
                .members()));
  }
}

package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Marked;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A class with an annotation that exports it is a service. */
final class AnnotatedClassTest {

  private static final String SERVICE =
      """
      interface Orders { Order find(); }
      class Order { LocalDateTime createdAt; }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@DUBBO abstract class OrdersImpl implements Orders {}",
        "@org.apache.dubbo.config.annotation.Service abstract class OrdersImpl implements Orders {}",
        "@com.alibaba.dubbo.config.annotation.Service abstract class OrdersImpl implements Orders {}",
        "@DUBBO abstract class Base {} abstract class OrdersImpl extends Base implements Orders {}",
        "@com.alibaba.dubbo.config.annotation.Service abstract class Base {}"
            + " abstract class OrdersImpl extends Base implements Orders {}",
        "@DUBBO @interface Exported {} @Exported @interface Remote {}"
            + " @Remote abstract class OrdersImpl implements Orders {}",
        "@java.lang.annotation.Retention(java.lang.annotation.RetentionPolicy.RUNTIME) @DUBBO"
            + " @interface Exported {} @Exported abstract class OrdersImpl implements Orders {}",
        "@DUBBO interface Stock { Order counted(); }",
        "class Outer { @DUBBO static abstract class OrdersImpl implements Orders {} }"
      })
  void isAService(String declarations) {
    assertThat(members(declarations)).containsExactly("Order.createdAt");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "class OrdersImpl implements Orders { public Order find() { return null; } }",
        "@interface DubboService {} @DubboService abstract class OrdersImpl implements Orders {}",
        "@DUBBO @interface Exported {} @Exported abstract class Base {}"
            + " abstract class OrdersImpl extends Base implements Orders {}",
        "@B @interface A {} @A @interface B {} @A abstract class OrdersImpl implements Orders {}"
      })
  void isNone(String declarations) {
    assertThat(members(declarations)).isEmpty();
  }

  @Test
  void countsBesideAnAnnotationWhoseMetaAnnotationIsMissing(@TempDir Path api) {
    ClassFiles.compile(
        api,
        "package api; public @interface Missing {}",
        "package api; @Missing public @interface Marked {}");
    ClassFiles.delete(api, "api.Missing");

    var outcome =
        Wire.unit(
                SERVICE
                    + """
                    @api.Marked
                    @org.apache.dubbo.config.annotation.DubboService
                    abstract class OrdersImpl implements Orders {}
                    """)
            .against(api)
            .run();

    assertThat(outcome.errors()).isEmpty();
    assertThat(outcome.members()).containsExactly("Order.createdAt");
  }

  @Test
  void countsOnAnInterfaceOfAnotherModule(@TempDir Path api) {
    ClassFiles.compile(
        api,
        """
        package api;
        @org.apache.dubbo.config.annotation.DubboService
        public interface Stock { java.time.Instant counted(); }
        """);
    Build build =
        Build.of(
                """
                package app;
                // BUG: Diagnostic contains: Stock sends a costly time member
                abstract class StockImpl implements api.Stock {}
                """)
            .against(api);

    assertThat(Marked.assertReported(build).members()).containsExactly("Stock.counted()");
  }

  @Test
  void twoClassesThatExportTheSameInterfaceAreOneService() {
    assertThat(
            Wire.unit(
                    SERVICE
                        + """
                        @org.apache.dubbo.config.annotation.DubboService(group = "a")
                        abstract class A implements Orders {}

                        @org.apache.dubbo.config.annotation.DubboService(group = "b")
                        abstract class B implements Orders {}
                        """)
                .run()
                .membersWithCounts())
        .containsExactly("Order.createdAt 1 method of 1 service");
  }

  @Test
  void anAnnotationThatCannotBeResolvedIsLeftToJavac() {
    var outcome =
        Wire.unit(SERVICE + "@org.acme.Missing abstract class OrdersImpl implements Orders {}")
            .run();

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0)).contains("package org.acme does not exist");
  }

  private static ImmutableList<String> members(String declarations) {
    String dubbo = "@org.apache.dubbo.config.annotation.DubboService";
    return Wire.unit(SERVICE + declarations.replace("@DUBBO", dubbo)).run().members();
  }
}

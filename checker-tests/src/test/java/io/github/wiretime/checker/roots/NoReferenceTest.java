package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What looks like the declaration of a service or a reference and is none. */
final class NoReferenceTest {

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ReferenceBean orders() { return null; }",
        "ReferenceBean<?> orders() { return null; }",
        "<T> ReferenceBean<T> of(Class<T> type) { return null; }",
        "<T extends Orders> ReferenceBean<T> of(Class<T> type) { return null; }",
        "ReferenceBean<org.apache.dubbo.rpc.service.GenericService> orders() { return null; }",
      })
  void aBeanThatDoesNotSayItsInterface(String method) {
    assertThat(
            Wire.unit(
                    """
                    interface Orders { Instant last(); }
                    class Configuration { %s }
                    """
                        .formatted(
                            method.replace(
                                "ReferenceBean", "org.apache.dubbo.config.spring.ReferenceBean")))
                .run()
                .members())
        .isEmpty();
  }

  @Test
  void anInterfaceOverOneThatAnotherModuleAnnotated() {
    ClassFiles.compile(
        folder,
        """
        package api;
        @org.apache.dubbo.config.annotation.DubboService
        public interface Orders { java.time.Instant last(); }
        """);

    assertThat(
            Build.of("package app; interface MoreOrders extends api.Orders {}")
                .against(folder)
                .run()
                .members())
        .isEmpty();
  }

  @Test
  void anAnnotationThatPassesItsMeaningOn() {
    assertThat(
            Wire.unit(
                    """
                    @org.apache.dubbo.config.annotation.DubboService
                    @interface Exported { Order[] unused() default {}; @interface Order {} }
                    @Exported class Orders { public Instant find() { return null; } }
                    """)
                .run()
                .members())
        .containsExactly("Orders.find()");
  }
}

package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Wire;
import java.io.IOException;
import java.nio.file.Files;
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
  void aBeanThatDoesNotSayItsInterface(String method) throws Exception {
    assertThat(
            learned(
                """
                interface Orders { Instant last(); }
                class Configuration { %s }
                """
                    .formatted(
                        method.replace(
                            "ReferenceBean", "org.apache.dubbo.config.spring.ReferenceBean"))))
        .isEqualTo("# CostlyRpcTime wire map v1\napp.*\n");
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
  void anAnnotationThatPassesItsMeaningOn() throws Exception {
    assertThat(
            learned(
                """
                @org.apache.dubbo.config.annotation.DubboService
                @interface Exported { Order[] unused() default {}; @interface Order {} }
                @Exported class Orders { public void find() {} }
                """))
        .isEqualTo(
            "# CostlyRpcTime wire map v1\napp.*\napp.Orders dubbo=3.3 serialization=hessian2\napp.Orders() app.Orders\nhessian-lite=4.0.4\n");
  }

  /** The wire map, which names services that send nothing costly, too. */
  private String learned(String declarations) throws IOException {
    Path map = folder.resolve("wire-map.txt");
    Outcome outcome =
        Wire.unit(declarations)
            .option("WireMap", map.toString())
            .option("WireMapMode", "learn")
            .run();
    assertThat(outcome.errors()).isEmpty();
    return Files.readString(map);
  }
}

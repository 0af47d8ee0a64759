package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Wire;
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
  @ValueSource(strings = {"interfaceClass = Orders.class", "interfaceName = \"app.Orders\""})
  void aGenericServiceWhateverInterfaceItStandsFor(String attribute) {
    assertThat(
            Wire.members(
                """
                interface Orders { Instant last(); }
                class Client {
                  @org.apache.dubbo.config.annotation.DubboReference(%s)
                  org.apache.dubbo.rpc.service.GenericService orders;
                }
                """
                    .formatted(attribute)))
        .isEmpty();
  }

  @Test
  void aBeanOfAClassThatIsOnlyNamedLikeDubbos() {
    assertThat(
            Wire.members(
                """
                interface Orders { Instant last(); }
                class ReferenceBean<T> {}
                class Configuration { ReferenceBean<Orders> orders() { return null; } }
                """))
        .isEmpty();
  }

  @Test
  void aBeanThatDoesNotSayItsInterface() {
    assertThat(
            Wire.members(
                """
                class Configuration {
                  org.apache.dubbo.config.spring.ReferenceBean orders() { return null; }
                }
                """))
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
  void anAnnotationThatPassesItsMeaningOn() throws Exception {
    Path map = folder.resolve("wire-map.txt");

    Wire.unit(
            """
            @org.apache.dubbo.config.annotation.DubboService
            @interface Exported { Order[] unused() default {}; @interface Order {} }
            @Exported class Orders { public void find() {} }
            """)
        .option("WireMap", map.toString())
        .option("WireMapMode", "learn")
        .run();

    assertThat(Files.readString(map))
        .isEqualTo("# CostlyRpcTime wire map v1\napp.*\napp.Orders() app.Orders\n");
  }
}

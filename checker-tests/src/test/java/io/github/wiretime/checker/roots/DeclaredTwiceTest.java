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

/** A service of several declarations is one service, whatever stands between them. */
final class DeclaredTwiceTest {

  @Test
  void withAnotherServiceBetween() {
    assertThat(
            Wire.membersWithCounts(
                """
                interface Orders { Order find(); }
                interface Stock { Order last(); }
                class Order { Instant at; }
                class Client {
                  @org.apache.dubbo.config.annotation.DubboReference Orders a;
                  @org.apache.dubbo.config.annotation.DubboReference Stock b;
                  @org.apache.dubbo.config.annotation.DubboReference Orders c;
                }
                """))
        .containsExactly("Order.at 2 methods of 2 services");
  }

  @Test
  void isReportedAtTheFirstByName(@TempDir Path api) {
    ClassFiles.compile(api, "package api; public interface Orders { java.time.Instant at(); }");

    assertThat(
            Build.of(
                    """
                    package app;
                    class Client {
                      @org.apache.dubbo.config.annotation.DubboReference api.Orders b;
                      @org.apache.dubbo.config.annotation.DubboReference api.Orders a;
                      @org.apache.dubbo.config.annotation.DubboReference api.Orders c;
                    }
                    """)
                .against(api)
                .run()
                .positions())
        .containsExactly("Client.java:4");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@org.apache.dubbo.config.annotation.DubboReference api.Orders orders;",
        "Object config = new org.apache.dubbo.config.ReferenceConfig<api.Orders>();"
      })
  void isReportedAtTheProviderIfThereIsOne(String use, @TempDir Path api) {
    ClassFiles.compile(api, "package api; public interface Orders { java.time.Instant at(); }");
    String client = "package app; class Client { " + use + " }";
    String provider =
        """
        package app;
        @org.apache.dubbo.config.annotation.DubboService
        abstract class Provider implements api.Orders {}
        """;

    assertThat(Build.of(client).against(api).run().positions()).containsExactly("Client.java:1");
    assertThat(Build.of(client, provider).against(api).run().positions())
        .containsExactly("Provider.java:3");
  }
}

package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Diagnosis;
import io.github.wiretime.checker.harness.SourceJar;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.io.TempDir;

/** The other policy that Error Prone allows attributes a file only when its turn has come. */
final class CompilePolicyTest {

  private static final String FIRST = "package app; class First {}";

  private static final String LATER =
      """
      package app;
      import org.apache.dubbo.config.ServiceConfig;
      class Later {
        Object registry = System.getenv().get("registry");
        Object config() {
          ServiceConfig<Orders> config = new ServiceConfig<>();
          config.setInterface(Orders.class);
          return config;
        }
      }
      interface Orders { java.time.Instant find(); }
      """;

  private static final String WITHOUT_CONFIGURATION =
      """
      package app;
      import java.time.Instant;
      import org.apache.dubbo.config.annotation.DubboService;
      class Also {}
      """;

  @TempDir private Path folder;

  private final Build build = Build.of(FIRST, WITHOUT_CONFIGURATION, LATER);

  @Test
  void nothingIsSaidWhereAllBodiesAreAttributed() {
    assertThat(build.run().members()).containsExactly("Orders.find()");
    assertThat(build.run().diagnostics()).hasSize(1);
  }

  @Test
  void theFileWhoseBodiesAreNotIsNamed() {
    assertThat(
            build.with("-XDcompilePolicy=byfile").run().diagnostics().stream()
                .map(Diagnosis::message))
        .containsExactly(
            "services that code configures, as 'Later.java' may do, are found with"
                + " -XDcompilePolicy=simple only");
  }

  @Test
  void aFileOfAJarIsNamedAsOneOfAFolder() throws IOException {
    Path jar = SourceJar.write(folder.resolve("sources.jar"), "app/Later.java", LATER);

    assertThat(
            Build.of("package app; class First { Later later; }")
                .with("-sourcepath", jar.toString(), "-XDcompilePolicy=byfile")
                .run()
                .diagnostics()
                .stream()
                .map(Diagnosis::message))
        .containsExactly(
            "services that code configures, as 'Later.java' may do, are found with"
                + " -XDcompilePolicy=simple only");
  }

  @Test
  @EnabledForJreRange(minVersion = 25, disabledReason = "a file can import a module since Java 25")
  void anImportOfAModuleSaysNothingOfConfiguration() {
    Build withModule =
        Build.of(
            FIRST,
            "package app; import module java.base; class Days { List<String> days; }",
            "package app; interface OrderService { Order find(); }",
            "package app; class Order { java.time.Instant at; }");

    assertThat(
            withModule
                .option("ServiceInterfaces", "app.OrderService")
                .with("-XDcompilePolicy=byfile")
                .run()
                .members())
        .containsExactly("Order.at");
  }
}

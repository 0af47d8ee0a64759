package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Maven puts the folder into which it compiles on the class path, with what was there before. */
final class OldClassFilesTest {

  private static final String[] SOURCES = {
    """
    package app;
    @org.apache.dubbo.config.annotation.DubboService
    class OrdersImpl implements Orders { public Order find() { return null; } }
    """,
    "package app; interface Orders { Order find(); }",
    "package app; class Order { java.time.Instant t; Inner inner; class Inner { java.time.Year y; } }"
  };

  @TempDir private Path output;

  @Test
  void ofTheSameSources() {
    Outcome clean = Build.of(SOURCES).run();
    assertThat(clean.positions()).containsExactly("Order.java:1", "Order.java:1");

    ClassFiles.compile(output, SOURCES);

    assertThat(Build.of(SOURCES).against(output).run()).isEqualTo(clean);
  }

  @Test
  void ofSourcesThatAreNotCompiledAgain() {
    ClassFiles.compile(output, SOURCES);

    Outcome outcome = Build.of(SOURCES[0]).against(output).run();

    assertThat(outcome.positions()).containsExactly("OrdersImpl.java:3");
    assertThat(outcome.members()).containsExactly("Order.t", "Order.Inner.y");
  }

  @Test
  void ofAMemberClassThatIsGone(@TempDir Path folder) throws IOException {
    ClassFiles.compile(
        output,
        "package app; interface Orders { Order.Inner find(); }",
        "package app; class Order { class Inner { java.time.Year y; } }");
    ClassFiles.delete(output, "app.Order$Inner");
    Path baseline =
        Files.writeString(
            folder.resolve("baseline.txt"),
            "# CostlyRpcTime baseline v1\napp.Order#t java.time.Instant\napp.Order.Inner#y java.time.Year\n");
    Build build =
        Build.of(
                "package app; class Order {}",
                "package app; class Main { @org.apache.dubbo.config.annotation.DubboReference Orders o; }")
            .against(output)
            .option("Baseline", baseline.toString());

    assertThat(build.run().warnings())
        .containsExactly(
            "[CostlyRpcTime] %s: no longer found: app.Order#t java.time.Instant. Remove with -XepOpt:CostlyRpcTime:BaselineMode=prune"
                .formatted(baseline));
  }
}

package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Project;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a diagnostic says of members that other modules declare: also in which file they are. */
final class ClassFileMessageTest {

  private static final String ORDERS =
      """
      package api;
      public interface Orders { Order find(); }
      class Order { java.time.Instant at; }
      """;

  @TempDir private Path api;

  @Test
  void oneMember() {
    ClassFiles.compile(api, ORDERS);

    assertThat(text(api))
        .matches(
            "'Orders' sends a costly time value\n +'Order.at' sends 'Instant', .* of 1 service \\(Orders.java:1\\)");
  }

  @Test
  void aFileThatIsNotToldIsNamedAfterTheClass() {
    Project.in(api).with(ORDERS).arguments("-g:none").compile();

    assertThat(text(api.resolve("target/classes"))).endsWith(" (Order.java:1)");
  }

  @Test
  void whatTheWireMapHasToLearn() throws Exception {
    ClassFiles.compile(api, ORDERS);
    Path map = api.resolve("wire-map.txt");
    Files.writeString(map, "# CostlyRpcTime wire map v1\napi.*\n");

    assertThat(text(build(api).option("WireMap", map.toString())))
        .endsWith(
            "; not in the wire map yet, learn it with -XepOpt:CostlyRpcTime:WireMapMode=learn (Orders.java:1)");
    assertThat(text(api)).doesNotContain("wire map");
  }

  private static Build build(Path classes) {
    return Build.of(
            """
            package app;
            @org.apache.dubbo.config.annotation.DubboService
            abstract class OrdersImpl implements api.Orders {}
            """)
        .against(classes);
  }

  private static String text(Path classes) {
    return text(build(classes));
  }

  private static String text(Build build) {
    return build.run().texts().get(0);
  }
}

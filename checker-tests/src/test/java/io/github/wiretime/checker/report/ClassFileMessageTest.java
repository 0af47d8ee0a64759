package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Project;
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
            "(?s)Orders sends a costly time member, Instant: .*\n +82 +11 +Instant  Order.at \\(Orders.java\\)  find\\(\\); 1 method\n.*");
  }

  @Test
  void aFileThatIsNotToldIsNamedAfterTheClass() {
    Project.in(api).with(ORDERS).arguments("-g:none").compile();

    assertThat(text(api.resolve("target/classes"))).contains("  Order.at (Order.java)  ");
  }

  @Test
  void wordsGiveWayBeforeTheTime() {
    ClassFiles.compile(
        api,
        "package api; public interface RemoteDocumentAndFolderService { Order find(); }",
        "package api; public class Order { java.time.LocalDateTime from; java.time.LocalDateTime to; }");

    assertThat(text(build(api, "RemoteDocumentAndFolderService")))
        .startsWith(
            "RemoteDocumentAndFolderService sends 2 costly members, the worst LocalDateTime:"
                + " 245 bytes (hessian-lite 4.0.4)\n");
  }

  private static Build build(Path classes) {
    return build(classes, "Orders");
  }

  private static Build build(Path classes, String service) {
    return Build.of(
            """
            package app;
            @org.apache.dubbo.config.annotation.DubboService
            abstract class Provider implements api.%s {}
            """
                .formatted(service))
        .against(classes);
  }

  private static String text(Path classes) {
    return text(build(classes));
  }

  private static String text(Build build) {
    return build.run().texts().get(0);
  }
}

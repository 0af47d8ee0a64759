package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a module reports itself although its package or class is said to be looked after. */
final class ReportingModulesTest {

  @TempDir private Path api;

  @Test
  void itsOwnClassesThatWireTypesName() {
    assertThat(
            Build.of("package dto; class Line { java.time.LocalDateTime addedAt; }")
                .option("WireTypes", "dto.*")
                .run()
                .members())
        .containsExactly("Line.addedAt");
  }

  /** The module of the interface cannot know them. */
  @Test
  void whatItsTypeArgumentsMakeOfAServiceThatPatternsName() throws Exception {
    ClassFiles.compile(api, "package api; public interface Crud<T> { T get(); }");
    Outcome outcome =
        Build.of(
                """
                package provider;
                @org.apache.dubbo.config.annotation.DubboService
                abstract class Times implements api.Crud<java.time.Instant> {}
                """)
            .against(api)
            .option("ServiceInterfaces", "api.*")
            .run();

    assertThat(outcome.members()).containsExactly("Crud.get()");
  }
}

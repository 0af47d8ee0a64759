package io.github.wiretime.checker.finding;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.ClassFiles;
import io.github.wiretime.checker.harness.Outcome;
import java.nio.file.Files;
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

  /** No map could ever tell the module of the interface. */
  @Test
  void whatItsTypeArgumentsMakeOfAServiceOfAMappedPackage() throws Exception {
    ClassFiles.compile(api, "package api; public interface Crud<T> { T get(); }");
    Path map =
        Files.writeString(api.resolve("wire-map.txt"), "# CostlyRpcTime wire map v1\napi.*\n");
    Outcome outcome =
        Build.of(
                """
                package provider;
                @org.apache.dubbo.config.annotation.DubboService
                abstract class Times implements api.Crud<java.time.Instant> {}
                """)
            .against(api)
            .option("WireMap", map.toString())
            .run();

    assertThat(outcome.members()).containsExactly("Crud.get()");
    assertThat(outcome.texts().get(0)).doesNotContain("wire map");
  }
}

package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SourceJar;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** javac also compiles sources that it finds in a jar, whose addresses have no path. */
final class SourcesInJarsTest {

  @TempDir private Path folder;

  @Test
  void haveFilesAndLinesInReports() throws IOException {
    Project project =
        Project.in(folder.resolve("module"))
            .with("package app; interface OrderService { api.Order find(); }")
            .arguments("-classpath", Project.classPath(jar()), "-implicit:none")
            .option("ServiceInterfaces", "app.OrderService")
            .option("Report", "target/report.sarif")
            .option("CodeQuality", "target/quality.json");

    Outcome outcome = project.compile();

    assertThat(outcome.members()).containsExactly("Order.at");
    assertThat(project.read("target/report.md")).contains("`Order.at` (Order.java:3)");
    assertThat(project.read("target/quality.json")).contains("sources.jar!/api/Order.java\"");
  }

  private Path jar() throws IOException {
    return SourceJar.write(
        folder.resolve("sources.jar"),
        "api/Order.java",
        "package api;\npublic class Order {\n  java.time.Instant at;\n}\n");
  }
}

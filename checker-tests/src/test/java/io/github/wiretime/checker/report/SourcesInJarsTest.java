package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
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
    Path jar = folder.resolve("sources.jar");
    try (OutputStream out = Files.newOutputStream(jar);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("api/Order.java"));
      zip.write(
          "package api;\npublic class Order {\n  java.time.Instant at;\n}\n"
              .getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }
}

package io.github.wiretime.build;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.MoreCollectors.onlyElement;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.harness.SarifFile;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** The reports of a build of several modules with tests, and what the workflow makes of them. */
final class ReportIT {

  private static final String NEW_FIELD = "app.LateDto#at java.time.Instant";

  private static final Markdown CI = Markdown.read("docs/ci.md");

  @TempDir private Path temporary;

  @Test
  void everyModuleAndItsTestsHaveAReportToUpload() throws Exception {
    Path folder = temporary.resolve("shop büild");
    MavenBuild.copySources(Repository.path("examples"), folder);
    Files.createDirectories(folder.resolve(".git"));
    write(
        folder.resolve("order-provider/src/test/java/app/LateService.java"),
        """
        package app;

        @org.apache.dubbo.config.annotation.DubboService
        public class LateService {
          public LateDto find() {
            return new LateDto();
          }
        }

        class LateDto implements java.io.Serializable {
          java.time.Instant at;
        }
        """);

    MavenBuild.Result build =
        MavenBuild.in(folder).withProfiles("ratchet").run("test-compile", "-T2", "--fail-at-end");

    assertThat(build.text()).contains("'at' is sent as Instant");
    ImmutableList<Path> reports = files(folder, "costly-rpc-time");
    assertThat(reports.stream().map(report -> folder.relativize(report).toString()).toList())
        .containsExactly(
            "order-api/target/costly-rpc-time.sarif",
            "order-consumer/target/costly-rpc-time.sarif",
            "order-provider/target/costly-rpc-time-test-classes.sarif",
            "order-provider/target/costly-rpc-time.sarif");
    assertThat(reports.stream().map(ReportIT::category).toList())
        .containsExactly(
            "CostlyRpcTime/order-api/classes/",
            "CostlyRpcTime/order-consumer/classes/",
            "CostlyRpcTime/order-provider/classes/",
            "CostlyRpcTime/order-provider/test-classes/");
    for (Path report : reports) {
      SarifFile sarif = SarifFile.read(report);
      assertWithMessage(report.toString()).that(sarif.problems()).isEmpty();
      for (JsonNode uri : sarif.root().findValues("uri")) {
        assertThat(new File(folder.toUri().resolve(URI.create(uri.asText()))).exists()).isTrue();
      }
    }
    assertThat(SarifFile.read(reports.get(2)).keys()).containsExactly(NEW_FIELD);

    assumeTrue(run(folder, "jq --version") == 0, "the snippets need jq, which is not here");
    assertThat(run(folder, Iterables.getOnlyElement(CI.blocks("sh")))).isEqualTo(0);
    assertUploadsTheNewOneOnly(folder);
    assertGitLabGetsTheNewOneOnly(folder);
  }

  private static void assertGitLabGetsTheNewOneOnly(Path folder) throws Exception {
    Map<String, Map<String, List<String>>> pipeline = new Yaml().load(yaml("wiretime:"));

    assertThat(run(folder, pipeline.get("wiretime").get("after_script").get(0))).isEqualTo(0);

    JsonNode report = new ObjectMapper().readTree(folder.resolve("gl-code-quality.json").toFile());
    assertThat(report).hasSize(1);
    assertThat(report.at("/0/location/path").asText())
        .isEqualTo("order-provider/src/test/java/app/LateService.java");
    assertThat(report.at("/0/location/lines/begin").asInt()).isEqualTo(11);
  }

  private static void assertUploadsTheNewOneOnly(Path folder) throws Exception {
    assertThat(run(folder, workflowStep())).isEqualTo(0);

    SarifFile upload = SarifFile.read(folder.resolve("wiretime.sarif"));
    assertThat(upload.problems()).isEmpty();
    assertThat(upload.root().at("/runs")).hasSize(1);
    assertThat(upload.root().at("/runs/0/automationDetails/id").asText())
        .isEqualTo("CostlyRpcTime/");
    assertThat(upload.keys()).containsExactly(NEW_FIELD);
  }

  private static String workflowStep() {
    Map<String, Map<String, Map<String, List<Map<String, String>>>>> workflow =
        new Yaml().load(yaml("jobs:"));
    return workflow.get("jobs").get("build").get("steps").get(3).get("run");
  }

  private static String yaml(String begin) {
    return CI.blocks("yaml").stream()
        .filter(block -> block.startsWith(begin))
        .collect(onlyElement());
  }

  private static int run(Path folder, String command) throws Exception {
    Process shell =
        new ProcessBuilder("sh", "-e", "-c", command)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
            .start();
    assertThat(shell.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return shell.exitValue();
  }

  private static String category(Path report) {
    return SarifFile.read(report).run().at("/automationDetails/id").asText();
  }

  private static ImmutableList<Path> files(Path folder, String prefix) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.getFileName().toString().startsWith(prefix))
          .filter(file -> file.toString().endsWith(".sarif"))
          .sorted()
          .collect(toImmutableList());
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}

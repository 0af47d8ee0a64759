package io.github.wiretime.docs;

import static com.google.common.collect.MoreCollectors.onlyElement;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/**
 * The steps of the page on adopting, given to a shell with a report that has two new findings, and
 * others that are accepted or in the baseline.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the steps are written for a POSIX shell")
final class PipelineStepsTest {

  private static final String REPORT =
      "checker-tests/src/test/resources/io/github/wiretime/checker/report/costly.sarif";

  private static final ImmutableList<String> NEW =
      ImmutableList.of(
          "app.OrderService#find(java.time.Year)[0] java.time.Year",
          "app.Order#at java.time.Instant");

  @TempDir private Path folder;

  @BeforeEach
  void putTheReportWhereThePluginWritesIt() throws IOException {
    report(Repository.read(REPORT));
    Files.createDirectories(folder.resolve("bin"));
    Path gh =
        Files.writeString(
            folder.resolve("bin/gh"),
            """
            #!/bin/sh
            echo "$*" >> calls.txt
            case "$*" in *--paginate*) cat old.txt;; esac
            """);
    assertThat(gh.toFile().setExecutable(true)).isTrue();
    oldComment("");
  }

  @Test
  void theFirstCommentListsWhatIsNew() throws Exception {
    run(comment());

    assertThat(calls()).containsExactly("pr comment 7 --body-file comment.md");
    List<String> lines = Files.readAllLines(folder.resolve("comment.md"));
    assertThat(lines.subList(0, 3))
        .containsExactly("<!-- wiretime -->", "New findings of Wiretime: 2", "")
        .inOrder();
    assertThat(lines).hasSize(3 + NEW.size());
    for (int i = 0; i < NEW.size(); i++) {
      assertThat(lines.get(3 + i)).startsWith("- `" + NEW.get(i) + "`: ");
    }
  }

  @Test
  void theSameCommentIsWrittenAgain() throws Exception {
    oldComment("42\n");

    run(comment());

    assertThat(calls())
        .containsExactly("api -X PATCH repos/acme/shop/issues/comments/42 -F body=@comment.md");
  }

  @Test
  void nothingNewNeedsNoComment() throws Exception {
    report("{\"runs\": [{\"results\": []}]}");

    run(comment());

    assertThat(calls()).isEmpty();
  }

  @Test
  void aCommentLearnsThatNothingIsLeft() throws Exception {
    report("{\"runs\": [{\"results\": []}]}");
    oldComment("42\n");

    run(comment());

    assertThat(calls())
        .containsExactly("api -X PATCH repos/acme/shop/issues/comments/42 -F body=@comment.md");
    assertThat(Files.readString(folder.resolve("comment.md")))
        .contains("New findings of Wiretime: 0\n");
  }

  @Test
  void theAlertsAreThoseThatAreNew() throws Exception {
    Map<String, Map<String, Map<String, List<Map<String, String>>>>> workflow =
        new Yaml().load(yaml("jobs:", "wiretime.severity"));

    run(workflow.get("jobs").get("build").get("steps").get(3).get("run"));

    JsonNode left = json("wiretime.sarif").at("/runs/0/results");
    assertThat(left.findValuesAsText("costlyRpcTime/v1")).containsExactlyElementsIn(NEW).inOrder();
  }

  @Test
  void gitLabGetsThePlacesOfThoseThatAreNew() throws Exception {
    Map<String, Map<String, List<String>>> pipeline =
        new Yaml().load(yaml("wiretime:", "gl-code-quality"));

    run(pipeline.get("wiretime").get("after_script").get(0));

    JsonNode report = json("gl-code-quality.json");
    assertThat(report.findValuesAsText("fingerprint")).containsExactlyElementsIn(NEW).inOrder();
    assertThat(report.at("/1/check_name").asText()).isEqualTo("CostlyRpcTime");
    assertThat(report.at("/1/location/path").asText()).endsWith("/app/Order.java");
    assertThat(report.at("/1/location/lines/begin").asInt()).isEqualTo(6);
  }

  private static String comment() {
    List<Map<String, String>> steps =
        new Yaml().load(yaml("      - if: always() && ", "gh pr comment"));
    return steps.get(0).get("run");
  }

  /** The only block that begins and goes on like this. */
  private static String yaml(String begin, String inside) {
    return Markdown.read("docs/ci.md").blocks("yaml").stream()
        .filter(block -> block.startsWith(begin) && block.contains(inside))
        .collect(onlyElement());
  }

  private void report(String text) throws IOException {
    Path file = folder.resolve("target/wiretime/report.sarif");
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  /** What GitHub answers when it is asked for comments of ours. */
  private void oldComment(String id) throws IOException {
    Files.writeString(folder.resolve("old.txt"), id);
  }

  /** What GitHub was told, without the question for comments. */
  private ImmutableList<String> calls() throws IOException {
    return Files.readAllLines(folder.resolve("calls.txt")).stream()
        .filter(call -> !call.contains("--paginate"))
        .collect(ImmutableList.toImmutableList());
  }

  private JsonNode json(String file) throws IOException {
    return new ObjectMapper().readTree(folder.resolve(file).toFile());
  }

  private void run(String step) throws Exception {
    Path output = folder.resolve("output.txt");
    ProcessBuilder shell =
        new ProcessBuilder("sh", "-e", "-c", step)
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .redirectOutput(output.toFile());
    Map<String, String> environment = shell.environment();
    environment.put("PATH", folder.resolve("bin") + File.pathSeparator + environment.get("PATH"));
    environment.put("PULL", "7");
    environment.put("GITHUB_REPOSITORY", "acme/shop");

    Process process = shell.start();
    assertThat(process.waitFor(1, TimeUnit.MINUTES)).isTrue();

    assertWithMessage(Files.readString(output)).that(process.exitValue()).isEqualTo(0);
  }
}

package io.github.wiretime.docs;

import static com.google.common.collect.MoreCollectors.onlyElement;
import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.yaml.snakeyaml.Yaml;

/** What the pages on adopting show is what the example has. */
final class AdoptingTest {

  private static final Markdown ERROR_PRONE = Markdown.read("docs/error-prone.md");

  @Test
  void theProfileIsTheOneOfTheExample() {
    String pom = withoutIndentation(Repository.read("examples/pom.xml"));
    String page = withoutIndentation(ERROR_PRONE.text());
    int start = page.indexOf("<profile>");
    int end = page.indexOf("</profile>");

    assertThat(start).isGreaterThan(0);
    assertThat(pom).contains(page.substring(start, end));
  }

  @Test
  void theBaselineIsTheOneOfTheExample() {
    assertThat(Repository.read("docs/adopting.md"))
        .contains(Repository.read("examples/costly-rpc-time.baseline"));
  }

  @Test
  void commandsWriteCheckAndPruneWithTheProfile() {
    assertThat(ERROR_PRONE.commandsWith("-Pratchet"))
        .containsExactly(
            "clean test-compile -Pratchet -Dwiretime.baselineMode=write",
            "clean test-compile -Pratchet",
            "clean test-compile -Pratchet -Dwiretime.baselineMode=prune")
        .inOrder();
  }

  @Test
  void workflowBuildsWithTheProfileAndUploadsTheReports() {
    Map<?, ?> workflow = yamlWithTheProfile("jobs:");
    Map<?, ?> build = (Map<?, ?>) ((Map<?, ?>) workflow.get("jobs")).get("build");

    assertThat((Map<?, ?>) build.get("permissions")).containsEntry("security-events", "write");
    List<?> steps = (List<?>) build.get("steps");
    assertThat(steps.stream().map(step -> ((Map<?, ?>) step).keySet().toString()).toList())
        .containsExactly("[uses]", "[uses, with]", "[run]", "[if, run]", "[if, uses, with]")
        .inOrder();
    assertThat(((Map<?, ?>) steps.get(2)).get("run").toString()).contains("-Pratchet");
    assertThat(((Map<?, ?>) steps.get(4)).get("with").toString())
        .isEqualTo("{sarif_file=wiretime.sarif}");
  }

  @Test
  void pipelineBuildsWithTheProfileAndKeepsTheReports() {
    Map<?, ?> job = (Map<?, ?>) yamlWithTheProfile("costly-rpc-time:").get("costly-rpc-time");
    Map<?, ?> artifacts = (Map<?, ?>) job.get("artifacts");

    assertThat((List<?>) job.get("script")).containsExactly("mvn -B test-compile -Pratchet");
    assertThat((Map<?, ?>) artifacts.get("reports"))
        .containsExactly("codequality", "gl-code-quality.json");
    assertThat((List<?>) artifacts.get("paths"))
        .containsExactly("**/target/costly-rpc-time*.sarif", "**/target/costly-rpc-time*.md");
  }

  private static Map<?, ?> yamlWithTheProfile(String begin) {
    return new Yaml()
        .load(
            Markdown.read("docs/ci.md").blocks("yaml").stream()
                .filter(block -> block.startsWith(begin) && block.contains("-Pratchet"))
                .collect(onlyElement()));
  }

  private static String withoutIndentation(String text) {
    return text.lines().map(String::strip).collect(joining("\n"));
  }
}

package io.github.wiretime.docs;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import org.junit.jupiter.api.Test;

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

  private static String withoutIndentation(String text) {
    return text.lines().map(String::strip).collect(joining("\n"));
  }
}

package io.github.wiretime.build;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import org.junit.jupiter.api.Test;

/** What the page on adopting shows is what the example has. */
final class AdoptingTest {

  private static final String PAGE = withoutIndentation(Repository.read("docs/adopting.md"));

  @Test
  void theProfileIsTheOneOfTheExample() {
    String pom = withoutIndentation(Repository.read("examples/pom.xml"));
    int start = PAGE.indexOf("<profile>");
    int end = PAGE.indexOf("</profile>");

    assertThat(start).isGreaterThan(0);
    assertThat(pom).contains(PAGE.substring(start, end));
  }

  @Test
  void theBaselineIsTheOneOfTheExample() {
    assertThat(PAGE).contains(Repository.read("examples/costly-rpc-time.baseline"));
  }

  private static String withoutIndentation(String text) {
    return text.lines().map(String::strip).collect(joining("\n"));
  }
}

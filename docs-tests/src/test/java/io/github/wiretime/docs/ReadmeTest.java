package io.github.wiretime.docs;

import static com.google.common.collect.MoreCollectors.onlyElement;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import io.github.wiretime.build.Uncommented;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.options.HessianLite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the README shows is what the example has. */
final class ReadmeTest {

  private static final Markdown README = Markdown.read("README.md");
  private static final Markdown COMPLETE = Markdown.read("docs/error-prone.md");

  @Test
  void xmlIsTakenFromTheExample() {
    String pom = withoutIndentation(Repository.read("examples/pom.xml"));

    ImmutableList<String> blocks =
        ImmutableList.<String>builder()
            .addAll(COMPLETE.blocks("xml"))
            .addAll(README.blocks("xml"))
            .addAll(Markdown.read("docs/CostlyRpcTime.md").blocks("xml"))
            .build();

    assertThat(blocks).hasSize(7);
    for (String block : blocks) {
      if (!block.contains("wiretime-maven-plugin")) { // built with the example by an own test
        assertThat(pom).contains(withoutIndentation(Uncommented.processors(block)));
      }
    }
  }

  @Test
  void thePageOfMavenHasTheSameLinesForThePom() {
    assertThat(Markdown.read("docs/maven.md").blocks("xml")).contains(README.blocks("xml").get(0));
  }

  @Test
  void jvmConfigIsThatOfTheExampleAndOurs() {
    String config = Repository.read("examples/.mvn/jvm.config");

    assertThat(COMPLETE.blocks("text")).contains(config);
    assertThat(Repository.read(".mvn/jvm.config")).startsWith(config);
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "README.zh-CN.md"})
  void continuousIntegrationRunsTheTestCommandAsItStands(String readme) {
    assertThat(Repository.read(".ci/run").lines().toList())
        .contains(Iterables.getLast(Markdown.read(readme).blocks("sh")).strip());
  }

  @Test
  void numbersAreMeasured() {
    CostTable table = CostTable.load(HessianLite.LITE_4_0_4);
    Cost date = table.of("java.util.Date").orElseThrow();
    Cost dateTime = table.of("java.time.LocalDateTime").orElseThrow();

    assertThat(README.text().replace('\n', ' '))
        .contains(
            "A `Date` takes %s bytes, a `LocalDateTime` %s bytes the first time in a message and %s each further time"
                .formatted(
                    date.firstBytes(),
                    dateTime.firstBytes(),
                    dateTime.size().orElseThrow().further()));
  }

  /** The size of a jar, its time, and the time with options of Java. */
  @ParameterizedTest
  @CsvSource({
    "README.md, '%1$s MB jar takes [%2$s seconds]'",
    "README.zh-CN.md, '%1$s MB 的 jar 需要 [%2$s 秒]'",
    "docs/scan.md, 'jar of %1$s MB takes [%3$s instead of %2$s seconds]'",
    "docs/zh/scan.md, '%1$s MB 的 jar 需要 [%3$s 秒，而不是 %2$s 秒]'",
  })
  void scanTakesWhatOverheadSays(String page, String expected) {
    MatchResult scan =
        Pattern.compile("(\\d+) MB takes ([\\d.]+) s.*less-time-and-memory\\) ([\\d.]+) s")
            .matcher(Repository.read("docs/evidence/overhead.md"))
            .results()
            .collect(onlyElement());

    assertThat(Markdown.read(page).text())
        .contains(expected.formatted(scan.group(1), scan.group(2), scan.group(3)));
  }

  static List<String> pages() throws IOException {
    try (Stream<Path> root = Files.list(Repository.path(""));
        Stream<Path> docs = Files.walk(Repository.path("docs"))) {
      return Stream.concat(root, docs)
          .map(Repository::relative)
          .filter(file -> file.endsWith(".md"))
          .sorted()
          .toList();
    }
  }

  @Test
  void pagesAreFound() throws IOException {
    assertThat(pages()).containsAtLeast("README.md", "docs/adopting.md", "docs/zh/adopting.md");
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadSomewhere(String page) {
    Markdown markdown = Markdown.read(page);

    for (MatchResult link : markdown.links()) {
      if (link.group(1).startsWith("https:")) {
        continue;
      }
      String target =
          link.group(1).isEmpty()
              ? page
              : Repository.relative(Repository.path(page).resolveSibling(link.group(1)));
      assertWithMessage(link.group()).that(Repository.path(target).toFile().exists()).isTrue();
      if (link.group(2) != null) {
        assertThat(Markdown.read(target).anchors()).contains(link.group(2));
      }
    }
  }

  private static String withoutIndentation(String text) {
    return text.lines().map(String::strip).collect(joining("\n"));
  }
}

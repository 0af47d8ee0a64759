package io.github.wiretime.docs;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.options.CompilerDialect;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the page on trouble shows of the example is what the example gets. */
final class TroubleshootingTest {

  private static final Markdown PAGE = Markdown.read("docs/troubleshooting.md");

  /** The notes of the check that no build of the tests prints with these values. */
  private static final ImmutableList<Text> NOTES =
      ImmutableList.of(
          CheckTexts.of(
              "spring.no-file",
              "-XepOpt:CostlyRpcTime:SpringConfig",
              "src/main/resources/spring/*.xml"),
          CheckTexts.counted("older-peers", 12, "-XepOpt:CostlyRpcTime:Serialization=hessian2"),
          CheckTexts.counted(
              "provider-decides", 3, "-XepOpt:CostlyRpcTime:Serialization=fastjson2"));

  @Test
  void diagnosticsAreThoseOfTheExample() {
    List<String> shown =
        PAGE.blocks("text").stream()
            .filter(block -> block.matches("(?s)\\[WARNING\\] order-.*\\[CostlyRpcTime\\].*"))
            .toList();

    assertThat(shown).hasSize(2);
    for (String block : shown) {
      assertThat(Repository.expected("example-diagnostics.txt")).contains(block);
    }
  }

  @ParameterizedTest
  @EnumSource
  void notesHaveTheWordsOfTheCheck(Language language) {
    Dialect dialect = new CompilerDialect(language);
    Markdown page = language == Language.EN ? PAGE : Markdown.read("docs/zh/troubleshooting.md");

    for (Text note : NOTES) {
      assertThat(page.blocks("text")).contains("[INFO] " + dialect.said(dialect.text(note)) + "\n");
    }
    assertThat(page.blocks("text"))
        .contains(
            "[INFO] "
                + dialect.said(
                    Stream.of("services", "classes-sent", "costly-members")
                        .map(name -> CheckTexts.counted(name, name.startsWith("cost") ? 0 : 1))
                        .map(dialect::text)
                        .collect(joining(dialect.text(CheckTexts.of("separator.parts")))))
                + "\n");
    assertThat(page.blocks("text"))
        .contains(
            "[INFO] "
                + CheckTexts.of("limit.warnings", "CostlyRpcTime", 100, 8, "-Xmaxwarns")
                    .in(language)
                + "\n");
  }

  /** Each row leads to the section that stands next. */
  @Test
  void everySectionIsInTheTableAtTheTop() {
    List<String> linked =
        PAGE.text()
            .lines()
            .filter(line -> line.startsWith("| ") && line.contains("](#"))
            .map(line -> line.replaceFirst(".*\\[(.*)\\]\\(#.*", "## $1"))
            .toList();

    assertThat(PAGE.text().lines().filter(line -> line.startsWith("## ")).toList())
        .containsExactlyElementsIn(linked)
        .inOrder();
  }

  @Test
  void bytesAreMeasured() {
    CostTable table = CostTable.load(HessianLite.LITE_4_0_4);
    Cost instant = table.of("java.time.Instant").orElseThrow();

    assertThat(PAGE.text().replace('\n', ' '))
        .contains(
            "An `Instant` takes %s bytes the first time in a message and %s each further time, a `Date` %s."
                .formatted(
                    instant.firstBytes(),
                    instant.size().orElseThrow().further(),
                    table.of("java.util.Date").orElseThrow().firstBytes()));
  }
}

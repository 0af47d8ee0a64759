package io.github.wiretime.docs;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.options.HessianLite;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the page on trouble shows of the example is what the example gets. */
final class TroubleshootingTest {

  private static final Markdown PAGE = Markdown.read("docs/troubleshooting.md");

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

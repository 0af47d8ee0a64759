package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.stack.Layout;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whatever was published has its row on a page of its own, with ours and a verdict. */
final class PublishedPageTest {
  private static final ImmutableSet<String> DIFFERING = ImmutableSet.of("partly", "not");
  private static final ImmutableSet<String> VERDICTS =
      ImmutableSet.of("reproduced", "yardstick", "partly", "not", "not measured");

  private final List<String> page = page();

  @Test
  void everyFigureHasItsRow() {
    for (Row row : PublishedTables.resource("figures").rows()) {
      List<String> cells = cells(row.get("group"), row.get("label"));
      assertWithMessage(row.get("label")).that(cells).hasSize(PublishedFigure.COLUMNS.size());
      if (!row.get("published").isEmpty()) {
        assertThat(cells.get(1))
            .isEqualTo(
                "%s %s [%s]".formatted(row.get("published"), row.get("unit"), row.get("source")));
        assertThat(VERDICTS).contains(cells.get(6));
      }
    }
  }

  /** Ours, the spread and the ratios: figures, but where there is nothing to compare with. */
  @Test
  void everyRowHasOurFigure() {
    for (Row row : PublishedTables.resource("figures").rows()) {
      List<String> cells = cells(row.get("group"), row.get("label"));
      assertWithMessage(row.get("label")).that(cells.get(2)).matches("-?[0-9.,]+ .+");
      assertWithMessage(row.get("label")).that(cells.get(3)).matches("±[0-9]+ %( ‡)?|—");
      assertWithMessage(row.get("label")).that(cells.get(4)).matches("[0-9.,]+|—");
      assertWithMessage(row.get("label")).that(cells.get(5)).matches("[0-9.,]+|—");
    }
  }

  @Test
  void whatDiffersSaysWhy() {
    for (Row row : PublishedTables.resource("figures").rows()) {
      String verdict = cells(row.get("group"), row.get("label")).get(6);
      if (DIFFERING.contains(verdict)) {
        assertWithMessage("%s, %s", row.get("group"), row.get("label"))
            .that(notes(row))
            .containsMatch(": " + verdict + ", because [^?]");
      }
    }
  }

  /** Two sentences are enough. */
  @Test
  void reasonsAreShort() {
    for (Row row : PublishedTables.resource("reasons").rows()) {
      assertThat(Splitter.on(". ").splitToList(row.get("text")).size()).isAtMost(2);
    }
  }

  @Test
  void everyClaimHasAVerdict() {
    for (Row row : PublishedTables.resource("claims").rows()) {
      List<String> cells = cells("Claims", row.get("claim"));
      assertThat(VERDICTS).contains(cells.get(2));
      assertThat(cells.get(3)).startsWith(cells.get(2).equals("reproduced") ? "" : "because ");
    }
  }

  private List<String> cells(String group, String label) {
    String start = "| " + label + " | ";
    return section(group).stream()
        .filter(line -> line.startsWith(start))
        .findFirst()
        .map(line -> Splitter.on(" | ").splitToList(line.substring(2, line.length() - 2)))
        .orElseThrow(() -> new AssertionError("no row " + label + " in " + group));
  }

  private String notes(Row row) {
    return section(row.get("group")).stream()
        .filter(line -> line.startsWith("- ") && line.contains(row.get("label")))
        .findFirst()
        .orElse("");
  }

  private List<String> section(String title) {
    List<String> rest =
        page.stream().dropWhile(line -> !line.startsWith("### " + title)).skip(1).toList();
    return rest.stream().takeWhile(line -> !line.startsWith("#")).toList();
  }

  private static List<String> page() {
    try {
      return Files.readAllLines(Layout.here().root().resolve("docs/evidence/published.md"));
    } catch (IOException e) {
      throw new AssertionError("no page", e);
    }
  }
}

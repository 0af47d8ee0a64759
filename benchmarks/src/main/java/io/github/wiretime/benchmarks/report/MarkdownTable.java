package io.github.wiretime.benchmarks.report;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A table in Markdown: the first column is text, the others are figures. */
final class MarkdownTable {
  private final StringBuilder text = new StringBuilder();

  MarkdownTable(List<String> columns) {
    row(columns);
    text.append("|---|")
        .append(String.join("", Collections.nCopies(columns.size() - 1, "---:|")))
        .append('\n');
  }

  MarkdownTable row(List<String> cells) {
    text.append(
        cells.stream().map(MarkdownTable::escape).collect(Collectors.joining(" | ", "| ", " |\n")));
    return this;
  }

  private static String escape(String cell) {
    return cell.replace("|", "\\|");
  }

  @Override
  public String toString() {
    return text.toString();
  }
}

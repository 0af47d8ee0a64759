package io.github.wiretime.overhead.report;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A table in Markdown. */
final class MarkdownTable {
  private final StringBuilder text = new StringBuilder();

  private MarkdownTable(List<String> columns, String alignment) {
    row(columns);
    text.append("|---|")
        .append(String.join("", Collections.nCopies(columns.size() - 1, alignment)))
        .append('\n');
  }

  /** The first column is text, the others are figures. */
  static MarkdownTable ofFigures(List<String> columns) {
    return new MarkdownTable(columns, "---:|");
  }

  /** All columns are text. */
  static MarkdownTable ofText(List<String> columns) {
    return new MarkdownTable(columns, "---|");
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

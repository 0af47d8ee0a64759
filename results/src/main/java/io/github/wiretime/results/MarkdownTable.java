package io.github.wiretime.results;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** A table in Markdown. */
public final class MarkdownTable {
  private final StringBuilder text = new StringBuilder();

  private MarkdownTable(List<String> columns, String alignment) {
    row(columns);
    text.append("|---|")
        .append(String.join("", Collections.nCopies(columns.size() - 1, alignment)))
        .append('\n');
  }

  /** The first column is text, the others are figures. */
  public static MarkdownTable ofFigures(List<String> columns) {
    return new MarkdownTable(columns, "---:|");
  }

  /** All columns are text. */
  public static MarkdownTable ofText(List<String> columns) {
    return new MarkdownTable(columns, "---|");
  }

  /** Adds a row, and returns the table. */
  public MarkdownTable row(List<String> cells) {
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

package io.github.wiretime.measurements.results;

import com.google.common.base.Splitter;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** A table in Markdown. */
public final class MarkdownTable {
  private final StringBuilder text = new StringBuilder();

  private MarkdownTable(Collection<String> columns, String alignment) {
    row(columns);
    text.append("|---|")
        .append(String.join("", Collections.nCopies(columns.size() - 1, alignment)))
        .append('\n');
  }

  /** The first column is text, the others are figures. */
  public static MarkdownTable ofFigures(Collection<String> columns) {
    return new MarkdownTable(columns, "---:|");
  }

  /** The same with the head as one text: {@code "type | first, bytes"}. */
  public static MarkdownTable ofFigures(String head) {
    return ofFigures(Splitter.on(" | ").splitToList(head));
  }

  /** The same with a row for each element. */
  public static <T> String ofFigures(
      String head, Collection<T> elements, Function<T, List<String>> cells) {
    MarkdownTable table = ofFigures(head);
    elements.forEach(element -> table.row(cells.apply(element)));
    return table.toString();
  }

  /** All columns are text. */
  public static MarkdownTable ofText(Collection<String> columns) {
    return new MarkdownTable(columns, "---|");
  }

  /** All columns are text, with the head as one text. */
  public static MarkdownTable ofText(String head) {
    return ofText(Splitter.on(" | ").splitToList(head));
  }

  /** The file as it is; empty if it has no rows. */
  public static String of(Table table) {
    if (table.rows().isEmpty()) {
      return "";
    }
    MarkdownTable markdown = ofText(table.rows().get(0).columns());
    table.rows().forEach(row -> markdown.row(row.values()));
    return markdown.toString();
  }

  /** Adds a row. */
  public void row(String... cells) {
    row(List.of(cells));
  }

  /** Adds a row. */
  public void row(Collection<String> cells) {
    text.append(
        cells.stream()
            .map(cell -> cell.replace("|", "\\|"))
            .collect(Collectors.joining(" | ", "| ", " |\n")));
  }

  @Override
  public String toString() {
    return text.toString();
  }
}

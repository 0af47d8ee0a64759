package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.words.Width;
import java.util.List;

/** Rows of cells as lines, each column as wide as its widest cell. */
final class TextTable {

  private static final String GAP = "  ";

  private TextTable() {}

  /** The lines, without blanks at their ends. All rows have as many cells. */
  static ImmutableList<String> lines(List<? extends List<String>> rows) {
    return rows.stream().map(row -> line(row, rows)).collect(toImmutableList());
  }

  private static String line(List<String> row, List<? extends List<String>> rows) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      int index = column;
      int width = rows.stream().mapToInt(each -> Width.of(each.get(index))).max().orElse(0);
      line.append(Width.padEnd(row.get(column), width)).append(GAP);
    }
    return line.toString().stripTrailing();
  }
}

package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;

/** What a scan of a large application takes. */
final class ScansSection {

  private ScansSection() {}

  static String text(Table table) {
    Row first = table.rows().get(0);
    MarkdownTable times =
        MarkdownTable.ofFigures("size of the jar, MB | jars inside | heap | seconds");
    times.row(
        first.get("megabytes"),
        first.get("jars"),
        "`" + first.get("heap") + "`",
        Spread.of(table.rows(), row -> row.number("seconds")).text(1));
    return times.toString();
  }
}

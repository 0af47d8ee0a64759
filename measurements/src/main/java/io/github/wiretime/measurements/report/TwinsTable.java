package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Profile;
import io.github.wiretime.measurements.twins.Stage;

/** What a migration by twins saves, in bytes and in time. */
record TwinsTable(Table measured) {

  String text() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "serializer | class | one object, bytes | list of 100, bytes | list of 100, µs");
    for (Row row : measured.rows()) {
      table.row(
          Profile.of(row.get("profile")).shortTitle(),
          Stage.valueOf(row.get("stage")).title(),
          row.get("one"),
          row.get("list100"),
          micros(row));
    }
    return table.toString();
  }

  private static String micros(Row row) {
    Spread nanos = Spread.of(row);
    return Spread.marked(Spread.format(nanos.median() / 1000, 0), nanos.distance());
  }
}

package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Profile;
import io.github.wiretime.measurements.twins.Stage;
import java.util.List;
import java.util.Map;

/** What a migration by twins saves, in bytes and in time. */
record TwinsTable(Table measured) {

  private static final List<String> TITLES =
      List.of("serializer", "class", "one object, bytes", "list of 100, bytes", "list of 100, µs");

  private static final Map<Stage, String> STAGES =
      Map.of(
          Stage.BEFORE, "before",
          Stage.READS, "release 1",
          Stage.SENDS, "release 2",
          Stage.DATE, "`Date`");

  String text() {
    MarkdownTable table = MarkdownTable.ofFigures(TITLES);
    for (Row row : measured.rows()) {
      table.row(
          Profile.of(row.get("profile")).shortTitle(),
          STAGES.get(Stage.valueOf(row.get("stage"))),
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

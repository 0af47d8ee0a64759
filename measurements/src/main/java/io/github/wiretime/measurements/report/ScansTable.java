package io.github.wiretime.measurements.report;

import static io.github.wiretime.measurements.scans.ScansRun.OPTIONS;
import static io.github.wiretime.measurements.scans.ScansRun.PLAIN;
import static io.github.wiretime.measurements.scans.ScansRun.QUICK;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;

/** What scans of one large jar take, with different options of Java. */
record ScansTable(Table table) {

  /** Whether scans with some of the options were not measured. */
  boolean isEmpty() {
    return OPTIONS.stream().anyMatch(options -> rows(options).isEmpty());
  }

  String text() {
    MarkdownTable times =
        MarkdownTable.ofFigures("size of the jar, MB | jars inside | options of Java | seconds");
    for (String options : OPTIONS) {
      times.row(megabytes(), jars(), "`" + options + "`", seconds(options).text(1));
    }
    return times.toString();
  }

  String megabytes() {
    return anyRow().get("megabytes");
  }

  String jars() {
    return anyRow().get("jars");
  }

  private Row anyRow() {
    return table.rows().get(0);
  }

  /** As most people start it. */
  Spread plain() {
    return seconds(PLAIN);
  }

  /** As the Maven plugin starts it, in a smaller heap. */
  Spread quick() {
    return seconds(QUICK);
  }

  private Spread seconds(String options) {
    return Spread.of(rows(options), row -> row.number("seconds"));
  }

  private List<Row> rows(String options) {
    return table.where("options", options).rows();
  }
}

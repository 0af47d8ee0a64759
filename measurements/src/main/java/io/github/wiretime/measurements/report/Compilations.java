package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;

/** Measured compilations, a row each. */
record Compilations(Table table) {

  List<String> subjects() {
    return table.stream().map(row -> row.get("subject")).distinct().toList();
  }

  List<Row> rows(String subject, Mode mode) {
    return rows(subject, mode.name());
  }

  List<Row> rows(String subject, String mode) {
    return table.where("subject", subject).where("mode", mode).rows();
  }

  /** In seconds. */
  static double cpu(Row row) {
    return row.number("cpu ms") / 1000;
  }

  /** What the check took, in milliseconds. */
  static double own(Row row) {
    return row.number("analysis ms") + row.number("visits ms");
  }

  /** What the check takes of a compilation in a mode; empty if there was none. */
  String share(String subject, Mode mode, int digits) {
    List<Row> rows = rows(subject, mode);
    if (rows.isEmpty()) {
      return "";
    }
    double own = Spread.of(rows(subject, Mode.CHECKED), Compilations::own).median();
    double millis = 1000 * Spread.of(rows, Compilations::cpu).median();
    return Spread.format(100 * own / millis, digits) + " %";
  }
}

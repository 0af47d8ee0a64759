package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import java.util.function.ToDoubleFunction;

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
    return Spread.format(100 * part(subject, mode), digits) + " %";
  }

  /** The same as a number: what the check takes, divided by what the compilation takes. */
  double part(String subject, Mode mode) {
    return median(subject, Mode.CHECKED, Compilations::own)
        / (1000 * median(subject, mode, Compilations::cpu));
  }

  /** The median of all compilations of a subject in a mode. */
  double median(String subject, Mode mode, ToDoubleFunction<Row> value) {
    return Spread.of(rows(subject, mode), value).median();
  }

  /** Of the compilations of a round with the check and without it. */
  List<Double> ratios(String subject) {
    return SameRounds.ratios(
        SameRounds.of(rows(subject, Mode.CHECKED), Compilations::cpu),
        SameRounds.of(rows(subject, Mode.ERROR_PRONE), Compilations::cpu));
  }
}

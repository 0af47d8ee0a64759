package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.bytes.BytesRun;
import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import java.util.List;
import java.util.stream.Stream;

/** How the bytes of values grow with their number in a message. */
final class Counts {
  static final String LOCAL_DATE = "java.time.LocalDate";

  private static final String NUMBER = "values";
  private static final int LABELLED = 20;

  private final List<Row> rows;

  Counts(Layout layout) {
    this.rows = Table.read(layout.result(BytesRun.COUNTS)).rows();
  }

  /** How many dates without a time of day are smaller than as many dates: a sentence. */
  String crossing() {
    return rows.isEmpty()
        ? ""
        : "%d or more `LocalDate`s in a message take fewer bytes than as many `Date`s."
            .formatted(fewerBytesFrom());
  }

  /** From which number on the values of {@code LocalDate} take fewer bytes than dates. */
  int fewerBytesFrom() {
    Row last =
        rows.stream()
            .filter(row -> row.number(LOCAL_DATE) >= row.number(Samples.YARDSTICK))
            .reduce((one, next) -> next)
            .orElseThrow();
    return Integer.parseInt(last.get(NUMBER)) + 1;
  }

  Stream<Plot> plots() {
    if (rows.isEmpty()) {
      return Stream.empty();
    }
    List<Plot.Series> series =
        rows.get(0).columns().stream()
            .filter(column -> !column.equals(NUMBER))
            .map(type -> new Plot.Series(Plots.simpleName(type), bytes(type)))
            .toList();
    return Stream.of(
        new Plot(
            "bytes-number",
            "Bytes of values by their number in a message, hessian-lite 4.0.4",
            Plot.Kind.LINES,
            rows.stream().map(row -> row.get(NUMBER)).map(Counts::label).toList(),
            "values in the message; %d or more LocalDates are smaller than as many Dates"
                .formatted(fewerBytesFrom()),
            "bytes (logarithmic)",
            Scale.logarithmic(Plot.figures(series)),
            series));
  }

  private List<Spread> bytes(String type) {
    return rows.stream().map(row -> Spread.exactly(row.number(type))).toList();
  }

  private static String label(String number) {
    int value = Integer.parseInt(number);
    return value == 1 || value % LABELLED == 0 ? number : "";
  }
}

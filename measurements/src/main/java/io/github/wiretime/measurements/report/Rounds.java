package io.github.wiretime.measurements.report;

import static java.util.stream.Collectors.collectingAndThen;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import io.github.wiretime.measurements.results.Row;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What was measured in several rounds.
 *
 * @param rows of the result file
 */
record Rounds(List<Row> rows) {

  /** How late a caller is when it was overloaded. */
  static final double LATE_MILLIS = 150;

  Rounds where(String column, String value) {
    return new Rounds(rows.stream().filter(row -> row.get(column).equals(value)).toList());
  }

  /** Those with the same values in the columns together, in their order. */
  Map<List<String>, Rounds> by(String... columns) {
    return rows.stream()
        .collect(
            groupingBy(
                row -> Stream.of(columns).map(row::get).toList(),
                LinkedHashMap::new,
                collectingAndThen(toList(), Rounds::new)));
  }

  Spread spread(String column) {
    return Spread.of(rows, row -> row.number(column));
  }

  Spread callsPerSecond() {
    return spread("callsPerSecond");
  }

  /** Whether callers fell behind in most rounds. */
  boolean isOverloaded() {
    return overloaded() * 2 > rows.size();
  }

  /** In how many rounds callers fell behind. */
  long overloaded() {
    return rows.stream().filter(row -> row.number("lateMs") > LATE_MILLIS).count();
  }
}

package io.github.wiretime.overhead.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.results.Table;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** Measured compilations, a row each. */
record Compilations(Table table) {

  ImmutableList<String> subjects() {
    return table.stream().map(row -> row.get("subject")).distinct().collect(toImmutableList());
  }

  List<Double> of(String subject, String mode, ToDoubleFunction<Map<String, String>> value) {
    return rows(subject, mode).stream().mapToDouble(value).boxed().toList();
  }

  List<Map<String, String>> rows(String subject, String mode) {
    return table.where("subject", subject).where("mode", mode).stream().toList();
  }

  /** In seconds. */
  static double cpu(Map<String, String> row) {
    return number(row, "cpu ms") / 1000;
  }

  /** What the check took, in milliseconds. */
  static double own(Map<String, String> row) {
    return number(row, "analysis ms") + number(row, "visits ms");
  }

  static double number(Map<String, String> row, String column) {
    return Double.parseDouble(row.get(column));
  }

  /** What the check takes of a compilation; milliseconds and seconds. */
  static String share(Spread own, Spread compilation, int digits) {
    return Spread.format(100 * own.median() / (1000 * compilation.median()), digits) + " %";
  }
}

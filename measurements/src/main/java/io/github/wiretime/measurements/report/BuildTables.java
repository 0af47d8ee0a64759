package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.ArrayList;
import java.util.List;

/** What whole builds take with and without the Maven plugin, and what scans take. */
final class BuildTables {

  static final List<String> MODULES = List.of("with Dubbo", "without Dubbo");

  static final String NONE = "none";

  private static final List<String> MODES = List.of("scan", "javac");

  private BuildTables() {}

  static String builds(Table table) {
    MarkdownTable times =
        MarkdownTable.ofFigures(
            "modules, mode of the plugin | without it, s | with it, s | ratio of a round");
    for (String modules : MODULES) {
      for (String mode : modes(table)) {
        List<Row> without = rows(table, modules, NONE);
        List<Row> with = rows(table, modules, mode);
        List<Double> ratios = new ArrayList<>();
        for (int round = 0; round < with.size(); round++) {
          ratios.add(with.get(round).number("seconds") / without.get(round).number("seconds"));
        }
        times.row(
            modules + ", " + mode,
            Spread.of(without, row -> row.number("seconds")).text(1),
            Spread.of(with, row -> row.number("seconds")).text(1),
            Spread.of(ratios).text(3));
      }
    }
    return times.toString();
  }

  /** All scans are of one jar. */
  static String scans(Table table) {
    Row jar = table.rows().get(0);
    MarkdownTable times =
        MarkdownTable.ofFigures("size of the jar, MB | jars inside | heap | seconds");
    times.row(
        jar.get("megabytes"),
        jar.get("jars"),
        "`" + jar.get("heap") + "`",
        Spread.of(table.rows(), row -> row.number("seconds")).text(1));
    return times.toString();
  }

  /** Those that were measured. */
  static List<String> modes(Table table) {
    return MODES.stream().filter(mode -> !rows(table, MODULES.get(0), mode).isEmpty()).toList();
  }

  static List<Row> rows(Table table, String modules, String mode) {
    return table.stream()
        .filter(row -> row.get("modules").equals(modules))
        .filter(row -> row.get("mode").equals(mode))
        .toList();
  }
}

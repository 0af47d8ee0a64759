package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.ArrayList;
import java.util.List;

/** What a whole build takes with and without the Maven plugin. */
final class BuildsSection {

  static final List<String> MODULES = List.of("with Dubbo", "without Dubbo");

  private BuildsSection() {}

  static String text(Table table) {
    MarkdownTable times =
        MarkdownTable.ofFigures("modules | without the plugin, s | with it, s | ratio of a pair");
    for (String modules : MODULES) {
      List<Row> without = rows(table, modules, false);
      List<Row> with = rows(table, modules, true);
      List<Double> ratios = new ArrayList<>();
      for (int pair = 0; pair < with.size(); pair++) {
        ratios.add(with.get(pair).number("seconds") / without.get(pair).number("seconds"));
      }
      times.row(
          modules,
          Spread.of(without, row -> row.number("seconds")).text(1),
          Spread.of(with, row -> row.number("seconds")).text(1),
          Spread.of(ratios).text(3));
    }
    return times.toString();
  }

  static List<Row> rows(Table table, String modules, boolean withPlugin) {
    return table.stream()
        .filter(row -> row.get("modules").equals(modules))
        .filter(row -> row.get("plugin").equals(String.valueOf(withPlugin)))
        .toList();
  }
}

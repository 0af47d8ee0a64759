package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import java.util.stream.IntStream;

/** What whole builds take with and without the Maven plugin, and what scans take. */
final class BuildTables {

  static final String WITH_DUBBO = "with Dubbo";
  static final String WITHOUT_DUBBO = "without Dubbo";
  static final List<String> MODULES = List.of(WITH_DUBBO, WITHOUT_DUBBO);

  static final String NONE = "none";
  static final String SCAN = "scan";
  static final String JAVAC = "javac";

  private static final List<String> MODES = List.of(SCAN, JAVAC);

  private BuildTables() {}

  static String builds(Table table) {
    MarkdownTable times =
        MarkdownTable.ofFigures(
            "modules, mode of the plugin | without it, s | with it, s | ratio of a round");
    for (String modules : MODULES) {
      for (String mode : modes(table)) {
        List<Row> without = rows(table, modules, NONE);
        List<Row> with = rows(table, modules, mode);
        times.row(
            modules + ", " + mode,
            Spread.of(without, row -> row.number("seconds")).text(1),
            Spread.of(with, row -> row.number("seconds")).text(1),
            Spread.of(ratios(table, modules, mode)).text(3));
      }
    }
    return times.toString();
  }

  /** Of two builds of the same round, for each round. */
  static List<Double> ratios(Table table, String modules, String mode) {
    List<Row> without = rows(table, modules, NONE);
    List<Row> with = rows(table, modules, mode);
    return IntStream.range(0, with.size())
        .mapToObj(round -> with.get(round).number("seconds") / without.get(round).number("seconds"))
        .toList();
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

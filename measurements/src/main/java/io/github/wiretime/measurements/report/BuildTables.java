package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Table;
import java.util.List;

/** What whole builds take with and without the Maven plugin. */
final class BuildTables {

  static final String WITH_DUBBO = "with Dubbo";
  static final String WITHOUT_DUBBO = "without Dubbo";
  static final List<String> MODULES = List.of(WITH_DUBBO, WITHOUT_DUBBO);

  static final String NONE = "none";
  static final String SCAN = "scan";

  private static final String TITLES =
      "build | without the plugin, s | with it, s | with / without";

  private BuildTables() {}

  static String builds(Table table) {
    MarkdownTable times = MarkdownTable.ofFigures(TITLES);
    for (String modules : MODULES) {
      if (isMeasured(table)) {
        times.row(
            generated(modules),
            Spread.of(seconds(table, modules, NONE)).text(1),
            Spread.of(seconds(table, modules, SCAN)).text(1),
            Spread.of(ratios(table, modules)).text(3));
      }
    }
    return times.toString();
  }

  /** The modules of all builds with or without Dubbo. */
  static String generated(String modules) {
    return "20 modules " + modules;
  }

  /** Of two builds of the same round, for each round. */
  static List<Double> ratios(Table table, String modules) {
    return SameRounds.ratios(seconds(table, modules, SCAN), seconds(table, modules, NONE));
  }

  /** What the plugin adds to a build, in seconds, for each round. */
  static List<Double> added(Table table, String modules) {
    return SameRounds.differences(seconds(table, modules, SCAN), seconds(table, modules, NONE));
  }

  static boolean isMeasured(Table table) {
    return !seconds(table, WITH_DUBBO, SCAN).isEmpty();
  }

  /** What each build took by the clock; none if it was not measured. */
  static List<Double> seconds(Table table, String modules, String mode) {
    return SameRounds.of(
        table.where("modules", modules).where("mode", mode).rows(), row -> row.number("seconds"));
  }
}

package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import java.util.function.Function;

/** What whole builds take with and without the Maven plugin. */
final class BuildTables {

  static final String WITH_DUBBO = "with Dubbo";
  static final String WITHOUT_DUBBO = "without Dubbo";
  static final List<String> MODULES = List.of(WITH_DUBBO, WITHOUT_DUBBO);

  static final String NONE = "none";
  static final String SCAN = "scan";

  private static final List<InBoth> BUILD_TITLES =
      List.of(
          new InBoth("build", "构建"),
          new InBoth("without the plugin, s", "不用插件，s"),
          new InBoth("with it, s", "用插件，s"),
          new InBoth("with / without", "用 ÷ 不用"));

  private BuildTables() {}

  static String builds(Table table, Function<InBoth, String> language) {
    MarkdownTable times = MarkdownTable.ofFigures(BUILD_TITLES.stream().map(language).toList());
    for (String modules : MODULES) {
      if (isMeasured(table)) {
        times.row(
            language.apply(generated(modules)),
            Spread.of(seconds(table, modules, NONE)).text(1),
            Spread.of(seconds(table, modules, SCAN)).text(1),
            Spread.of(ratios(table, modules)).text(3));
      }
    }
    return times.toString();
  }

  /** The modules of all builds with or without Dubbo. */
  static InBoth generated(String modules) {
    return new InBoth(
        "20 modules " + modules,
        modules.equals(WITH_DUBBO) ? "20 个使用 Dubbo 的模块" : "20 个不使用 Dubbo 的模块");
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

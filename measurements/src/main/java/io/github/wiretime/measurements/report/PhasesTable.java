package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.builds.Step;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import java.util.function.Function;

/**
 * Where the time of a scan at the end of a build goes.
 *
 * @param phases the steps of a scan, in rounds
 * @param builds whole builds
 */
record PhasesTable(Table phases, Table builds) {

  private static final InBoth PHASE = new InBoth("phase", "阶段");
  private static final InBoth SECONDS = new InBoth("seconds", "耗时，s");

  private static final InBoth START =
      new InBoth("start of a JVM that only prints its version", "启动 JVM，只输出版本号");
  private static final InBoth CLASSES =
      new InBoth(
          "reading class files and jars, following the types, printing",
          "读取 class 文件和 jar，遍历类型，输出结果");
  private static final InBoth SOURCES =
      new InBoth("reading sources to find line numbers", "读取源码，定位行号");
  private static final InBoth REPORTS =
      new InBoth("writing the page and SARIF", "生成 HTML 报告和 SARIF");
  private static final InBoth WAITED =
      new InBoth("the whole scan in a JVM that was started early", "由预先启动的 JVM 完成整个扫描");
  private static final InBoth NEW_JVM =
      new InBoth("the whole scan in a new JVM, from its start", "由新 JVM 完成整个扫描，从启动算起");
  private static final InBoth SAVED =
      new InBoth("saved by starting the JVM early", "预先启动 JVM 省下的时间");
  private static final InBoth BUILD =
      new InBoth("added to a whole build by mode `scan`", "`scan` 模式下整个构建增加的时间");

  /** Empty if nothing was measured. */
  String text(Function<InBoth, String> language) {
    if (phases.rows().isEmpty()) {
      return "";
    }
    MarkdownTable table =
        MarkdownTable.ofFigures(List.of(language.apply(PHASE), language.apply(SECONDS)));
    table.row(language.apply(START), text(seconds(Step.START)));
    table.row(language.apply(CLASSES), text(seconds(Step.CLASSES)));
    table.row(language.apply(SOURCES), text(difference(Step.SOURCES, Step.CLASSES)));
    table.row(language.apply(REPORTS), text(difference(Step.REPORTS, Step.SOURCES)));
    table.row(language.apply(WAITED), text(seconds(Step.REPORTS)));
    table.row(language.apply(NEW_JVM), text(seconds(Step.NEW_JVM)));
    table.row(language.apply(SAVED), text(difference(Step.NEW_JVM, Step.REPORTS)));
    List<Double> added = BuildTables.added(builds, BuildTables.WITH_DUBBO, BuildTables.SCAN);
    if (!added.isEmpty()) {
      table.row(language.apply(BUILD), text(added));
    }
    return table.toString();
  }

  private static String text(List<Double> seconds) {
    return Spread.of(seconds).text(2);
  }

  /** Of two steps of the same round, for each round. */
  private List<Double> difference(Step longer, Step shorter) {
    return SameRounds.differences(seconds(longer), seconds(shorter));
  }

  private List<Double> seconds(Step step) {
    return SameRounds.of(phases.where("step", step.name()).rows(), row -> row.number("seconds"));
  }
}

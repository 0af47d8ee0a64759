package io.github.wiretime.measurements.report;

import static io.github.wiretime.measurements.scans.ScansRun.QUICK;

import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The targets of the project beside what was measured.
 *
 * @param sizes compilations of growing size
 * @param first compilations of new JVMs
 * @param builds whole builds
 * @param scans scans of a large jar
 */
record TargetsTable(Compilations sizes, Compilations first, Table builds, ScansTable scans) {

  private static final String LARGEST = "generated, 30000 classes";
  static final String FIRST = "generated, 100 classes";

  private static final InBoth WHAT = new InBoth("what", "项目");
  private static final InBoth AT_MOST = new InBoth("at most", "目标上限");
  private static final InBoth MEASURED = new InBoth("measured", "实测");
  private static final InBoth MET = new InBoth("met", "达标");
  private static final InBoth YES = new InBoth("yes", "是");
  private static final InBoth NO = new InBoth("no", "否");

  /** Empty if nothing was measured. */
  String text(Function<InBoth, String> language) {
    List<Target> targets = targets();
    if (targets.isEmpty()) {
      return "";
    }
    MarkdownTable table =
        MarkdownTable.ofFigures(Stream.of(WHAT, AT_MOST, MEASURED, MET).map(language).toList());
    for (Target target : targets) {
      table.row(
          language.apply(target.what()),
          target.atMost(),
          target.measured(),
          language.apply(target.isMet() ? YES : NO));
    }
    return table.toString();
  }

  /** Those of which something was measured. */
  private List<Target> targets() {
    return Stream.of(
            ratio(
                new InBoth(
                    "whole build with Dubbo: time with the plugin / time without it",
                    "整个构建（使用 Dubbo）的耗时比：用插件 ÷ 不用插件"),
                BuildTables.WITH_DUBBO,
                "1.05"),
            ratio(
                new InBoth(
                    "whole build without Dubbo: time with the plugin / time without it",
                    "整个构建（不使用 Dubbo）的耗时比：用插件 ÷ 不用插件"),
                BuildTables.WITHOUT_DUBBO,
                "1.01"),
            firstCompilation(),
            share(),
            growth(),
            scan("", "", ScansTable::plain),
            scan(" with `" + QUICK + "`", "，使用 `" + QUICK + "`", ScansTable::quick))
        .flatMap(Optional::stream)
        .toList();
  }

  private Optional<Target> ratio(InBoth what, String modules, String atMost) {
    List<Double> ratios = BuildTables.ratios(builds, modules);
    return ratios.isEmpty()
        ? Optional.empty()
        : Optional.of(new Target(what, atMost, Spread.of(ratios), /* digits= */ 3));
  }

  private Optional<Target> firstCompilation() {
    List<Row> rows = first.rows(FIRST, Mode.CHECKED);
    return rows.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Target(
                new InBoth(
                    "first compilation of a JVM, 100 classes, time inside the check, ms",
                    "新启动的 JVM 首次编译 100 个类，检查自身耗时，ms"),
                "90",
                Spread.of(rows, Compilations::own),
                /* digits= */ 0));
  }

  private Optional<Target> share() {
    return sizes.rows(LARGEST, Mode.ERROR_PRONE_ON).isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Target(
                new InBoth(
                    "30,000 classes: the check in a compilation with Error Prone's default checks, %",
                    "30,000 个类：检查占编译耗时的比例，开启 Error Prone 默认检查，%"),
                "0.4",
                Spread.exactly(100 * sizes.part(LARGEST, Mode.ERROR_PRONE_ON)),
                /* digits= */ 2));
  }

  private Optional<Target> growth() {
    return sizes.rows(LARGEST, Mode.CHECKED).isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Target(
                new InBoth(
                    "exponent k of growth: the check's time is proportional to (number of classes)^k",
                    "增长的指数 k：检查耗时与类的数量的 k 次方成正比"),
                "1.05",
                Spread.exactly(Growth.of(sizes).ofTheCheck()),
                /* digits= */ 2));
  }

  private Optional<Target> scan(
      String options, String inChinese, Function<ScansTable, Spread> seconds) {
    return scans.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Target(
                new InBoth(
                    "scan of a jar of %s MB%s, s".formatted(scans.megabytes(), options),
                    "扫描 %s MB 的 jar%s，s".formatted(scans.megabytes(), inChinese)),
                "2",
                seconds.apply(scans),
                /* digits= */ 1));
  }
}

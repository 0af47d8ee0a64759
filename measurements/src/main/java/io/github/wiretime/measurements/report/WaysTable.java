package io.github.wiretime.measurements.report;

import static io.github.wiretime.measurements.compile.Mode.CHECKED;
import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE;
import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE_ON;
import static io.github.wiretime.measurements.compile.Mode.JAVAC;

import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** What each way to use the check adds, one beside the other, in one of the languages. */
final class WaysTable {
  /** Of the sizes: public code with services, and generated code that is larger. */
  private static final List<String> CODE =
      List.of("dubbo 3.3.6", "generated, 10000 classes", "generated, 30000 classes");

  private static final List<InBoth> TITLES =
      List.of(
          new InBoth("without the check, and with it", "不带检查 → 带检查"),
          new InBoth("code", "代码"),
          new InBoth("without, s", "不带检查，s"),
          new InBoth("added, s", "增加，s"),
          new InBoth("added, %", "增加，%"),
          new InBoth("least, %", "最小，%"),
          new InBoth("most, %", "最大，%"));

  private static final InBoth NEW =
      new InBoth("javac; Error Prone with the check alone", "javac → 只开本检查的 Error Prone");
  private static final InBoth THERE =
      new InBoth("Error Prone without checks; with the check alone", "不开检查的 Error Prone → 只开本检查");
  private static final InBoth DEFAULTS =
      new InBoth(
          "Error Prone with its default checks; with its default checks plus this check",
          "默认检查的 Error Prone → 加上本检查");
  private static final InBoth FIRST_NEW =
      new InBoth(
          "first compilation of a JVM: javac; Error Prone with the check alone",
          "新启动的 JVM 首次编译：javac → 只开本检查的 Error Prone");
  private static final InBoth FIRST_DEFAULTS =
      new InBoth(
          "first compilation of a JVM: Error Prone with its default checks; with its default checks plus this check",
          "新启动的 JVM 首次编译：默认检查的 Error Prone → 加上本检查");
  private static final InBoth PLUGIN =
      new InBoth("whole build without the Maven plugin; with it", "整个构建：不用 Maven 插件 → 用插件");
  private static final InBoth SCANNER =
      new InBoth("a scan alone, from start to end", "单独扫描一次，从启动到结束");

  private final Function<InBoth, String> language;
  private final MarkdownTable table;

  WaysTable(Function<InBoth, String> language) {
    this.language = language;
    this.table = MarkdownTable.ofFigures(TITLES.stream().map(language).toList());
  }

  String text(Compilations sizes, Compilations first, Table builds, ScansTable scans) {
    for (String code : CODE) {
      compared(sizes, NEW, code, JAVAC);
      compared(sizes, THERE, code, ERROR_PRONE);
      own(sizes, DEFAULTS, code);
    }
    for (String code : first.subjects()) {
      compared(first, FIRST_NEW, code, JAVAC);
      own(first, FIRST_DEFAULTS, code);
    }
    for (String modules : BuildTables.MODULES) {
      compared(
          PLUGIN,
          BuildTables.generated(modules),
          BuildTables.seconds(builds, modules, BuildTables.NONE),
          BuildTables.seconds(builds, modules, BuildTables.SCAN));
    }
    if (!scans.isEmpty()) {
      table.row(
          language.apply(SCANNER),
          language.apply(jar(scans.megabytes(), scans.jars())),
          "",
          scans.plain().middle(1),
          "",
          "",
          "");
    }
    return table.toString();
  }

  private static InBoth jar(String megabytes, String jars) {
    return new InBoth(
        "a jar of " + megabytes + " MB with " + jars + " jars inside",
        megabytes + " MB 的 jar，内含 " + jars + " 个 jar");
  }

  private static InBoth code(String subject) {
    return new InBoth(subject, subject.replaceFirst("generated, (\\d+) classes", "测试用的 $1 个类"));
  }

  private void compared(Compilations all, InBoth way, String code, Mode without) {
    compared(
        way,
        code(code),
        SameRounds.of(all.rows(code, without), Compilations::cpu),
        SameRounds.of(all.rows(code, CHECKED), Compilations::cpu));
  }

  private void compared(InBoth way, InBoth code, List<Double> before, List<Double> after) {
    if (!before.isEmpty()) { // else it was not measured
      row(way, code, before, SameRounds.differences(after, before));
    }
  }

  /** The check's own time, as a difference would be lost in that of the compilations. */
  private void own(Compilations all, InBoth way, String code) {
    row(
        way,
        code(code),
        SameRounds.of(all.rows(code, ERROR_PRONE_ON), Compilations::cpu),
        SameRounds.of(all.rows(code, CHECKED), row -> Compilations.own(row) / 1000));
  }

  private void row(InBoth way, InBoth code, List<Double> without, List<Double> added) {
    if (without.isEmpty() || added.isEmpty()) {
      return; // It was not measured.
    }
    Spread ratio = Spread.of(SameRounds.ratios(added, without));
    table.row(
        Stream.concat(
                Stream.of(way, code).map(language),
                Stream.of(
                    Spread.of(without).middle(1),
                    Spread.of(added).middle(2),
                    Spread.format(100 * ratio.median(), 1),
                    Spread.format(100 * ratio.min(), 1),
                    Spread.format(100 * ratio.max(), 1)))
            .toList());
  }
}

package io.github.wiretime.measurements.report;

import static io.github.wiretime.measurements.compile.Mode.CHECKED;
import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE;
import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE_ON;
import static io.github.wiretime.measurements.compile.Mode.JAVAC;

import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Table;
import java.util.List;

/** What each way to use the check adds, one beside the other. */
final class WaysTable {
  /** Of the sizes: public code with services, and generated code that is larger. */
  private static final List<String> CODE =
      List.of("dubbo 3.3.6", "generated, 10000 classes", "generated, 30000 classes");

  private static final String TITLES =
      "without the check, and with it | code | without, s | added, s | added, % | least, % | most, %";

  private static final String NEW = "javac; Error Prone with the check alone";
  private static final String THERE = "Error Prone without checks; with the check alone";
  private static final String DEFAULTS =
      "Error Prone with its default checks; with its default checks plus this check";
  private static final String FIRST_NEW =
      "first compilation of a JVM: javac; Error Prone with the check alone";
  private static final String FIRST_DEFAULTS =
      "first compilation of a JVM: Error Prone with its default checks; with its default checks plus this check";
  private static final String PLUGIN = "whole build without the Maven plugin; with it";
  private static final String SCANNER = "a scan alone, from start to end";

  private final MarkdownTable table = MarkdownTable.ofFigures(TITLES);

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
          SCANNER,
          "a jar of %s MB with %s jars inside".formatted(scans.megabytes(), scans.jars()),
          "",
          scans.plain().middle(1),
          "",
          "",
          "");
    }
    return table.toString();
  }

  private void compared(Compilations all, String way, String code, Mode without) {
    compared(
        way,
        code,
        SameRounds.of(all.rows(code, without), Compilations::cpu),
        SameRounds.of(all.rows(code, CHECKED), Compilations::cpu));
  }

  private void compared(String way, String code, List<Double> before, List<Double> after) {
    if (!before.isEmpty()) { // else it was not measured
      row(way, code, before, SameRounds.differences(after, before));
    }
  }

  /** The check's own time, as a difference would be lost in that of the compilations. */
  private void own(Compilations all, String way, String code) {
    row(
        way,
        code,
        SameRounds.of(all.rows(code, ERROR_PRONE_ON), Compilations::cpu),
        SameRounds.of(all.rows(code, CHECKED), row -> Compilations.own(row) / 1000));
  }

  private void row(String way, String code, List<Double> without, List<Double> added) {
    if (without.isEmpty() || added.isEmpty()) {
      return; // It was not measured.
    }
    Spread ratio = Spread.of(SameRounds.ratios(added, without));
    table.row(
        way,
        code,
        Spread.of(without).middle(1),
        Spread.of(added).middle(2),
        Spread.format(100 * ratio.median(), 1),
        Spread.format(100 * ratio.min(), 1),
        Spread.format(100 * ratio.max(), 1));
  }
}

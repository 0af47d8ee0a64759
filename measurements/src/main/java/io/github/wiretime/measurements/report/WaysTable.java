package io.github.wiretime.measurements.report;

import static io.github.wiretime.measurements.compile.Mode.CHECKED;
import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE;
import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE_ON;
import static io.github.wiretime.measurements.compile.Mode.JAVAC;

import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** What each way to use the check adds, one beside the other. */
final class WaysTable {
  /** Of the sizes: public code with services, and generated code that is larger. */
  private static final List<String> CODE =
      List.of("dubbo 3.3.6", "generated, 10000 classes", "generated, 30000 classes");

  private final MarkdownTable table =
      MarkdownTable.ofFigures(
          "way of use | code | without, s | added, s | added, % | least, % | most, %");

  String text(Compilations sizes, Compilations first, Table builds, Table scans) {
    for (String code : CODE) {
      compared(sizes, "Error Prone is new to the build, all other checks off", code, JAVAC);
      compared(sizes, "Error Prone was there, all other checks off", code, ERROR_PRONE);
      own(sizes, "Error Prone was there with its default checks", code);
    }
    for (String code : first.subjects()) {
      compared(first, "the first compilation of a JVM, Error Prone is new to it", code, JAVAC);
      own(first, "the first compilation of a JVM, default checks", code);
    }
    for (String mode : BuildTables.modes(builds)) {
      for (String modules : BuildTables.MODULES) {
        row(
            "the Maven plugin in mode " + mode + ", whole build by the clock",
            "20 modules " + modules,
            BuildTables.rows(builds, modules, BuildTables.NONE),
            BuildTables.rows(builds, modules, mode),
            WaysTable::clock);
      }
    }
    if (!scans.rows().isEmpty()) {
      Row scan = scans.rows().get(0);
      table.row(
          "the scanner, from start to end by the clock",
          "a jar of " + scan.get("megabytes") + " MB with " + scan.get("jars") + " jars inside",
          "",
          Spread.of(scans.rows(), WaysTable::clock).middle(1),
          "",
          "",
          "");
    }
    return table.toString();
  }

  private void compared(Compilations all, String way, String code, Mode without) {
    row(way, code, all.rows(code, without), all.rows(code, CHECKED), Compilations::cpu);
  }

  /** The check's own time, as a difference would be lost in that of the compilations. */
  private void own(Compilations all, String way, String code) {
    row(
        way,
        code,
        seconds(all.rows(code, ERROR_PRONE_ON), Compilations::cpu),
        seconds(all.rows(code, CHECKED), row -> Compilations.own(row) / 1000));
  }

  private void row(
      String way, String code, List<Row> without, List<Row> with, ToDoubleFunction<Row> seconds) {
    List<Double> before = seconds(without, seconds);
    List<Double> after = seconds(with, seconds);
    row(
        way,
        code,
        before,
        IntStream.range(0, after.size())
            .limit(before.size()) // 0 where the code was not compiled so.
            .mapToObj(round -> after.get(round) - before.get(round))
            .toList());
  }

  private void row(String way, String code, List<Double> without, List<Double> added) {
    if (without.isEmpty() || added.isEmpty()) {
      return; // It was not measured.
    }
    Spread part =
        Spread.of(
            IntStream.range(0, added.size())
                .mapToObj(round -> 100 * added.get(round) / without.get(round))
                .toList());
    table.row(
        way,
        code,
        Spread.of(without).middle(1),
        Spread.of(added).middle(2),
        Spread.format(part.median(), 1),
        Spread.format(part.min(), 1),
        Spread.format(part.max(), 1));
  }

  private static List<Double> seconds(List<Row> rows, ToDoubleFunction<Row> seconds) {
    return rows.stream().mapToDouble(seconds).boxed().toList();
  }

  private static double clock(Row row) {
    return row.number("seconds");
  }
}

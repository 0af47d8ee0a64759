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
 * @param peers scans beside what a team would write instead
 */
record TargetsTable(
    Compilations sizes, Compilations first, Table builds, ScansTable scans, PeersTable peers) {

  private static final String LARGEST = "generated, 30000 classes";
  static final String FIRST = "generated, 100 classes";

  /** Empty if nothing was measured. */
  String text() {
    List<Target> targets = targets();
    if (targets.isEmpty()) {
      return "";
    }
    MarkdownTable table = MarkdownTable.ofFigures("what | at most | measured | met");
    for (Target target : targets) {
      table.row(target.what(), target.atMost(), target.measured(), target.isMet() ? "yes" : "no");
    }
    return table.toString();
  }

  /** Those of which something was measured. */
  private List<Target> targets() {
    Stream<Optional<Target>> ofBuildsAndChecks =
        Stream.of(
            ratio(
                "whole build with Dubbo: time with the plugin / time without it",
                BuildTables.WITH_DUBBO,
                "1.15"),
            ratio(
                "whole build without Dubbo: time with the plugin / time without it",
                BuildTables.WITHOUT_DUBBO,
                "1.01"),
            firstCompilation(),
            share(),
            growth(),
            scan("", ScansTable::plain),
            scan(" with `" + QUICK + "`", ScansTable::quick));
    return Stream.concat(ofBuildsAndChecks.flatMap(Optional::stream), peers.targets().stream())
        .toList();
  }

  private Optional<Target> ratio(String what, String modules, String atMost) {
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
                "first compilation of a JVM, 100 classes, time inside the check, ms",
                "90",
                Spread.of(rows, Compilations::own),
                /* digits= */ 0));
  }

  private Optional<Target> share() {
    return sizes.rows(LARGEST, Mode.ERROR_PRONE_ON).isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Target(
                "30,000 classes: the check in a compilation with Error Prone's default checks, %",
                "0.4",
                Spread.exactly(100 * sizes.part(LARGEST, Mode.ERROR_PRONE_ON)),
                /* digits= */ 2));
  }

  private Optional<Target> growth() {
    return sizes.rows(LARGEST, Mode.CHECKED).isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Target(
                "exponent k of growth: the check's time is proportional to (number of classes)^k",
                "1.05",
                Spread.exactly(Growth.of(sizes).ofTheCheck()),
                /* digits= */ 2));
  }

  private Optional<Target> scan(String options, Function<ScansTable, Spread> seconds) {
    return scans.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Target(
                "scan of a jar of %s MB%s, s".formatted(scans.megabytes(), options),
                "2",
                seconds.apply(scans),
                /* digits= */ 1));
  }
}

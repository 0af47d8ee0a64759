package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.results.Table;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;

/**
 * What each way of use takes, in a sentence each.
 *
 * @param sizes compilations of growing size
 * @param first compilations of new JVMs
 * @param builds whole builds
 * @param scans scans of a large jar
 * @param bothChecks compilations with one check and with both
 */
record OverheadInShort(
    Compilations sizes,
    Compilations first,
    Table builds,
    ScansTable scans,
    BothChecksTable bothChecks) {

  /** Empty if a way was not measured. */
  String text() {
    if (scans.isEmpty()
        || List.of(sizes.subjects(), first.subjects(), builds.rows(), bothChecks.table().rows())
            .stream()
            .anyMatch(List::isEmpty)) {
      return "";
    }
    return """
        - **Maven plugin**: a build of 20 modules with Dubbo took %s s without the plugin. The plugin added %s s (median of several builds).
        - **Scanner alone**: a jar of %s MB takes %s s, with the start of the JVM; with [three options of Java](../scan.md#less-time-and-memory) %s s.
        - **Error Prone**: once the JVM is warm, `CostlyRpcTime` takes about %s %% of a compilation with Error Prone's default checks, and about %s %% of a compilation with no other check. If you do not use Error Prone yet, its own time comes on top. `CostlyRpcTime` and `BrokenRpcValue` together take %s times as long as `CostlyRpcTime` alone. The first compilation of a JVM is slower: with 100 classes the check took %s s."""
        .formatted(
            Spread.of(BuildTables.seconds(builds, BuildTables.WITH_DUBBO, BuildTables.NONE))
                .middle(1),
            Spread.of(BuildTables.added(builds, BuildTables.WITH_DUBBO)).middle(2),
            scans.megabytes(),
            scans.plain().middle(1),
            scans.quick().middle(1),
            percent(Mode.ERROR_PRONE_ON),
            percent(Mode.ERROR_PRONE),
            bothChecks.ratio(),
            Spread.of(
                    first.rows(TargetsTable.FIRST, Mode.CHECKED),
                    row -> Compilations.own(row) / 1000)
                .middle(2));
  }

  /** The median of all code bases, with one digit, as code bases differ by more. */
  private String percent(Mode mode) {
    Spread parts =
        Spread.of(sizes.subjects().stream().map(subject -> sizes.part(subject, mode)).toList());
    return new BigDecimal(100 * parts.median()).round(new MathContext(1)).toPlainString();
  }
}

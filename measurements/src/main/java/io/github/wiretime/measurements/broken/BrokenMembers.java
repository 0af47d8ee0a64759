package io.github.wiretime.measurements.broken;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Table;
import com.google.common.collect.TreeBasedTable;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.compilation.SourceApplication;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.measurements.results.Row;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The members of one code base that the check reports for each of two releases of Hessian. */
final class BrokenMembers {

  /** What the lines of Dubbo up to 3.2 bring, and what the last one brings. */
  private static final ImmutableList<HessianLite> RELEASES =
      ImmutableList.of(HessianLite.LITE_3_2, HessianLite.LITE_4_0_4);

  /** The releases by rule and member. */
  private final Table<String, String, Set<String>> releases = TreeBasedTable.create();

  /** Asks the check of attributed code, with every interface as a service. */
  void add(Context context) {
    for (HessianLite release : RELEASES) {
      ImmutableMap<String, String> options =
          ImmutableMap.of("ServiceInterfaces", "**", "HessianLite", release.id());
      try {
        Analysis.of(
                context,
                new SourceApplication(context),
                OptionsParser.parse(options),
                AllAcceptances.ofSources())
            .findings()
            .get(Check.BROKEN_RPC_VALUE)
            .forEach(finding -> add(release, finding));
      } catch (InvalidOptionException invalid) {
        throw new IllegalArgumentException(invalid);
      }
    }
  }

  private void add(HessianLite release, Finding finding) {
    String rule = finding.breakage().map(Breakage::rule).orElseThrow();
    String member = finding.member().key();
    if (!releases.contains(rule, member)) {
      releases.put(rule, member, new TreeSet<>());
    }
    releases.get(rule, member).add(release.id());
  }

  /** A row for each rule and member. */
  Stream<Row> rows(String codeBase) {
    return releases.cellSet().stream()
        .map(
            cell ->
                new Row()
                    .with(BrokenRun.CODE_BASE, codeBase)
                    .with(BrokenRun.RULE, cell.getRowKey())
                    .with(BrokenRun.MEMBER, cell.getColumnKey())
                    .with("hessian", String.join(" ", cell.getValue())));
  }
}

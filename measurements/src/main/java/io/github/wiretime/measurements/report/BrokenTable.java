package io.github.wiretime.measurements.report;

import static com.google.common.collect.ImmutableMultiset.toImmutableMultiset;
import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.toList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMultiset;
import io.github.wiretime.measurements.broken.BrokenRun;
import io.github.wiretime.measurements.broken.Judgements;
import io.github.wiretime.measurements.broken.Verdict;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;

/** How often the check is right about members of public code, by rule. */
record BrokenTable(Table members, Judgements judgements) {

  String text() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "rule | members | as the check says | fails in another way | nothing is lost |"
                + " not decided");
    members.stream()
        .collect(groupingBy(row -> row.get(BrokenRun.RULE), TreeMap::new, toList()))
        .forEach((rule, rows) -> table.row(cells("`" + rule + "`", rows)));
    table.row(cells("all", members.rows()));
    return table.toString();
  }

  private ImmutableList<String> cells(String name, List<Row> rows) {
    ImmutableList.Builder<String> cells = ImmutableList.builder();
    cells.add(name, figure(rows.size()));
    ImmutableMultiset<Verdict> verdicts = verdicts(rows);
    for (Verdict verdict : Verdict.values()) {
      cells.add(figure(verdicts.count(verdict)));
    }
    return cells.build();
  }

  /** How many members have a verdict. */
  long count(Verdict verdict) {
    return verdicts(members.rows()).count(verdict);
  }

  private ImmutableMultiset<Verdict> verdicts(List<Row> rows) {
    return rows.stream().map(row -> judgements.on(row).verdict()).collect(toImmutableMultiset());
  }

  private static String figure(long count) {
    return String.format(Locale.ROOT, "%,d", count);
  }
}

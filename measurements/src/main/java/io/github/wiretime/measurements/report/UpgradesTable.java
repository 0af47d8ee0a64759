package io.github.wiretime.measurements.report;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.scans.UpgradesRun;
import java.util.stream.Stream;

/** What upgrades change in compiled applications. */
record UpgradesTable(Table upgrades) {

  private static final int SHORT_COMMIT = 8;

  private static final ImmutableList<String> FIGURES =
      ImmutableList.<String>builder()
          .add("services")
          .addAll(UpgradesRun.CHANGES)
          .add(UpgradesRun.REFUSED)
          .build();

  String text() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            Stream.concat(Stream.of("application", "commit", "upgrade"), FIGURES.stream())
                .toList());
    upgrades.rows().forEach(row -> table.row(cells(row)));
    return table.toString();
  }

  private static ImmutableList<String> cells(Row row) {
    ImmutableList.Builder<String> cells = ImmutableList.builder();
    cells.add(row.get("application"));
    cells.add(row.get("commit").substring(0, SHORT_COMMIT));
    cells.add("`" + row.get("upgrade") + "`");
    FIGURES.forEach(column -> cells.add(row.get(column)));
    return cells.build();
  }
}

package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;
import java.util.Locale;

/** What patches of public applications take, and what became of the objects that were sent. */
record PatchesTable(Table patches) {

  /** A row for each application; the page says how they were counted. */
  static final String FILE = "patches.csv";

  private static final int SHORT_COMMIT = 10;

  String text() {
    return MarkdownTable.ofFigures(
        "application | commit | members patched | classes | lines for each member, both releases together | objects sent | as they should be",
        patches.rows(),
        PatchesTable::cells);
  }

  private static List<String> cells(Row row) {
    String repository = row.get("repository");
    return List.of(
        "[%s](https://github.com/%s)"
            .formatted(repository.substring(repository.indexOf('/') + 1), repository),
        row.get("commit").substring(0, SHORT_COMMIT),
        row.get("members"),
        row.get("classes"),
        String.format(Locale.ROOT, "%.1f", row.number("lines") / row.number("members")),
        String.format(Locale.ROOT, "%,.0f", row.number("objects")),
        row.get("objects").equals(row.get("arrived")) ? "all" : row.get("arrived"));
  }
}

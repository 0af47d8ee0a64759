package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.List;

/** What the check takes where everything is slow, because the JVM has just begun. */
final class FirstSection {

  private FirstSection() {}

  static String text(Table table) {
    Compilations compilations = new Compilations(table);
    MarkdownTable times =
        MarkdownTable.ofFigures(
            "code base | lines | Error Prone's defaults, s | the check, ms | share");
    for (String subject : compilations.subjects()) {
      List<Row> checked = compilations.rows(subject, Mode.CHECKED);
      times.row(
          subject,
          Spread.format(checked.get(0).number("lines"), 0),
          Spread.of(compilations.rows(subject, Mode.ERROR_PRONE_ON), Compilations::cpu).text(2),
          Spread.of(checked, Compilations::own).text(0),
          compilations.share(subject, Mode.ERROR_PRONE_ON, 1));
    }
    return times.toString();
  }
}

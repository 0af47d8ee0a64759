package io.github.wiretime.overhead.report;

import io.github.wiretime.overhead.compile.Mode;
import io.github.wiretime.results.MarkdownTable;
import io.github.wiretime.results.Table;
import java.util.List;

/** What the check takes where everything is slow, because the JVM has just begun. */
final class FirstSection {

  private final Table table;

  FirstSection(Table table) {
    this.table = table;
  }

  String text() {
    MarkdownTable times =
        MarkdownTable.ofFigures(
            List.of("code base", "lines", "Error Prone's defaults, s", "the check, ms", "share"));
    table.stream()
        .map(row -> List.of(row.get("subject"), row.get("lines")))
        .distinct()
        .forEach(subject -> times.row(row(subject.get(0), subject.get(1))));
    return times.toString();
  }

  private List<String> row(String subject, String lines) {
    Spread compilation = spread(subject, Mode.ERROR_PRONE_ON, List.of("cpu ms"), 1000);
    Spread check = spread(subject, Mode.CHECKED, List.of("analysis ms", "visits ms"), 1);
    return List.of(
        subject,
        Spread.format(Double.parseDouble(lines), 0),
        compilation.text(2),
        check.text(0),
        Spread.format(check.median() / compilation.median() / 10, 1) + " %");
  }

  private Spread spread(String subject, Mode mode, List<String> columns, double unit) {
    return Spread.of(
        table.where("subject", subject).where("mode", mode.name()).stream()
            .map(
                row ->
                    columns.stream().mapToDouble(name -> Double.parseDouble(row.get(name))).sum()
                        / unit)
            .toList());
  }
}

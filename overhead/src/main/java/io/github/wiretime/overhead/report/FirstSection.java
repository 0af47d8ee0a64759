package io.github.wiretime.overhead.report;

import static io.github.wiretime.overhead.report.Compilations.number;
import static io.github.wiretime.overhead.report.Compilations.share;

import io.github.wiretime.overhead.compile.Mode;
import io.github.wiretime.results.MarkdownTable;
import io.github.wiretime.results.Table;
import java.util.List;
import java.util.Map;

/** What the check takes where everything is slow, because the JVM has just begun. */
final class FirstSection {

  private final Compilations compilations;

  FirstSection(Table table) {
    this.compilations = new Compilations(table);
  }

  String text() {
    MarkdownTable times =
        MarkdownTable.ofFigures(
            List.of("code base", "lines", "Error Prone's defaults, s", "the check, ms", "share"));
    compilations.subjects().forEach(subject -> times.row(row(subject)));
    return times.toString();
  }

  private List<String> row(String subject) {
    Map<String, String> first = compilations.rows(subject, Mode.CHECKED.name()).get(0);
    Spread defaults =
        Spread.of(compilations.of(subject, Mode.ERROR_PRONE_ON.name(), Compilations::cpu));
    Spread own = Spread.of(compilations.of(subject, Mode.CHECKED.name(), Compilations::own));
    return List.of(
        subject,
        Spread.format(number(first, "lines"), 0),
        defaults.text(2),
        own.text(0),
        share(own, defaults, 1));
  }
}

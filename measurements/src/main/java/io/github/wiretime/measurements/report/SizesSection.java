package io.github.wiretime.measurements.report;

import static io.github.wiretime.measurements.compile.Mode.CHECKED;
import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE;
import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE_ON;
import static io.github.wiretime.measurements.compile.Mode.JAVAC;

import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;

/** What the check adds to compilations of growing size. */
final class SizesSection {

  private static final String OWN =
      "The first of the two shares is of a compilation with all of Error Prone's checks off, the"
          + " second of one with those that are on by default, as most people run it. The check's"
          + " own time is processor time measured inside the run, around each call that Error"
          + " Prone makes: the one analysis, then the visits that report what it found. The clock"
          + " is read in the runs with the check, which makes those a little slower than they are"
          + " for users. What is kept is the difference of two heap sizes after collections, and too"
          + " small where javac freed something of its own in between.\n\n";

  private final Compilations compilations;

  SizesSection(Table table) {
    this.compilations = new Compilations(table);
  }

  String text() {
    MarkdownTable times =
        MarkdownTable.ofFigures(
            "code base | lines | javac, s | + Error Prone, s | + the check, s"
                + " | Error Prone's defaults, s");
    MarkdownTable own =
        MarkdownTable.ofFigures(
            "code base | findings | the analysis, ms | the reports, ms | share with all off"
                + " | share of the defaults | ratio with all off");
    MarkdownTable memory =
        MarkdownTable.ofFigures("code base | allocated, MB | kept, bytes per class on the wire");
    for (String subject : compilations.subjects()) {
      times.row(times(subject));
      own.row(own(subject));
      memory.row(memory(subject));
    }
    return times + "\n" + OWN + own + "\n" + growth() + "\n" + memory;
  }

  private List<String> times(String subject) {
    return List.of(
        subject,
        Spread.format(compilations.rows(subject, CHECKED).get(0).number("lines"), 0),
        cpu(subject, JAVAC),
        cpu(subject, ERROR_PRONE),
        cpu(subject, CHECKED),
        cpu(subject, ERROR_PRONE_ON));
  }

  private List<String> own(String subject) {
    List<Row> checked = compilations.rows(subject, CHECKED);
    return List.of(
        subject,
        checked.get(0).get("findings"),
        Spread.of(checked, row -> row.number("analysis ms")).text(1),
        Spread.of(checked, row -> row.number("visits ms")).text(1),
        compilations.share(subject, ERROR_PRONE, 2),
        compilations.share(subject, ERROR_PRONE_ON, 2),
        Spread.of(ratios(subject)).text(3));
  }

  /** Of the compilations of a round with the check and without it. */
  private List<Double> ratios(String subject) {
    List<Row> errorProne = compilations.rows(subject, ERROR_PRONE);
    List<Row> checked = compilations.rows(subject, CHECKED);
    return IntStream.range(0, checked.size())
        .mapToObj(
            round -> Compilations.cpu(checked.get(round)) / Compilations.cpu(errorProne.get(round)))
        .toList();
  }

  private String cpu(String subject, Mode mode) {
    List<Row> rows = compilations.rows(subject, mode);
    return rows.isEmpty() ? "" : Spread.of(rows, Compilations::cpu).text(2);
  }

  private List<String> memory(String subject) {
    Row weighed = compilations.rows(subject, "WEIGHED").get(0);
    double reachable = weighed.number("reachable");
    return List.of(
        subject,
        Spread.format(median(subject, CHECKED, row -> row.number("allocated bytes")) / 1e6, 1),
        reachable == 0 ? "" : Spread.format(weighed.number("retained bytes") / reachable, 0));
  }

  private double median(String subject, Mode mode, ToDoubleFunction<Row> value) {
    return Spread.of(compilations.rows(subject, mode), value).median();
  }

  /** Between the smallest and the largest generated code base. */
  private String growth() {
    List<Row> generated =
        compilations.table().where("mode", CHECKED.name()).stream()
            .filter(row -> row.number("reachable") > 0)
            .toList();
    Row from = generated.get(0);
    Row to = generated.get(generated.size() - 1);
    String worst =
        compilations.subjects().stream()
            .max(Comparator.comparingDouble(subject -> Collections.max(ratios(subject))))
            .orElseThrow();
    return "The worst ratio of a round is %s, of %s. From %,.0f to %,.0f classes the check's own time grows with the power %s of the size, and Error Prone's compilation with %s.\n"
        .formatted(
            Spread.format(Collections.max(ratios(worst)), 3),
            worst,
            from.number("classes"),
            to.number("classes"),
            exponent(from, to, CHECKED, Compilations::own),
            exponent(from, to, ERROR_PRONE, Compilations::cpu));
  }

  private String exponent(Row from, Row to, Mode mode, ToDoubleFunction<Row> value) {
    double small = median(from.get("subject"), mode, value);
    double large = median(to.get("subject"), mode, value);
    double factor = to.number("classes") / from.number("classes");
    return Spread.format(Math.log(large / small) / Math.log(factor), 2);
  }
}

package io.github.wiretime.measurements.report;

import static io.github.wiretime.measurements.compile.Mode.CHECKED;
import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE;
import static io.github.wiretime.measurements.compile.Mode.ERROR_PRONE_ON;
import static io.github.wiretime.measurements.compile.Mode.JAVAC;

import io.github.wiretime.measurements.compile.Mode;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** What the check takes of compilations: of growing size, and of a JVM's first ones. */
final class CompilationTables {
  private final Compilations compilations;

  CompilationTables(Compilations compilations) {
    this.compilations = compilations;
  }

  String times() {
    return table(
        "code base | lines | javac, s | Error Prone, all checks off, s | Error Prone, only this check, s"
            + " | Error Prone, default checks, s",
        this::times);
  }

  String shares() {
    return table(
        "code base | findings | the analysis, ms | the reports, ms | share of a compilation with all checks off"
            + " | share of a compilation with the default checks | with the check / without",
        this::shares);
  }

  String memory() {
    return table(
        "code base | allocated, MB | kept, MB | kept, bytes for each class that services send",
        this::memory);
  }

  String firstCompilations() {
    return table(
        "code base | lines | Error Prone, default checks, s | the check, ms | share", this::first);
  }

  private String table(String head, Function<String, List<String>> cells) {
    return MarkdownTable.ofFigures(head, compilations.subjects(), cells);
  }

  private List<String> first(String subject) {
    List<Row> checked = compilations.rows(subject, CHECKED);
    return List.of(
        subject,
        lines(checked),
        cpu(subject, ERROR_PRONE_ON),
        Spread.of(checked, Compilations::own).text(0),
        compilations.share(subject, ERROR_PRONE_ON, 1));
  }

  private static String lines(List<Row> rows) {
    return Spread.format(rows.get(0).number("lines"), 0);
  }

  private List<String> times(String subject) {
    return List.of(
        subject,
        lines(compilations.rows(subject, CHECKED)),
        cpu(subject, JAVAC),
        cpu(subject, ERROR_PRONE),
        cpu(subject, CHECKED),
        cpu(subject, ERROR_PRONE_ON));
  }

  private List<String> shares(String subject) {
    List<Row> checked = compilations.rows(subject, CHECKED);
    return List.of(
        subject,
        checked.get(0).get("findings"),
        Spread.of(checked, row -> row.number("analysis ms")).text(1),
        Spread.of(checked, row -> row.number("visits ms")).text(1),
        compilations.share(subject, ERROR_PRONE, 2),
        compilations.share(subject, ERROR_PRONE_ON, 2),
        Spread.of(compilations.ratios(subject)).text(3));
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
        Spread.format(
            compilations.median(subject, CHECKED, row -> row.number("allocated bytes")) / 1e6, 1),
        Spread.format(weighed.number("retained bytes") / 1e6, 1),
        reachable == 0 ? "" : Spread.format(weighed.number("retained bytes") / reachable, 0));
  }

  /** Between the smallest and the largest generated code base. */
  String growth() {
    Growth growth = Growth.of(compilations);
    String worst =
        compilations.subjects().stream()
            .max(
                Comparator.comparingDouble(
                    subject -> Collections.max(compilations.ratios(subject))))
            .orElseThrow();
    return "In the last column, the largest value of a single round was %s (%s). Twice the code takes about twice the time. If the time grows like (number of classes)^k, then from %,.0f to %,.0f classes k is %s for the time inside the check, and %s for a compilation with Error Prone and no checks."
        .formatted(
            Spread.format(Collections.max(compilations.ratios(worst)), 3),
            worst,
            growth.from().number("classes"),
            growth.to().number("classes"),
            Spread.format(growth.ofTheCheck(), 2),
            Spread.format(growth.ofErrorProne(), 2));
  }
}

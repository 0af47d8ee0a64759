package io.github.wiretime.overhead.report;

import io.github.wiretime.overhead.real.RealResult;
import io.github.wiretime.results.MarkdownTable;
import io.github.wiretime.results.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** What the check did on public code. */
final class RealCodeSection {

  private static final List<String> HIDDEN = List.of("same output", "exceptions");

  private RealCodeSection() {}

  static String text(String jdk, Table table) {
    List<String> columns = new ArrayList<>(table.columns());
    columns.removeAll(HIDDEN);
    MarkdownTable markdown = MarkdownTable.ofFigures(columns);
    table.stream().forEach(row -> markdown.row(columns.stream().map(row::get).toList()));
    double compiled = sum(withOutput(table, "yes"), "lines compiled");
    return """
    ### JDK %s

    %d projects, %s lines compiled, %s more met with errors only; %s errors of javac met. Exceptions in the check: %d. Projects whose class files or errors differ with the check: %d. Projects of which javac wrote no class, as errors remained: %d.

    %s"""
        .formatted(
            jdk,
            table.rows().size(),
            Spread.format(compiled, 0),
            Spread.format(sum(table.stream(), "lines") - compiled, 0),
            Spread.format(sum(table.stream(), "errors met"), 0),
            table.stream().filter(row -> !row.get("exceptions").equals("none")).count(),
            withOutput(table, "no").count(),
            withOutput(table, RealResult.NO_CLASSES).count(),
            markdown);
  }

  private static Stream<Map<String, String>> withOutput(Table table, String same) {
    return table.stream().filter(row -> row.get("same output").equals(same));
  }

  private static double sum(Stream<Map<String, String>> rows, String column) {
    return rows.mapToDouble(row -> number(row, column)).sum();
  }

  private static double number(Map<String, String> row, String column) {
    return Double.parseDouble(row.get(column));
  }
}

package io.github.wiretime.overhead.report;

import io.github.wiretime.results.MarkdownTable;
import io.github.wiretime.results.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What the check did on public code. */
final class RealCodeSection {

  private static final List<String> HIDDEN = List.of("same output", "exceptions");

  private RealCodeSection() {}

  static String text(String jdk, Table table) {
    List<String> columns = new ArrayList<>(table.columns());
    columns.removeAll(HIDDEN);
    MarkdownTable markdown = MarkdownTable.ofFigures(columns);
    table.stream().forEach(row -> markdown.row(columns.stream().map(row::get).toList()));
    return """
    ### JDK %s

    %d projects, %s lines compiled, %s more met with errors only; %s errors of javac met. Exceptions in the check: %d. Projects whose class files or errors differ with the check: %d.

    %s"""
        .formatted(
            jdk,
            table.rows().size(),
            Spread.format(sum(table, "lines compiled"), 0),
            Spread.format(sum(table, "lines") - sum(table, "lines compiled"), 0),
            Spread.format(sum(table, "errors met"), 0),
            table.stream().filter(row -> !row.get("exceptions").equals("none")).count(),
            table.stream().filter(row -> !row.get("same output").equals("yes")).count(),
            markdown);
  }

  private static double sum(Table table, String column) {
    return table.stream().mapToDouble(row -> number(row, column)).sum();
  }

  private static double number(Map<String, String> row, String column) {
    return Double.parseDouble(row.get(column));
  }
}

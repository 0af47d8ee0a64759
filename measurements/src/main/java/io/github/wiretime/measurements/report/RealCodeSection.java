package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.real.RealResult;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Table;
import java.util.ArrayList;
import java.util.List;

/** What the check did on public code. */
final class RealCodeSection {

  private static final List<String> HIDDEN = List.of("same output", "exceptions");

  private RealCodeSection() {}

  static String text(String jdk, Table table) {
    List<String> columns = new ArrayList<>(table.rows().get(0).columns());
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
            Spread.format(sum(table, "lines") - compiled, 0),
            Spread.format(sum(table, "errors met"), 0),
            table.rows().size() - table.where("exceptions", "none").rows().size(),
            withOutput(table, "no").rows().size(),
            withOutput(table, RealResult.NO_CLASSES).rows().size(),
            markdown);
  }

  private static Table withOutput(Table table, String same) {
    return table.where("same output", same);
  }

  private static double sum(Table table, String column) {
    return table.stream().mapToDouble(row -> row.number(column)).sum();
  }
}

package io.github.wiretime.measurements.report;

import static java.util.stream.Collectors.joining;

import io.github.wiretime.measurements.real.RealResult;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;

/** What the check did on public code. */
final class RealCodeTables {

  private static final List<String> HIDDEN = List.of("same output", "exceptions");

  private RealCodeTables() {}

  static String text(Table table) {
    if (table.rows().isEmpty()) {
      return "";
    }
    List<String> columns = new ArrayList<>(table.rows().get(0).columns());
    columns.removeAll(HIDDEN);
    MarkdownTable markdown =
        MarkdownTable.ofFigures(
            columns.stream().map(column -> column.replaceFirst(" (m?s)$", ", $1")).toList());
    table.stream().forEach(row -> markdown.row(cells(columns, row)));
    markdown.row(columns.stream().map(column -> total(table, column)).toList());
    Table without = table.where("same output", RealResult.NO_CLASSES);
    return """
    The %d projects have %s lines. In the projects without †, javac compiled %s of these lines with the check on. The files that were left out have %s errors; the check ran on these files as well, before they were left out. Exceptions in the check: %d. Projects in which class files or errors changed because of the check: %d. † marks projects in which some errors remained at the end (%s lines: %s). For these, javac wrote no class files, and the check was not timed; we could compare only the errors with and without the check. The row "all" contains them.

    The check took longest with %s.

    %s"""
        .formatted(
            table.rows().size(),
            sum(table, "lines"),
            Spread.format(
                figures(table, "lines compiled").sum() - figures(without, "lines compiled").sum(),
                0),
            sum(table, "errors met"),
            table.rows().size() - table.where("exceptions", "none").rows().size(),
            table.where("same output", "no").rows().size(),
            sum(without, "lines compiled"),
            without.rows().isEmpty()
                ? "none"
                : without.stream().map(row -> row.get("project")).collect(joining(", ")),
            slowest(table),
            markdown);
  }

  private static List<String> cells(List<String> columns, Row row) {
    String project =
        row.get("project") + (row.get("same output").equals(RealResult.NO_CLASSES) ? " †" : "");
    return Stream.concat(
            Stream.of(project), columns.stream().skip(1).map(column -> cell(column, row)))
        .toList();
  }

  /** Of a project without classes, the check was not timed. */
  private static String cell(String column, Row row) {
    boolean isUnknown =
        row.get("same output").equals(RealResult.NO_CLASSES)
            && (column.equals("classes") || column.equals("check ms"));
    return isUnknown ? "—" : row.get(column);
  }

  private static String total(Table table, String column) {
    return switch (column) {
      case "project" -> "all";
      case "class path" -> "";
      case "without s", "with s", "check ms" -> Spread.format(figures(table, column).sum(), 1);
      default -> sum(table, column);
    };
  }

  /** Three projects. */
  private static String slowest(Table table) {
    return table.stream()
        .sorted(Comparator.comparingDouble((Row row) -> row.number("check ms")).reversed())
        .limit(3)
        .map(
            row ->
                "%s (%s ms; the compilation without it %s s)"
                    .formatted(
                        row.get("project"),
                        Spread.format(row.number("check ms"), 0),
                        row.get("without s")))
        .collect(joining(", "));
  }

  private static String sum(Table table, String column) {
    return Spread.format(figures(table, column).sum(), 0);
  }

  private static DoubleStream figures(Table table, String column) {
    return table.stream().mapToDouble(row -> row.number(column));
  }
}

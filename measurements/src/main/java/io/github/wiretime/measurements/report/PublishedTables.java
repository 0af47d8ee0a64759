package io.github.wiretime.measurements.report;

import com.google.common.collect.Maps;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Published figures beside ours. */
final class PublishedTables {
  private static final String FOLDER = "/io/github/wiretime/measurements/published/";

  /** A figure and its cells in the table. */
  private record Line(PublishedFigure figure, List<String> cells) {
    String verdict() {
      return cells.get(cells.size() - 1);
    }
  }

  private final Measured measured;
  private final Map<String, String> reasons;
  private final Map<String, List<Line>> groups = new LinkedHashMap<>();

  PublishedTables(Layout layout) {
    this.measured = new Measured(layout);
    this.reasons =
        resource("reasons").stream()
            .collect(Collectors.toMap(row -> row.get("reason"), row -> row.get("text")));
    if (!measured.isEmpty()) {
      compare();
    }
  }

  private void compare() {
    PublishedFigure yardstick = null;
    for (Row row : resource("figures").rows()) {
      PublishedFigure figure = PublishedFigure.of(row, measured);
      List<Line> group = groups.computeIfAbsent(row.get("group"), title -> new ArrayList<>());
      yardstick = figure.isYardstick() || group.isEmpty() ? figure : yardstick;
      group.add(new Line(figure, figure.cells(yardstick)));
    }
  }

  /**
   * What others published, one of {@code figures}, {@code claims}, {@code reasons}, {@code
   * sources}.
   */
  static Table resource(String name) {
    String file = FOLDER + name + ".csv";
    return Table.read(
        new InputStreamReader(
            PublishedTables.class.getResourceAsStream(file), StandardCharsets.UTF_8),
        file);
  }

  /** A section for each group. */
  String figures() {
    StringBuilder text = new StringBuilder();
    groups.forEach((title, lines) -> text.append("\n### %s\n\n%s".formatted(title, table(lines))));
    return text.toString();
  }

  private String table(List<Line> lines) {
    MarkdownTable table = MarkdownTable.ofFigures(PublishedFigure.COLUMNS);
    Map<String, List<String>> differing = new LinkedHashMap<>();
    for (Line line : lines) {
      table.row(line.cells());
      if (line.verdict().equals("partly") || line.verdict().equals("not")) {
        String reason = reasons.getOrDefault(line.figure().reason(), "?");
        differing
            .computeIfAbsent(line.verdict() + ", because " + reason, key -> new ArrayList<>())
            .add(line.figure().label());
      }
    }
    StringBuilder text = new StringBuilder(table + (differing.isEmpty() ? "" : "\n"));
    differing.forEach(
        (why, labels) -> text.append("- %s: %s\n".formatted(String.join("; ", labels), why)));
    return text.toString();
  }

  Optional<Plot> plot() {
    return PublishedPlot.of(
        Maps.transformValues(groups, lines -> lines.stream().map(Line::cells).toList()));
  }

  String headerSpeed() {
    return new HeaderWays(measured).speed();
  }

  String headerHeap() {
    return new HeaderWays(measured).heap();
  }

  static String claims() {
    MarkdownTable table = MarkdownTable.ofText("claim | source | verdict | evidence");
    for (Row row : resource("claims").rows()) {
      String source = "[" + row.get("source") + "]";
      table.row(row.get("claim"), source, row.get("verdict"), row.get("evidence"));
    }
    return table.toString();
  }

  static String sources() {
    return resource("sources").stream()
        .map(
            row ->
                "- [%s] %s (%s), %s\n"
                    .formatted(
                        row.get("source"), row.get("title"), row.get("year"), row.get("address")))
        .collect(Collectors.joining());
  }
}

package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.Environment;
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
import java.util.stream.Collectors;

/** Published figures beside ours. */
final class PublishedSection {
  private static final String FOLDER = "/io/github/wiretime/measurements/published/";
  private static final String HEAD = "\n### %s\n\n%s";

  private final Measured measured;
  private final Table environment;
  private final Map<String, String> reasons;

  PublishedSection(Layout layout) {
    this.measured = new Measured(layout);
    this.environment = Table.read(layout.result("published-environment.csv"));
    this.reasons =
        resource("reasons").stream()
            .collect(Collectors.toMap(row -> row.get("reason"), row -> row.get("text")));
  }

  /**
   * What others published, one of {@code figures}, {@code claims}, {@code reasons}, {@code
   * sources}.
   */
  static Table resource(String name) {
    String file = FOLDER + name + ".csv";
    return Table.read(
        new InputStreamReader(
            PublishedSection.class.getResourceAsStream(file), StandardCharsets.UTF_8),
        file);
  }

  String render() {
    if (measured.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    text.append(
        """

        ## Published figures, measured again

        Other machines, other Java versions: compare ratios, not figures. A ratio says how many times as fast
        a row is as the yardstick above it, or how many times as large. What does not depend on the machine
        (bytes, objects, threads, and figures that are ratios themselves) is compared as it is. *Reproduced*
        means: no more than a quarter off, or on the right side of a bound (> or <). *Partly* means: the same
        direction, another size. *Not* means: the other direction. The spread is the distance of the outermost
        sample from the median; of a ratio of two figures, the sum of both; ‡ marks more than 10 %. What
        changed since: hessian-lite instead of what was made for Taobao; Jackson 2.19 and Protocol Buffers 3.25
        instead of those of 2015; Java 17.

        """);
    text.append(Environment.markdown(environment));
    Map<String, List<PublishedFigure>> groups = new LinkedHashMap<>();
    for (Row row : resource("figures").rows()) {
      groups
          .computeIfAbsent(row.get("group"), group -> new ArrayList<>())
          .add(PublishedFigure.of(row, measured));
    }
    groups.forEach((group, figures) -> text.append(HEAD.formatted(group, table(figures))));
    text.append(new HeaderWays(measured).render());
    text.append(HEAD.formatted("Claims without a figure that could be measured", claims()));
    text.append(HEAD.formatted("Sources", sources()));
    return text.toString();
  }

  private String table(List<PublishedFigure> figures) {
    MarkdownTable table = MarkdownTable.ofFigures(PublishedFigure.COLUMNS);
    Map<String, List<String>> differing = new LinkedHashMap<>();
    PublishedFigure yardstick = figures.get(0);
    for (PublishedFigure figure : figures) {
      yardstick = figure.isYardstick() ? figure : yardstick;
      table.row(figure.cells(yardstick));
      String verdict = figure.verdict(yardstick);
      if (verdict.equals("partly") || verdict.equals("not")) {
        String because = verdict + ", because " + reasons.getOrDefault(figure.reason(), "?");
        differing.computeIfAbsent(because, key -> new ArrayList<>()).add(figure.label());
      }
    }
    return table
        + differing.entrySet().stream()
            .map(
                entry ->
                    "- %s: %s\n".formatted(String.join("; ", entry.getValue()), entry.getKey()))
            .collect(Collectors.joining("", differing.isEmpty() ? "" : "\n", ""));
  }

  private static String claims() {
    MarkdownTable table = MarkdownTable.ofText("claim | source | verdict | evidence");
    for (Row row : resource("claims").rows()) {
      String source = "[" + row.get("source") + "]";
      table.row(row.get("claim"), source, row.get("verdict"), row.get("evidence"));
    }
    return table.toString();
  }

  private static String sources() {
    return resource("sources").stream()
        .map(
            row ->
                "- [%s] %s (%s), %s\n"
                    .formatted(
                        row.get("source"), row.get("title"), row.get("year"), row.get("address")))
        .collect(Collectors.joining());
  }
}

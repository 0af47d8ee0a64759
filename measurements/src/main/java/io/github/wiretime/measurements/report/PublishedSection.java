package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Published figures beside ours. */
final class PublishedSection {
  private final Map<List<String>, Row> published;
  private final Table sources;
  private final Table times;
  private final Table sizes;
  private final Table observation;
  private final Table environment;

  PublishedSection(Layout layout) {
    // What others published is not measured, so it is always read from the project itself.
    Layout project = new Layout(layout.root(), layout.root());
    this.published =
        Table.read(project.result("published-figures.csv")).stream()
            .collect(
                Collectors.toUnmodifiableMap(
                    row -> List.of(row.get("operation"), row.get("variant")), row -> row));
    this.sources = Table.read(project.result("published-sources.csv"));
    this.times = Table.read(layout.result("published-times.csv"));
    this.sizes = Table.read(layout.result("published-sizes.csv"));
    this.observation = Table.read(layout.result("published-observation.csv"));
    this.environment = Table.read(layout.result("published-environment.csv"));
  }

  String render() {
    if (times.rows().isEmpty()) {
      return "";
    }
    return """

        ## Published figures, measured again

        Other machines, other Java versions: compare ratios, not figures. A speed ratio says how many times
        as fast the row is as the first one of the same source, a size ratio how many times as large; a row
        without a published figure is compared with the first of the table. The spread stands beside each
        figure: a ratio is as rough as that. What changed since:
        hessian-lite 3.2.13 and 4.0.4 for the one of 2020; Jackson 2.19 and Protocol Buffers 3.25 for those of
        2015; `VarHandle` for what `Unsafe` did; Java 17 for Java 8.

        """
        + Environment.markdown(environment)
        + section("Round trips of single values, four threads", observations())
        + section("Formatting, four threads", timesOf("format"))
        + section("HTTP header dates, four threads", timesOf("header"))
        + section("A document with 1,011 dates: write", timesOf("documentWrite"))
        + section("A document with 1,011 dates: read", timesOf("documentRead"))
        + section("A document with 1,011 dates: size", sizesOf("document"))
        + section("A small object (String, int, long): write", timesOf("smallWrite"))
        + section("A small object (String, int, long): read", timesOf("smallRead"))
        + section("A small object (String, int, long): size", sizesOf("small"))
        + "\n### Sources\n\n"
        + sources.stream()
            .map(
                row ->
                    "- [%s] %s (%s), %s\n"
                        .formatted(
                            row.get("source"),
                            row.get("title"),
                            row.get("year"),
                            row.get("address")))
            .collect(Collectors.joining());
  }

  private static String section(String title, List<PublishedRow> rows) {
    MarkdownTable table = MarkdownTable.ofFigures(PublishedRow.columns(rows.get(0).unit()));
    rows.forEach(row -> table.row(row.cells(rows)));
    return "\n### %s\n\n%s".formatted(title, table);
  }

  private List<PublishedRow> observations() {
    return observation.stream()
        .map(row -> row("roundTrip", row.get("profile") + ' ' + row.get("subject"), row))
        .toList();
  }

  private List<PublishedRow> timesOf(String operation) {
    return times.stream()
        .filter(row -> row.get("operation").equals(operation))
        .map(row -> row(operation, row.get("variant"), row))
        .toList();
  }

  private List<PublishedRow> sizesOf(String object) {
    return sizes.stream()
        .filter(row -> row.get("object").equals(object))
        .map(
            row ->
                new PublishedRow(
                    label(row.get("variant")),
                    published(object + "Size", row.get("variant")),
                    row.number("bytes"),
                    "bytes",
                    "—"))
        .toList();
  }

  private PublishedRow row(String operation, String variant, Row measured) {
    return new PublishedRow(
        label(variant),
        published(operation, variant),
        measured.number("median"),
        measured.get("unit"),
        Spread.percent(Spread.of(measured).distance()));
  }

  private Optional<PublishedRow.Published> published(String operation, String variant) {
    return Optional.ofNullable(published.get(List.of(operation, variant)))
        .map(
            row ->
                new PublishedRow.Published(
                    row.number("figure"), row.get("unit"), row.get("source")));
  }

  private static String label(String variant) {
    return variant.contains("/")
        ? variant.replace("/alone", "")
        : variant.toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}

package io.github.wiretime.benchmarks.report;

import io.github.wiretime.benchmarks.stack.Layout;
import io.github.wiretime.results.Environment;
import io.github.wiretime.results.MarkdownTable;
import io.github.wiretime.results.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** The tables and plots of calls between two JVMs. */
final class CallsSection {
  private static final String YARDSTICK = "DATE";
  private static final double OBSERVED_PART = 0.4;

  private static final List<String> PERCENTILES =
      List.of("medianMs", "p75Ms", "p90Ms", "p95Ms", "p99Ms", "p995Ms", "p999Ms");

  /** As {@code TimeKind} calls them. */
  private static final List<String> TYPES =
      List.of("DATE", "MILLIS", "INSTANT", "LOCAL_DATE_TIME", "ZONED_DATE_TIME");

  private static final Comparator<Map<String, String>> SITUATION =
      Comparator.<Map<String, String>>comparingInt(row -> Integer.parseInt(row.get("orders")))
          .thenComparingInt(row -> Integer.parseInt(row.get("callers")))
          .thenComparingInt(row -> TYPES.indexOf(row.get("type")));

  private final Table calls;
  private final Table environment;

  CallsSection(Layout layout) {
    this.calls = Table.read(layout.result("calls.csv"));
    this.environment = Table.read(layout.result("calls-environment.csv"));
  }

  String render() {
    if (calls.rows().isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    text.append(
        """

        ## Dubbo calls

        An echo of a list of DTOs, each with an id, a name and three times, between two JVMs on 127.0.0.1
        without a registry, with Hessian2. First every caller calls again as soon as it has the answer:
        that gives calls/s and the saturated median. Then calls are due at one rate for all types, half of
        what `Date` can do, and the response time counts from when a call was due, not from when a caller
        got round to it, so that a stall counts for every call that it delays (no coordinated omission).
        Callers that are more than %.0f ms late with their last call were overloaded: their response times
        would depend on the length of the phase, and are left out. The types come in another
        order each round; figures are the median of the rounds, the spread is the largest distance of a
        round from it. Both JVMs share the processors.

        """
            .formatted(Rounds.LATE_MILLIS));
    text.append(Environment.markdown(environment));
    text.append(observation());
    plots()
        .forEach(
            plot -> text.append("\n![%s](plots/%s.svg)\n".formatted(plot.title(), plot.name())));
    groups(List.of("dubbo", "protocol"))
        .forEach(
            (key, rows) ->
                text.append(
                    "\n### Dubbo %s, %s protocol\n\n%s"
                        .formatted(key.get(0), title(key.get(1)), table(rows))));
    return text.toString();
  }

  /** Whether the published observation still shows, by version and protocol. */
  private String observation() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            List.of(
                "Dubbo, protocol",
                "calls/s of LocalDateTime, part of Date's",
                "in the rounds",
                "saturated median, multiple of Date's",
                "calls/s at 2/5 or less"));
    groups(List.of("dubbo", "protocol"))
        .forEach(
            (key, rows) -> {
              List<Double> rounds = rounds(rows);
              table.row(
                  List.of(
                      key.get(0) + ", " + title(key.get(1)),
                      format("%.2f", ratio(rows, "callsPerSecond")),
                      format("%.2f", Collections.min(rounds))
                          + format(" to %.2f", Collections.max(rounds)),
                      format("%.1f", ratio(rows, "saturatedMedianMs")),
                      verdict(rounds)));
            });
    return """

        The observation that started this: one attribute changed from `Date` to `LocalDateTime`, and calls/s
        fell to 2/5, while the response time grew tenfold. Here three attributes of each of 20 DTOs change,
        and 8 callers wait for their answers:

        """
        + table;
  }

  private static List<Double> rounds(List<Map<String, String>> rows) {
    return rows.stream()
        .map(row -> row.get("round"))
        .distinct()
        .map(round -> rows.stream().filter(row -> row.get("round").equals(round)).toList())
        .map(ofRound -> ratio(ofRound, "callsPerSecond"))
        .toList();
  }

  private static String verdict(List<Double> rounds) {
    if (Collections.max(rounds) <= OBSERVED_PART) {
      return "yes";
    }
    return Collections.min(rounds) > OBSERVED_PART ? "no" : "in some rounds";
  }

  /**
   * Calls per second of each type with 8 callers and 20 DTOs, by version; of the dubbo protocol.
   */
  String summary() {
    List<String> columns = new ArrayList<>(List.of("calls/s"));
    TYPES.forEach(type -> columns.add(type(type)));
    MarkdownTable table = MarkdownTable.ofFigures(columns);
    groups(List.of("dubbo", "protocol"))
        .forEach(
            (key, rows) -> {
              if (key.get(1).equals("dubbo")) {
                List<String> row = new ArrayList<>(List.of("Dubbo " + key.get(0)));
                TYPES.forEach(
                    type -> row.add(format("%,.0f", observed(rows, type).callsPerSecond())));
                table.row(row);
              }
            });
    return table.toString();
  }

  private static double ratio(List<Map<String, String>> rows, String column) {
    return observed(rows, "LOCAL_DATE_TIME").median(column)
        / observed(rows, YARDSTICK).median(column);
  }

  private static Rounds observed(List<Map<String, String>> rows, String type) {
    return new Rounds(
        rows.stream()
            .filter(row -> row.get("type").equals(type))
            .filter(CallsSection::isObserved)
            .toList());
  }

  private static boolean isObserved(Map<String, String> row) {
    return row.get("callers").equals("8") && row.get("orders").equals("20");
  }

  /** Response times over percentiles, for 8 callers and 20 DTOs. */
  List<Plot> plots() {
    List<Plot> plots = new ArrayList<>();
    groups(List.of("dubbo", "protocol"))
        .forEach(
            (key, rows) -> {
              List<Map<String, String>> shown =
                  rows.stream().filter(CallsSection::isObserved).toList();
              plots.add(plot(key.get(0), key.get(1), shown));
            });
    return plots;
  }

  private static Plot plot(String dubbo, String protocol, List<Map<String, String>> rows) {
    List<Plot.Series> series = new ArrayList<>();
    group(rows, List.of("type"))
        .forEach((key, measured) -> series.add(series(type(key.get(0)), new Rounds(measured))));
    return new Plot(
        "latency-" + dubbo + "-" + protocol,
        "Dubbo %s, %s protocol: 8 callers, lists of 20 DTOs, %,.0f calls due each second"
            .formatted(dubbo, title(protocol), new Rounds(rows).median("rate")),
        "percentile",
        "response time, ms (logarithmic)",
        Plot.Kind.LINES,
        true,
        series);
  }

  private static Plot.Series series(String type, Rounds rounds) {
    return new Plot.Series(
        type + (rounds.isOverloaded() ? ": overloaded" : ""),
        List.of("50", "75", "90", "95", "99", "99.5", "99.9"),
        PERCENTILES.stream()
            .map(column -> rounds.isOverloaded() ? null : rounds.median(column))
            .toList());
  }

  private String table(List<Map<String, String>> rows) {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            List.of(
                "type",
                "callers",
                "DTOs",
                "calls/s",
                "of Date",
                "saturated median, ms",
                "due/s",
                "median, ms",
                "p99, ms",
                "p99.9, ms",
                "overloaded",
                "spread of calls/s"));
    group(rows, List.of("orders", "callers", "type"))
        .forEach(
            (key, measured) -> {
              Rounds rounds = new Rounds(measured);
              double perSecond = rounds.callsPerSecond();
              double yardstick = yardstick(rows, key);
              table.row(
                  List.of(
                      type(key.get(2)),
                      key.get(1),
                      key.get(0),
                      format("%,.0f", perSecond),
                      format("%.2f", perSecond / yardstick),
                      format("%.2f", rounds.median("saturatedMedianMs")),
                      format("%,.0f", rounds.median("rate")),
                      response(rounds, "medianMs"),
                      response(rounds, "p99Ms"),
                      response(rounds, "p999Ms"),
                      overloaded(rounds),
                      format("±%.0f %%", 100 * rounds.spread())));
            });
    return table.toString();
  }

  private static String response(Rounds rounds, String column) {
    return rounds.isOverloaded() ? "" : format("%.2f", rounds.median(column));
  }

  private static String overloaded(Rounds rounds) {
    return rounds.overloaded() == 0 ? "" : rounds.overloaded() + " of " + rounds.rows().size();
  }

  private static double yardstick(List<Map<String, String>> rows, List<String> key) {
    return new Rounds(
            rows.stream()
                .filter(row -> row.get("type").equals(YARDSTICK))
                .filter(row -> row.get("orders").equals(key.get(0)))
                .filter(row -> row.get("callers").equals(key.get(1)))
                .toList())
        .callsPerSecond();
  }

  private Map<List<String>, List<Map<String, String>>> groups(List<String> columns) {
    return group(calls.stream().sorted(SITUATION).toList(), columns);
  }

  private static Map<List<String>, List<Map<String, String>>> group(
      List<Map<String, String>> rows, List<String> columns) {
    return rows.stream()
        .collect(
            Collectors.groupingBy(
                row -> columns.stream().map(row::get).toList(),
                LinkedHashMap::new,
                Collectors.toList()));
  }

  private static String type(String kind) {
    return switch (kind) {
      case "DATE" -> "Date";
      case "MILLIS" -> "epoch millis";
      case "INSTANT" -> "Instant";
      case "LOCAL_DATE_TIME" -> "LocalDateTime";
      case "ZONED_DATE_TIME" -> "ZonedDateTime";
      default -> kind;
    };
  }

  private static String title(String protocol) {
    return protocol.equals("tri") ? "Triple" : protocol;
  }

  private static String format(String pattern, double value) {
    return String.format(Locale.ROOT, pattern, value);
  }
}

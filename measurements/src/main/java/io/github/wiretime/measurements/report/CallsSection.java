package io.github.wiretime.measurements.report;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.measurements.results.Environment;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The tables and plots of calls between two JVMs. */
final class CallsSection {
  private static final double OBSERVED_PART = 0.4;

  /** How {@code TimeKind} and the page call types. */
  private static final ImmutableMap<String, String> TYPES =
      ImmutableMap.of(
          "DATE", "Date",
          "MILLIS", "epoch millis",
          "INSTANT", "Instant",
          "LOCAL_DATE_TIME", "LocalDateTime",
          "ZONED_DATE_TIME", "ZonedDateTime");

  private static final Comparator<Row> SITUATION =
      Comparator.<Row>comparingDouble(row -> row.number("orders"))
          .thenComparingDouble(row -> row.number("callers"))
          .thenComparingInt(row -> TYPES.keySet().asList().indexOf(row.get("type")));

  private final Rounds calls;
  private final Table environment;

  CallsSection(Layout layout) {
    Table table = Table.read(layout.result("calls.csv"));
    this.calls = new Rounds(table.stream().sorted(SITUATION).toList());
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
    for (Plot plot : plots()) {
      text.append("\n![%s](plots/%s.svg)\n".formatted(plot.title(), plot.name()));
    }
    calls
        .by("dubbo", "protocol")
        .forEach(
            (key, rounds) ->
                text.append(
                    "\n### Dubbo %s, %s protocol\n\n%s"
                        .formatted(key.get(0), title(key.get(1)), table(rounds))));
    return text.toString();
  }

  /** Whether the published observation still shows, by version and protocol. */
  private String observation() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "Dubbo, protocol | calls/s of LocalDateTime, part of Date's | in the rounds"
                + " | saturated median, multiple of Date's | calls/s at 2/5 or less");
    observed()
        .by("dubbo", "protocol")
        .forEach(
            (key, rounds) -> {
              Spread parts =
                  Spread.of(
                      rounds.by("round").values().stream()
                          .map(round -> ratio(round, "callsPerSecond"))
                          .toList());
              table.row(
                  key.get(0) + ", " + title(key.get(1)),
                  format("%.2f", ratio(rounds, "callsPerSecond")),
                  format("%.2f", parts.min()) + format(" to %.2f", parts.max()),
                  format("%.1f", ratio(rounds, "saturatedMedianMs")),
                  verdict(parts));
            });
    return """

        The observation that started this: one attribute changed from `Date` to `LocalDateTime`, and calls/s
        fell to 2/5, while the response time grew tenfold. Here three attributes of each of 20 DTOs change,
        and 8 callers wait for their answers:

        """
        + table;
  }

  private static double ratio(Rounds rounds, String column) {
    return rounds.where("type", "LOCAL_DATE_TIME").median(column)
        / rounds.where("type", "DATE").median(column);
  }

  private static String verdict(Spread parts) {
    if (parts.max() <= OBSERVED_PART) {
      return "yes";
    }
    return parts.min() > OBSERVED_PART ? "no" : "in some rounds";
  }

  /** With 8 callers and 20 DTOs. */
  private Rounds observed() {
    return calls.where("callers", "8").where("orders", "20");
  }

  /** Calls per second of each type with 8 callers and 20 DTOs, by version; the dubbo protocol. */
  String summary() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            Stream.concat(Stream.of("calls/s"), TYPES.values().stream()).toList());
    observed()
        .where("protocol", "dubbo")
        .by("dubbo")
        .forEach(
            (key, rounds) ->
                table.row(
                    Stream.concat(
                            Stream.of("Dubbo " + key.get(0)),
                            TYPES.keySet().stream()
                                .map(type -> rounds.where("type", type).callsPerSecond())
                                .map(perSecond -> format("%,.0f", perSecond)))
                        .toList()));
    return table.toString();
  }

  private static String table(Rounds protocol) {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "type | callers | DTOs | calls/s | of Date | saturated median, ms | due/s | median, ms"
                + " | p99, ms | p99.9, ms | overloaded | spread of calls/s");
    protocol
        .by("orders", "callers")
        .forEach(
            (situation, all) -> {
              double date = all.where("type", "DATE").callsPerSecond();
              all.by("type")
                  .forEach(
                      (type, rounds) ->
                          table.row(
                              TYPES.get(type.get(0)),
                              situation.get(1),
                              situation.get(0),
                              format("%,.0f", rounds.callsPerSecond()),
                              format("%.2f", rounds.callsPerSecond() / date),
                              format("%.2f", rounds.median("saturatedMedianMs")),
                              format("%,.0f", rounds.median("rate")),
                              response(rounds, "medianMs"),
                              response(rounds, "p99Ms"),
                              response(rounds, "p999Ms"),
                              overloaded(rounds),
                              Spread.percent(rounds.spread())));
            });
    return table.toString();
  }

  private static String response(Rounds rounds, String column) {
    return rounds.isOverloaded() ? "" : format("%.2f", rounds.median(column));
  }

  private static String overloaded(Rounds rounds) {
    return rounds.overloaded() == 0 ? "" : rounds.overloaded() + " of " + rounds.rows().size();
  }

  /** Response times over percentiles, for 8 callers and 20 DTOs. */
  List<Plot> plots() {
    List<Plot> plots = new ArrayList<>();
    observed()
        .by("dubbo", "protocol")
        .forEach((key, rounds) -> plots.add(plot(key.get(0), key.get(1), rounds)));
    return plots;
  }

  private static Plot plot(String dubbo, String protocol, Rounds rounds) {
    return new Plot(
        "latency-" + dubbo + "-" + protocol,
        "Dubbo %s, %s protocol: 8 callers, lists of 20 DTOs, %,.0f calls due each second"
            .formatted(dubbo, title(protocol), rounds.median("rate")),
        "percentile",
        "response time, ms (logarithmic)",
        Plot.Kind.LINES,
        true,
        rounds.by("type").entrySet().stream()
            .map(type -> series(TYPES.get(type.getKey().get(0)), type.getValue()))
            .toList());
  }

  private static Plot.Series series(String type, Rounds rounds) {
    return new Plot.Series(
        type + (rounds.isOverloaded() ? ": overloaded" : ""),
        List.of("50", "75", "90", "95", "99", "99.5", "99.9"),
        Stream.of("medianMs", "p75Ms", "p90Ms", "p95Ms", "p99Ms", "p995Ms", "p999Ms")
            .map(column -> rounds.isOverloaded() ? null : rounds.median(column))
            .toList());
  }

  private static String title(String protocol) {
    return protocol.equals("tri") ? "Triple" : protocol;
  }

  private static String format(String pattern, double value) {
    return String.format(Locale.ROOT, pattern, value);
  }
}

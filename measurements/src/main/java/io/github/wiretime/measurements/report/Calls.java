package io.github.wiretime.measurements.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.measurements.calls.Pace;
import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** What was measured of calls between two JVMs. */
final class Calls {
  /** How {@code TimeKind} and the pages call types. */
  static final ImmutableMap<String, String> TYPES =
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

  private final Rounds all;

  Calls(Layout layout) {
    this.all =
        new Rounds(Table.read(layout.result("calls.csv")).stream().sorted(SITUATION).toList());
  }

  /** Those with calls due at a pace; empty if it was not measured. */
  Rounds at(Pace pace) {
    return all.where("pace", pace.name());
  }

  /** Those at which all types can be compared: the pace that all sustain, if it was measured. */
  Rounds sustained() {
    Rounds sustained = at(Pace.HALF_OF_SLOWEST);
    return sustained.rows().isEmpty() ? at(Pace.HALF_OF_DATE) : sustained;
  }

  /** With 8 callers and 20 DTOs. */
  static Rounds busy(Rounds rounds) {
    return rounds.where("callers", "8").where("orders", "20");
  }

  /** How pages call a protocol. */
  static String title(String protocol) {
    return protocol.equals("tri") ? "Triple" : protocol;
  }

  /** Calls per second of each type with 8 callers and 20 DTOs, by version; the dubbo protocol. */
  String summary() {
    return MarkdownTable.ofFigures(
        "calls/s | " + String.join(" | ", TYPES.values()),
        quoted().by("dubbo").keySet(),
        key ->
            Stream.concat(
                    Stream.of("Dubbo " + key.get(0)),
                    TYPES.keySet().stream().map(type -> callsPerSecond(key.get(0), type)))
                .toList());
  }

  /** Those of one release and type, marked as in the plot where the machine disturbed them. */
  String callsPerSecond(String dubbo, String type) {
    Rounds rounds = quoted().where("dubbo", dubbo).where("type", type);
    return rounds.rows().isEmpty() ? "—" : rounds.callsPerSecond().marked(0);
  }

  /** Of each type, release and protocol, with 8 callers: the part of the calls of {@code Date}. */
  String parts() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "release and protocol | DTOs | calls/s with Date | "
                + TYPES.values().stream().skip(1).collect(joining(" | ")));
    at(Pace.HALF_OF_DATE)
        .where("callers", "8")
        .by("dubbo", "protocol", "orders")
        .forEach(
            (key, rounds) -> {
              List<String> cells = new ArrayList<>();
              cells.add("Dubbo " + key.get(0) + ", " + title(key.get(1)));
              cells.add(key.get(2));
              cells.add(rounds.where("type", "DATE").callsPerSecond().marked(0));
              TYPES.keySet().stream().skip(1).forEach(type -> cells.add(partOfDate(rounds, type)));
              table.row(cells);
            });
    return table.toString();
  }

  /** What {@code Instant} leaves of the calls per second of {@code Date}, with 8 callers. */
  String instant() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "calls/s with `Instant` divided by calls/s with `Date` | 1 DTO in a call | 20 DTOs");
    at(Pace.HALF_OF_DATE)
        .where("callers", "8")
        .by("dubbo", "protocol")
        .forEach(
            (key, rounds) ->
                table.row(
                    "Dubbo " + key.get(0) + ", " + title(key.get(1)),
                    partOfDate(rounds.where("orders", "1"), "INSTANT"),
                    partOfDate(rounds.where("orders", "20"), "INSTANT")));
    return table.toString();
  }

  private static String partOfDate(Rounds rounds, String type) {
    Spread calls = rounds.where("type", type).callsPerSecond();
    Spread date = rounds.where("type", "DATE").callsPerSecond();
    return Spread.marked(
        Spread.format(calls.median() / date.median(), 2),
        Math.max(calls.distance(), date.distance()));
  }

  private Rounds quoted() {
    return busy(at(Pace.HALF_OF_DATE)).where("protocol", "dubbo");
  }
}

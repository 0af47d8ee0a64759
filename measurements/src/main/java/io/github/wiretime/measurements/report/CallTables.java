package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.calls.Pace;
import io.github.wiretime.measurements.results.MarkdownTable;
import java.util.Locale;

/** The tables of calls between two JVMs. */
final class CallTables {
  private final Calls calls;

  CallTables(Calls calls) {
    this.calls = calls;
  }

  /** A section for each release and protocol. */
  String byProtocol() {
    StringBuilder text = new StringBuilder();
    calls
        .at(Pace.HALF_OF_DATE)
        .by("dubbo", "protocol")
        .forEach((key, rounds) -> text.append(section(key.get(0), key.get(1), rounds)));
    return text.toString();
  }

  private String section(String dubbo, String protocol, Rounds saturated) {
    Rounds sustained =
        calls.at(Pace.HALF_OF_SLOWEST).where("dubbo", dubbo).where("protocol", protocol);
    return "\n## Dubbo %s, %s protocol\n\n%s"
            .formatted(dubbo, Calls.title(protocol), saturated(saturated))
        + responses("half of what the slowest type can do", sustained)
        + responses("half of what `Date` can do", saturated);
  }

  private static String saturated(Rounds protocol) {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "type | callers | DTOs | calls/s | part of Date's | saturated median, ms");
    protocol
        .by("orders", "callers")
        .forEach(
            (situation, all) -> {
              Spread date = all.where("type", "DATE").callsPerSecond();
              all.by("type")
                  .forEach(
                      (type, rounds) -> {
                        Spread perSecond = rounds.callsPerSecond();
                        table.row(
                            Calls.TYPES.get(type.get(0)),
                            situation.get(1),
                            situation.get(0),
                            perSecond.marked(0),
                            Spread.marked(
                                format("%.2f", perSecond.median() / date.median()),
                                Math.max(perSecond.distance(), date.distance())),
                            rounds.spread("saturatedMedianMs").marked(2));
                      });
            });
    return table.toString();
  }

  private static String responses(String pace, Rounds protocol) {
    if (protocol.rows().isEmpty()) {
      return "";
    }
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "type | callers | DTOs | due/s | median, ms | p99, ms | p99.9, ms | overloaded");
    protocol
        .by("orders", "callers", "type")
        .forEach(
            (situation, rounds) ->
                table.row(
                    Calls.TYPES.get(situation.get(2)),
                    situation.get(1),
                    situation.get(0),
                    rounds.spread("rate").middle(0),
                    response(rounds, "medianMs"),
                    response(rounds, "p99Ms"),
                    response(rounds, "p999Ms"),
                    overloaded(rounds)));
    return "\nResponse times of calls that are due at " + pace + ":\n\n" + table;
  }

  private static String response(Rounds rounds, String column) {
    return rounds.isOverloaded() ? "" : rounds.spread(column).marked(2);
  }

  private static String overloaded(Rounds rounds) {
    return rounds.overloaded() == 0 ? "" : rounds.overloaded() + " of " + rounds.rows().size();
  }

  private static String format(String pattern, double value) {
    return String.format(Locale.ROOT, pattern, value);
  }
}

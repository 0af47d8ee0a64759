package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.calls.Pace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The plots of calls, for 8 callers and 20 DTOs. */
final class CallPlots {
  /** The slowest calls differ too much between rounds to be drawn; the tables have them. */
  private static final List<String> PERCENTILES = List.of("medianMs", "p75Ms", "p90Ms", "p95Ms");

  private final Rounds saturated;
  private final Map<List<String>, Rounds> sustained;

  CallPlots(Calls calls) {
    this.saturated = Calls.busy(calls.at(Pace.HALF_OF_DATE));
    this.sustained = Calls.busy(calls.sustained()).by("dubbo", "protocol");
  }

  List<Plot> all() {
    if (saturated.rows().isEmpty()) {
      return List.of();
    }
    List<Plot> plots = new ArrayList<>(List.of(callsPerSecond()));
    // The same for all, so that the plots can be compared.
    Scale scale =
        Scale.logarithmic(
            Plot.figures(
                sustained.values().stream()
                    .flatMap(rounds -> responses(rounds).stream())
                    .toList()));
    sustained.forEach((key, rounds) -> plots.add(responses(key.get(0), key.get(1), rounds, scale)));
    return plots;
  }

  private Plot callsPerSecond() {
    List<Plot.Series> series =
        saturated.where("protocol", "dubbo").by("dubbo").entrySet().stream()
            .map(
                dubbo ->
                    new Plot.Series(
                        "Dubbo " + dubbo.getKey().get(0),
                        Calls.TYPES.keySet().stream()
                            .map(type -> dubbo.getValue().where("type", type).callsPerSecond())
                            .toList()))
            .toList();
    return new Plot(
        "calls",
        "Calls a second by the type of the three times in each of 20 DTOs",
        Plot.Kind.BARS,
        Calls.TYPES.values().asList(),
        "calls/s, 8 callers, dubbo protocol: median and range of the rounds",
        "",
        Scale.linear(Plot.figures(series)),
        series);
  }

  private static Plot responses(String dubbo, String protocol, Rounds rounds, Scale scale) {
    return new Plot(
        "latency-" + dubbo + "-" + protocol,
        "Response times of %s calls a second, Dubbo %s, %s protocol"
            .formatted(rounds.spread("rate").middle(0), dubbo, Calls.title(protocol)),
        Plot.Kind.LINES,
        List.of("50", "75", "90", "95"),
        "percentile; 8 callers, lists of 20 DTOs; median and range of the rounds",
        "response time, ms (log)",
        scale,
        responses(rounds));
  }

  private static List<Plot.Series> responses(Rounds rounds) {
    return rounds.by("type").entrySet().stream()
        .map(type -> series(Calls.TYPES.get(type.getKey().get(0)), type.getValue()))
        .toList();
  }

  private static Plot.Series series(String type, Rounds rounds) {
    Stream<Spread> figures =
        PERCENTILES.stream().map(column -> rounds.isOverloaded() ? null : rounds.spread(column));
    return new Plot.Series(type + (rounds.isOverloaded() ? ": overloaded" : ""), figures.toList());
  }
}

package io.github.wiretime.measurements.report;

import static java.util.stream.Collectors.joining;

import io.github.wiretime.measurements.results.MarkdownTable;
import io.github.wiretime.measurements.results.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** At which load LocalDateTime takes from Date's calls/s what was observed. */
final class ObservationTable {
  private static final double OBSERVED_PART = 0.4;

  private final Rounds all;
  private final Map<List<String>, Rounds> bySituation;
  private final List<String> versions;

  ObservationTable(Table observation) {
    this.all = new Rounds(observation.rows());
    this.bySituation = all.by("callers", "orders", "times");
    this.versions = all.by("dubbo").keySet().stream().map(key -> key.get(0)).toList();
  }

  /** A row for each load, a column for each release. */
  String text() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "callers | DTOs | times in each | Dubbo "
                + String.join(" | Dubbo ", versions)
                + " | 2/5 or less");
    bySituation.forEach((situation, rounds) -> table.row(cells(situation, rounds)));
    return table.toString();
  }

  private List<String> cells(List<String> situation, Rounds rounds) {
    List<String> cells = new ArrayList<>(situation);
    List<String> observed = new ArrayList<>();
    rounds
        .by("dubbo")
        .forEach(
            (version, measured) -> {
              Spread parts = parts(measured);
              cells.add(parts.marked(2));
              if (parts.median() <= OBSERVED_PART) {
                observed.add(version.get(0));
              }
            });
    cells.add(String.join(", ", observed));
    return cells;
  }

  /** What the table says of one attribute, as was observed. */
  String answer() {
    if (versions.isEmpty()) {
      return "";
    }
    List<Double> ofOne =
        all.where("orders", "1").where("times", "1").by("dubbo", "callers").values().stream()
            .map(rounds -> parts(rounds).median())
            .toList();
    return "With one time in each DTO, 2/5 of the calls are left %s. A single DTO with one time leaves %s to %s."
        .formatted(
            versions.stream().map(this::observedAt).collect(joining(", ")),
            Spread.format(Collections.min(ofOne), 2),
            Spread.format(Collections.max(ofOne), 2));
  }

  private String observedAt(String version) {
    String above = "";
    for (var orders : all.where("times", "1").where("dubbo", version).by("orders").entrySet()) {
      String number = orders.getKey().get(0);
      if (parts(orders.getValue()).median() <= OBSERVED_PART) {
        return "between %s and %s DTOs with Dubbo %s".formatted(above, number, version);
      }
      above = number;
    }
    return "above %s DTOs with Dubbo %s".formatted(above, version);
  }

  /** Of the two that were measured one after the other, round by round. */
  private static Spread parts(Rounds rounds) {
    return Spread.of(rounds.rows(), row -> row.number("perSecond") / row.number("datePerSecond"));
  }
}

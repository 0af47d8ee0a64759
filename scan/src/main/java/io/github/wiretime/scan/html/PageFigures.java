package io.github.wiretime.scan.html;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.Slowdown;
import java.util.Map;
import java.util.Optional;

/**
 * What a type costs, as the page shows it.
 *
 * @param first bytes of the first value in a message
 * @param further mean bytes of each further one
 * @param time the time to write and read it, as a multiple of {@code Date}'s: {@code 6×}
 * @param damage what goes wrong; empty if nothing does
 * @param rank bytes to sort by and to draw; more than any for what cannot be sent, none below zero
 */
record PageFigures(String first, String further, String time, String damage, int rank) {

  private static final String UNKNOWN = "–";
  private static final int NONE = -1;

  static PageFigures of(Optional<Cost> measured) {
    return measured
        .map(PageFigures::of)
        .orElse(new PageFigures(UNKNOWN, UNKNOWN, UNKNOWN, "listed as costly, not measured", NONE));
  }

  private static PageFigures of(Cost cost) {
    String about = cost.atLeast() ? "≥ " : "";
    return new PageFigures(
        cost.size().map(size -> about + size.first()).orElse(withoutSize(cost)),
        cost.size().map(size -> about + size.further()).orElse(UNKNOWN),
        cost.slowdown().map(Slowdown::rounded).map(times -> about + times + "×").orElse(UNKNOWN),
        cost.damage(),
        cost.size().isEmpty() && !cost.failsWhenWritten() ? NONE : cost.firstBytes());
  }

  private static String withoutSize(Cost cost) {
    return cost.failsWhenWritten() ? "cannot be sent" : UNKNOWN;
  }

  Map<String, Object> asMap() {
    return ImmutableMap.of(
        "first", first, "further", further, "time", time, "damage", damage, "rank", rank);
  }
}

package io.github.wiretime.scan.html;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.Slowdown;
import io.github.wiretime.checker.report.DamageText;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.scan.words.ScanTexts;
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

  static PageFigures of(Optional<Cost> measured, Language language) {
    return measured
        .map(cost -> of(cost, language))
        .orElseGet(
            () ->
                new PageFigures(
                    UNKNOWN,
                    UNKNOWN,
                    UNKNOWN,
                    ScanTexts.of("page.not-measured").in(language),
                    NONE));
  }

  private static PageFigures of(Cost cost, Language language) {
    String about = cost.atLeast() ? "≥ " : "";
    return new PageFigures(
        cost.size().map(size -> about + size.first()).orElseGet(() -> withoutSize(cost, language)),
        cost.size().map(size -> about + size.further()).orElse(UNKNOWN),
        cost.slowdown().map(Slowdown::rounded).map(times -> about + times + "×").orElse(UNKNOWN),
        DamageText.of(cost, language),
        cost.size().isEmpty() && !cost.failsWhenWritten() ? NONE : cost.firstBytes());
  }

  private static String withoutSize(Cost cost, Language language) {
    return cost.failsWhenWritten() ? Effect.FAILS_WRITING.words().in(language) : UNKNOWN;
  }

  Map<String, Object> asMap() {
    return ImmutableMap.of(
        "first", first, "further", further, "time", time, "damage", damage, "rank", rank);
  }
}

package io.github.wiretime.checker.report;

import io.github.wiretime.checker.cost.Cost;
import java.util.HashMap;
import java.util.Map;

/** What a type costs, in words. */
final class CostText {

  private static final String WHEN_WRITTEN = " when written";

  private final Cost yardstick;
  private final boolean assumed;
  private final Map<Cost, String> texts = new HashMap<>(); // few types, many findings

  CostText(Cost yardstick, boolean assumed) {
    this.yardstick = yardstick;
    this.assumed = assumed;
  }

  /** The part of the sentence behind the name of the type. */
  String of(Cost cost) {
    return texts.computeIfAbsent(cost, this::text);
  }

  private String text(Cost cost) {
    if (cost.damage().endsWith(WHEN_WRITTEN)) {
      return ", which "
          + cost.hessian().title()
          + (assumed ? " (assumed)" : "")
          + " cannot send: "
          + cost.damage();
    }
    return ", "
        + cost.size().map(size -> (cost.atLeast() ? "at least " : "") + bytes(size)).orElse("")
        + slowdown(cost)
        + damage(cost)
        + " ("
        + cost.hessian().title()
        + (assumed ? " assumed)" : ")");
  }

  private static String damage(Cost cost) {
    if (cost.damage().isEmpty()) {
      return "";
    }
    return (cost.size().isPresent() ? ", and" : "and") + " damages it: " + cost.damage();
  }

  private String bytes(Cost.Size size) {
    return size.first()
        + " bytes the first time and "
        + size.further()
        + " each further time where 'Date' takes "
        + yardstick.firstBytes();
  }

  private static String slowdown(Cost cost) {
    return cost.slowdown()
        .filter(slowdown -> !slowdown.rounded().equals("1"))
        .map(
            slowdown ->
                ", and "
                    + (cost.atLeast() ? "at least " : "")
                    + slowdown.rounded()
                    + " times as long to write and read")
        .orElse("");
  }
}

package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.Slowdown;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What a type costs, as cells of a table.
 *
 * @param first bytes of the first value in a message
 * @param further bytes of each further one
 * @param time as a multiple of {@code Date}
 */
public record CostCells(String first, String further, String time) {

  /** What the cells are called. */
  static ImmutableList<String> titles(Language language) {
    return Stream.of("first", "further", "time")
        .map(name -> CheckTexts.of("table." + name).in(language))
        .collect(toImmutableList());
  }

  /** A question mark for what was not measured, a dash for what fails. */
  public static CostCells of(Optional<Cost> cost) {
    String missing = cost.isPresent() ? "-" : "?";
    String bound = cost.filter(Cost::atLeast).isPresent() ? ">=" : "";
    Optional<Cost.Size> size = cost.flatMap(Cost::size);
    return new CostCells(
        size.map(bytes -> bound + bytes.first()).orElse(missing),
        size.map(bytes -> bound + bytes.further()).orElse(missing),
        cost.flatMap(Cost::slowdown)
            .map(Slowdown::rounded)
            .map(times -> bound + times + "x")
            .orElse(missing));
  }

  /** In this order. */
  public ImmutableList<String> cells() {
    return ImmutableList.of(first, further, time);
  }
}

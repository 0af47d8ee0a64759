package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.Slowdown;
import java.util.Optional;

/**
 * What a type costs, as cells of a table.
 *
 * @param first bytes of the first value in a message
 * @param further bytes of each further one
 * @param time as a multiple of {@code Date}
 */
public record CostCells(String first, String further, String time) {

  static final ImmutableList<String> TITLES = ImmutableList.of("first", "further", "time");

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

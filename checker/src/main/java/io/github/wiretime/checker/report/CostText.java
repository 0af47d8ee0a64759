package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.Slowdown;
import io.github.wiretime.checker.options.HessianLite;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a type costs, in words. */
final class CostText {

  private final Cost yardstick;
  private final ImmutableSet<HessianLite> assumed;

  CostText(Cost yardstick, ImmutableSet<HessianLite> assumed) {
    this.yardstick = yardstick;
    this.assumed = assumed;
  }

  /**
   * The part of a first line behind the name of the type.
   *
   * @param times what the time is a multiple of; empty to leave the time out
   * @param withDamage whether to tell what a value loses, if anything else can be told
   */
  String ofFirstLine(Optional<Cost> cost, String times, boolean withDamage) {
    return cost.map(known -> known(known, times, withDamage))
        .orElse(", which this build lists as costly");
  }

  /** What a value loses on the way. */
  static Optional<String> damage(Optional<Cost> cost) {
    return cost.filter(known -> !known.failsWhenWritten())
        .map(Cost::damage)
        .filter(damage -> !damage.isEmpty());
  }

  private String known(Cost cost, String times, boolean withDamage) {
    if (cost.failsWhenWritten()) {
      return ", which "
          + cost.hessian().title()
          + (assumed.contains(cost.hessian()) ? " (assumed)" : "")
          + " cannot send: "
          + cost.damage();
    }
    return Stream.of(
            cost.size().map(size -> (cost.atLeast() ? "at least " : "") + size.first() + " bytes"),
            cost.slowdown()
                .map(Slowdown::rounded)
                .filter(slowdown -> !slowdown.equals("1") && !times.isEmpty())
                .map(slowdown -> slowdown + "x " + times),
            damage(Optional.of(cost)).filter(unused -> withDamage || cost.size().isEmpty()))
        .flatMap(Optional::stream)
        .collect(
            Collectors.joining(
                ", ",
                ": ",
                " ("
                    + cost.hessian().title()
                    + (assumed.contains(cost.hessian()) ? " assumed)" : ")")));
  }

  /** The bytes in a line of their own; none where none were measured. */
  Optional<String> bytes(Optional<Cost> cost) {
    return cost.flatMap(Cost::size)
        .map(
            size ->
                (cost.get().atLeast() ? "at least " : "")
                    + size.first()
                    + " bytes for the first value in a message, "
                    + size.further()
                    + " for each further one; Date takes "
                    + yardstick.firstBytes());
  }
}

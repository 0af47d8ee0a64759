package io.github.wiretime.scan.upgrade;

import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.cost.Cost;
import java.util.Optional;

/** Reads in the measured damage of a type whether its values arrive. */
final class Failure {

  /** What fails only where the value is the whole argument or result. */
  static final String ALONE = "as argument or result: ";

  private static final String WHEN_READ = " when read";
  private static final String CHANGES = "value changes";

  private Failure() {}

  /** What becomes of a value inside an object; empty if it arrives. */
  static Optional<Effect> of(Cost cost) {
    if (cost.failsWhenWritten()) {
      return Optional.of(Effect.FAILS_WRITING);
    }
    if (cost.damage().startsWith(CHANGES)) {
      return Optional.of(Effect.CHANGED);
    }
    return cost.damage().endsWith(WHEN_READ) && !cost.damage().contains(ALONE)
        ? Optional.of(Effect.FAILS_READING)
        : Optional.empty();
  }

  /** The same of a value that is an argument or a result itself. */
  static Optional<Effect> ofWhole(Cost cost) {
    return cost.damage().contains(ALONE) ? Optional.of(Effect.FAILS_READING) : of(cost);
  }
}

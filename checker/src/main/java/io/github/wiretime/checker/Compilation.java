package io.github.wiretime.checker;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.javac.DiagnosticLimit;
import io.github.wiretime.checker.options.Check;

/**
 * What the checks say at the declarations of one run of javac; made once, when the first source is
 * visited.
 */
final class Compilation {

  /** Nothing anywhere. */
  static final Compilation WITHOUT_FINDINGS = new Compilation(ImmutableMap.of(), ImmutableMap.of());

  private final ImmutableMap<Check, Placements> placements;
  private final ImmutableMap<Check, DiagnosticLimit> limits;

  Compilation(
      ImmutableMap<Check, Placements> placements, ImmutableMap<Check, DiagnosticLimit> limits) {
    this.placements = placements;
    this.limits = limits;
  }

  /** What a check says at declarations. */
  Placements placements(Check check) {
    return placements.getOrDefault(check, Placements.NONE);
  }

  /** Counts what a check says at declarations. */
  DiagnosticLimit limit(Check check) {
    return limits.get(check);
  }
}

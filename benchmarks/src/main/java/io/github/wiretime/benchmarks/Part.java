package io.github.wiretime.benchmarks;

import io.github.wiretime.benchmarks.calls.CallsRun;
import io.github.wiretime.benchmarks.published.PublishedRun;
import io.github.wiretime.benchmarks.stack.Profile;

/** A part of the whole run, in the order of the run. */
enum Part {
  BYTES(Profile.values().length),
  ROUNDTRIPS(Profile.values().length),
  CALLS(CallsRun.STEPS),
  PUBLISHED(PublishedRun.STEPS),
  RENDER(1);

  private final int steps;

  Part(int steps) {
    this.steps = steps;
  }

  /** How many steps it shows as progress. */
  int steps() {
    return steps;
  }
}

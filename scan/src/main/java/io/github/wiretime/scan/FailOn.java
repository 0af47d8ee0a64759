package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.finding.Judgement;

/** Which findings make a scan fail. */
enum FailOn {
  /** Those that nobody accepted and no baseline lists. */
  NEW,
  /** Those that nobody accepted. */
  ANY,
  NONE;

  boolean fails(ImmutableList<Judgement> judgements) {
    return this != NONE
        && judgements.stream()
            .map(Judgement::state)
            .anyMatch(
                state ->
                    state == Judgement.State.NEW
                        || (this == ANY && state == Judgement.State.BASELINED));
  }
}

package io.github.wiretime.scan;

import io.github.wiretime.checker.finding.Judgement;

/** Which findings make a scan fail. */
enum FailOn {
  /** Those that nobody accepted, no baseline lists and no migration has begun for. */
  NEW,
  /** Those that nobody accepted and no migration has begun for. */
  ANY,
  NONE;

  boolean fails(Scan scan) {
    return this != NONE
        && scan.judgements().values().stream().map(Judgement::state).anyMatch(this::fails);
  }

  private boolean fails(Judgement.State state) {
    return state == Judgement.State.NEW || (this == ANY && state == Judgement.State.BASELINED);
  }
}

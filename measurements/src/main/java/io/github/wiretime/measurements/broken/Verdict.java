package io.github.wiretime.measurements.broken;

/** What came out when somebody looked at a reported member and sent its value. */
public enum Verdict {
  /** What the check says happens, with at least one of the two releases. */
  AS_SAID,
  /** The value does not arrive, but in another way than the check says. */
  OTHERWISE,
  /** The value arrives, or there is none. */
  NOTHING_LOST,
  /** Neither the code nor a value that was sent tells. */
  UNDECIDED
}

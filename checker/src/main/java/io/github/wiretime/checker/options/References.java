package io.github.wiretime.checker.options;

/** How much to say at a reference to a service that other modules provide. */
public enum References {
  /** One line with the worst member. */
  SUMMARY,
  /** Every member. */
  FULL,
  /** Nothing. */
  OFF
}

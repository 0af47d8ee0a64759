package io.github.wiretime.measurements.compile;

/** What runs besides javac. */
public enum Mode {
  /** Nothing. */
  JAVAC,
  /** Error Prone with all its checks, each of them off. */
  ERROR_PRONE,
  /** The same with the check of costs; options can turn the other one on. */
  CHECKED,
  /** Error Prone as it comes, without the check. */
  ERROR_PRONE_ON
}

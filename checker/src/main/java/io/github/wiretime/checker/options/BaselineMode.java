package io.github.wiretime.checker.options;

/** What to do with the baseline. */
public enum BaselineMode {
  /** Report what it does not list; the file is not touched. */
  CHECK,
  /** Add what this compilation found. */
  WRITE,
  /** Remove what is no longer found. */
  PRUNE
}

package io.github.wiretime.checker.options;

/** What to do with the wire map. */
public enum WireMapMode {
  /** Report by it; the file is not touched. */
  READ,
  /** Add what the services of this compilation send. */
  LEARN
}

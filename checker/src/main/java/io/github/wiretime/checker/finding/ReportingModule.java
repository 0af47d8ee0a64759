package io.github.wiretime.checker.finding;

/** Which module reports a member when a wire map joins them. */
public enum ReportingModule {
  /** The module that is compiled now. */
  HERE,
  /** The module that compiles the member's class. It reads the wire map as well. */
  ELSEWHERE,
  /**
   * The module that is compiled now, because the wire map does not list the class yet. Once it
   * does, the module that compiles the class reports.
   */
  UNKNOWN_TO_MAP
}

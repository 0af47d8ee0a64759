package io.github.wiretime.checker.finding;

/** Which module reports a member. */
public enum ReportingModule {
  /** The module that is compiled now. */
  HERE,
  /** The module that compiles the member's class. */
  ELSEWHERE
}

package io.github.wiretime.checker.finding;

/** Which module reports a member when a wire map joins them. */
public enum ReportingModule {
  /** This compilation. */
  HERE,
  /** The module that compiles the class; it reads the map. */
  ELSEWHERE,
  /** This compilation, until the map has learned of the class. */
  UNKNOWN_TO_MAP
}

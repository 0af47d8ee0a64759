package io.github.wiretime.maven;

/** What a new finding means for the build. */
public enum Severity {
  /** The build goes on. */
  WARNING,
  /** The build fails. */
  ERROR
}

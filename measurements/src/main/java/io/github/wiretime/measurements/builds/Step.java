package io.github.wiretime.measurements.builds;

/** What is timed of the scanner, in the order of a round: each step does more than the last one. */
public enum Step {
  /** A new JVM says its version. */
  START,
  /** A JVM that has waited reads class files and jars and prints what it finds. */
  CLASSES,
  /** The same with the lines of the sources. */
  SOURCES,
  /** The same with the files of a build: the page and SARIF. */
  REPORTS,
  /** The same in a new JVM. */
  NEW_JVM;

  /** Whether the JVM was started some time before, as a build starts it when it compiles. */
  boolean hasWaited() {
    return scans() && this != NEW_JVM;
  }

  boolean scans() {
    return this != START;
  }

  boolean readsSources() {
    return compareTo(SOURCES) >= 0;
  }

  boolean writesReports() {
    return compareTo(REPORTS) >= 0;
  }
}

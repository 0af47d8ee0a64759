package io.github.wiretime.scan;

import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.MavenDialect;
import io.github.wiretime.scan.fix.SourceAdvice;
import io.github.wiretime.scan.words.ScanTexts;

/** How texts about a patch name its options and what users can do; the reader's dialect decides. */
record FixWords(Dialect dialect) {

  private static final SourceAdvice COMMAND = advice("command");

  private static final SourceAdvice MAVEN = advice("maven");

  private static SourceAdvice advice(String door) {
    return new SourceAdvice(
        ScanTexts.of("source.not-at-hand-" + door), ScanTexts.of("source.outside-" + door));
  }

  /** What is wrong with the number of the release. */
  String refusedRelease(String problem) {
    return dialect.refused(isMaven() ? "FixRelease" : "Release", problem);
  }

  /** What is wrong with the choice of members. */
  String refusedMembers(String problem) {
    return dialect.refused(isMaven() ? "FixMembers" : "Members", problem);
  }

  /** What is to be said of the other applications. */
  String ofPeers(String sentence) {
    return dialect.spelled("Peers") + ": " + sentence;
  }

  /** What writes the patch of release 1. */
  String firstRelease() {
    return dialect instanceof MavenDialect maven ? maven.goal("fix") : "fix --patch FILE";
  }

  /**
   * What writes the patch of release 2 in a Maven build.
   *
   * @param given what the user gave for release 1
   */
  String secondRelease(String given) {
    String goal = ((MavenDialect) dialect).goal("fix");
    return goal
        + (given.isEmpty() ? "" : " " + given)
        + " -D"
        + dialect.spelled("FixRelease")
        + "=2";
  }

  /** What users can do about sources. */
  SourceAdvice advice() {
    return isMaven() ? MAVEN : COMMAND;
  }

  /** Whether the reader has a Maven build. */
  boolean isMaven() {
    return dialect instanceof MavenDialect;
  }
}

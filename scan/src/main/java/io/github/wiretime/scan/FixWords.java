package io.github.wiretime.scan;

import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.MavenDialect;
import io.github.wiretime.scan.fix.Advice;

/** How texts about a patch name its options and what users can do; the reader's dialect decides. */
record FixWords(Dialect dialect) {

  private static final Advice COMMAND =
      new Advice(
          "its source is not at hand: name the folder of its sources with --sources",
          "its source is outside of the current folder: start the command above it");

  private static final Advice MAVEN =
      new Advice(
          "its source is in no source folder of the modules: add the twins by hand",
          "its source is outside of the folders of the modules: add the twins by hand");

  /** What is wrong with the number of the step. */
  String refusedStep(String problem) {
    return dialect.refused("FixStep", problem);
  }

  /** What is wrong with the choice of members. */
  String refusedMembers(String problem) {
    return dialect.refused("FixMembers", problem);
  }

  /** What is to be said of the other applications. */
  String ofPeers(String sentence) {
    return dialect.spelled("Peers") + ": " + sentence;
  }

  /** What writes the patch of the first step. */
  String firstStep() {
    return dialect instanceof MavenDialect maven
        ? maven.goal("fix")
        : dialect.spelled("Fix") + " FILE";
  }

  /** What writes the patch of the second step. */
  String secondStep() {
    return dialect instanceof MavenDialect maven
        ? maven.goal("fix") + " -D" + maven.spelled("FixStep") + "=2"
        : dialect.spelled("FixStep") + "=2";
  }

  /** What users can do about sources. */
  Advice advice() {
    return dialect instanceof MavenDialect ? MAVEN : COMMAND;
  }
}

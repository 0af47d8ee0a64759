package io.github.wiretime.scan;

import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.options.MavenDialect;

/**
 * What the list of allowed classes changes. Dubbo 3.2.0 and later refuse what is not on it; 3.1
 * only warns, and those before it have none.
 *
 * @param dialect of the reader
 */
record AllowListNote(DubboLine from, DubboLine to, Dialect dialect) {

  /** A sentence. A number of refused classes, once something counts them, belongs here. */
  String text() {
    if (!isStrict(to)) {
      return "Dubbo " + to.id() + " refuses no class by default";
    }
    return "Dubbo "
        + to.id()
        + " refuses classes that are not on its allow list (STRICT is the default from 3.2 on"
        + (isStrict(from) ? ", so also today" : "")
        + "): "
        + command()
        + " writes the list";
  }

  private static boolean isStrict(DubboLine line) {
    return line.compareTo(DubboLine.V3_2) >= 0;
  }

  private String command() {
    return dialect instanceof MavenDialect maven
        ? "mvn " + maven.prefix() + ":allowlist"
        : dialect.spelled("AllowList") + " FILE";
  }
}

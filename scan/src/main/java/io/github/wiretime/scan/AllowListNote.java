package io.github.wiretime.scan;

import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.options.MavenDialect;
import io.github.wiretime.scan.allowlist.RefusedClasses;

/**
 * What the list of allowed classes changes where the second line refuses what is not on it; 3.1
 * only warns, and those before it have none.
 *
 * @param refused without an addition to the list
 * @param dialect of the reader
 */
record AllowListNote(DubboLine from, DubboLine to, RefusedClasses refused, Dialect dialect) {

  /** A sentence. */
  String text() {
    String since = "STRICT is the default from 3.2 on" + (from.isStrict() ? ", so also today" : "");
    if (refused.names().isEmpty()) {
      return "Dubbo "
          + to.id()
          + (refused.haveThoseOfJdk()
              ? " refuses no class that is sent ("
              : " refuses no class of yours (")
          + since
          + ")";
    }
    return "Dubbo "
        + to.id()
        + " refuses "
        + count()
        + " ("
        + since
        + "): "
        + command()
        + " writes the list that allows "
        + (refused.names().size() == 1 ? "it" : "them");
  }

  /** Without a list of Dubbo in sight nobody knows which classes of the JDK it trusts. */
  private String count() {
    int count = refused.names().size();
    return (refused.haveThoseOfJdk() ? "" : "at least ")
        + count
        + (count == 1 ? " class that is sent" : " classes that are sent");
  }

  private String command() {
    return dialect instanceof MavenDialect maven
        ? maven.goal("allowlist")
        : dialect.spelled("AllowList") + " FILE";
  }
}

package io.github.wiretime.scan;

import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.DubboLine;
import io.github.wiretime.checker.options.MavenDialect;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.allowlist.RefusedClass;
import io.github.wiretime.scan.allowlist.RefusedClasses;
import io.github.wiretime.scan.words.ScanTexts;

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
    Text since = ScanTexts.of(from.isStrict() ? "allow.since-today" : "allow.since");
    String known = refused.haveThoseOfJdk() ? "" : "-of-yours";
    int names = refused.of(RefusedClass.Kind.SENT).size();
    return dialect.text(
        names == 0
            ? ScanTexts.of("allow.nothing" + known, to.id(), since)
            : ScanTexts.counted("allow.refuses" + known, names, to.id(), since, command()));
  }

  private String command() {
    return dialect instanceof MavenDialect maven
        ? maven.goal("allowlist")
        : "allow-list --file FILE";
  }
}

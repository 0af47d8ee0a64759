package io.github.wiretime.checker;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multimaps;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.javac.DiagnosticLimit;
import io.github.wiretime.checker.javac.Notices;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import java.util.Collection;
import java.util.function.Function;

/**
 * Says what belongs to no source: a Spring file may declare a service of which this compilation has
 * no source at all.
 */
record SourcelessNotices(Context context, Checks checks, Dialect dialect) {

  /** Says it, and counts what is still to be said at declarations. */
  DiagnosticLimit say(
      Check check, ImmutableList<Finding> findings, Function<Collection<Finding>, String> text) {
    SeverityLevel severity = checks.severityOf(check);
    DiagnosticLimit limit =
        new DiagnosticLimit(context, check, severity, places(findings), dialect.language());
    Notices notices = new Notices(context);
    Multimaps.index(
            findings.stream().filter(finding -> finding.anchor().declaration().isEmpty()).toList(),
            Finding::anchor)
        .asMap()
        .forEach(
            (place, there) -> {
              limit.beforeNext();
              notices.say(severity, dialect.said(place.text() + ": " + text.apply(there)));
            });
    return limit;
  }

  /** What is at one place is one diagnostic. */
  private static int places(ImmutableList<Finding> findings) {
    return (int) findings.stream().map(Finding::anchor).distinct().count();
  }
}

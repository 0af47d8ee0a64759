package io.github.wiretime.checker.javac;

import com.google.common.primitives.Ints;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Options;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import java.util.Optional;

/**
 * Says once how many diagnostics of the check javac drops: it shows the first 100 warnings and the
 * first 100 errors of a compilation, unless {@code -Xmaxwarns} and {@code -Xmaxerrs} say otherwise,
 * and build tools hide the line in which it counts the rest.
 */
public final class DiagnosticLimit {

  private static final int DEFAULT = 100;

  private final String check;
  private final Log log;
  private final Notices notices;
  private final boolean isOfErrors;
  private final int limit;
  private final Language language;
  private int toCome;
  private boolean isSaid;

  /**
   * Counts from here on.
   *
   * @param check who reports
   * @param diagnostics how many the check is going to report
   */
  public DiagnosticLimit(
      Context context, Check check, SeverityLevel severity, int diagnostics, Language language) {
    this.check = check.id();
    this.log = Log.instance(context);
    this.notices = new Notices(context);
    this.isOfErrors = severity == SeverityLevel.ERROR;
    this.limit = limit(Optional.ofNullable(Options.instance(context).get(option())));
    this.toCome = diagnostics;
    this.language = language;
  }

  private static int limit(Optional<String> argument) {
    return argument
        .map(Ints::tryParse)
        .map(number -> number <= 0 ? Integer.MAX_VALUE : number) // as javac takes it
        .orElse(DEFAULT);
  }

  /** Has to be called before each diagnostic. */
  public void beforeNext() {
    if (!isSaid && (isOfErrors ? log.nerrors : log.nwarnings) >= limit) {
      isSaid = true;
      notices.note(
          CheckTexts.of(
                  isOfErrors ? "limit.errors" : "limit.warnings", check, limit, toCome, option())
              .in(language));
    }
    toCome--;
  }

  private String option() {
    return isOfErrors ? "-Xmaxerrs" : "-Xmaxwarns";
  }
}

package io.github.wiretime.checker;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.ErrorProneOptions.Severity;
import io.github.wiretime.checker.options.Check;
import java.util.Map;

/**
 * Which checks report.
 *
 * @param severities of those that do
 */
record Checks(ImmutableMap<Check, SeverityLevel> severities) {

  /**
   * Those that Error Prone runs. It tells a check only which checks there are and what the user
   * asked for.
   *
   * @param supplied the severities of all checks, by name
   */
  static Checks of(Map<String, SeverityLevel> supplied, ErrorProneOptions options) {
    ImmutableMap.Builder<Check, SeverityLevel> severities = ImmutableMap.builder();
    for (Check check : Check.OF_ONE_BUILD) {
      SeverityLevel severity = supplied.get(check.id());
      if (severity != null && !isOff(check, severity, options)) {
        severities.put(check, severity);
      }
    }
    return new Checks(severities.buildOrThrow());
  }

  private static boolean isOff(Check check, SeverityLevel severity, ErrorProneOptions options) {
    Severity asked = options.getSeverityMap().get(check.id());
    return asked == null
        ? options.isDisableAllChecks()
            || (options.isDisableAllWarnings() && severity == SeverityLevel.WARNING)
        : asked == Severity.OFF;
  }

  boolean contain(Check check) {
    return severities.containsKey(check);
  }

  /** How loud a check is; one that is off says nothing anyway. */
  SeverityLevel severityOf(Check check) {
    return severities.getOrDefault(check, SeverityLevel.WARNING);
  }
}

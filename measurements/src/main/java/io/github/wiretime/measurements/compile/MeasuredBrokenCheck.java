package io.github.wiretime.measurements.compile;

import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneFlags;
import io.github.wiretime.checker.BrokenRpcValue;
import javax.inject.Inject;

/** The check of values that do not arrive, under the same meter. */
@SuppressWarnings("BugPatternNaming") // what the check reports has this name
@BugPattern(
    name = "BrokenRpcValue",
    summary = "The check under a meter",
    severity = SeverityLevel.WARNING)
public final class MeasuredBrokenCheck extends MeteredCheck {

  private static final long serialVersionUID = 1L;

  /** For Error Prone, which reads the annotation. */
  public MeasuredBrokenCheck() {
    this(ErrorProneFlags.empty());
  }

  /** The check with the flags of a compilation. */
  @Inject
  public MeasuredBrokenCheck(ErrorProneFlags flags) {
    super(new BrokenRpcValue(flags));
  }
}

package io.github.wiretime.measurements.compile;

import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneFlags;
import io.github.wiretime.checker.CostlyRpcTime;
import javax.inject.Inject;

/** The check of costs under a meter. */
@SuppressWarnings("BugPatternNaming") // what the check reports has this name
@BugPattern(
    name = "CostlyRpcTime",
    summary = "The check under a meter",
    severity = SeverityLevel.WARNING)
public final class MeasuredCheck extends MeteredCheck {

  private static final long serialVersionUID = 1L;

  /** For Error Prone, which reads the annotation. */
  public MeasuredCheck() {
    this(ErrorProneFlags.empty());
  }

  /** The check with the flags of a compilation. */
  @Inject
  public MeasuredCheck(ErrorProneFlags flags) {
    super(new CostlyRpcTime(flags));
  }
}

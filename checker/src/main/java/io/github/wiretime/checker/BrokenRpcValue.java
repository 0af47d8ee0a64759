package io.github.wiretime.checker;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;
import static com.google.errorprone.BugPattern.StandardTags.LIKELY_ERROR;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import com.google.errorprone.bugpatterns.BugChecker;
import io.github.wiretime.checker.options.Check;
import javax.inject.Inject;

/** Reports the members whose values do not arrive as they were sent when Dubbo sends them. */
@AutoService(BugChecker.class)
@BugPattern(
    summary = Check.BROKEN_SUMMARY,
    severity = WARNING,
    tags = LIKELY_ERROR,
    linkType = NONE) // as that of CostlyRpcTime
public final class BrokenRpcValue extends RpcCheck {

  private static final long serialVersionUID = 1L;

  /** For the service loader, which only reads the annotation. */
  public BrokenRpcValue() {
    this(ErrorProneFlags.empty());
  }

  /** The check with the flags of a compilation. */
  @Inject
  public BrokenRpcValue(ErrorProneFlags flags) {
    super(Check.BROKEN_RPC_VALUE, flags);
  }
}

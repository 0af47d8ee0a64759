package io.github.wiretime.checker;

import static com.google.errorprone.BugPattern.LinkType.NONE;
import static com.google.errorprone.BugPattern.SeverityLevel.WARNING;
import static com.google.errorprone.BugPattern.StandardTags.PERFORMANCE;

import com.google.auto.service.AutoService;
import com.google.errorprone.BugPattern;
import com.google.errorprone.ErrorProneFlags;
import com.google.errorprone.bugpatterns.BugChecker;
import io.github.wiretime.checker.options.Check;
import javax.inject.Inject;

/** Reports the members whose time types Hessian writes expensively when Dubbo sends them. */
@AutoService(BugChecker.class)
@BugPattern(
    summary = Check.COSTLY_SUMMARY,
    severity = WARNING,
    tags = PERFORMANCE,
    linkType = NONE) // Only some diagnostics have a link, and none can be taken away again.
public final class CostlyRpcTime extends RpcCheck {

  private static final long serialVersionUID = 1L;

  /** For the service loader, which only reads the annotation. */
  public CostlyRpcTime() {
    this(ErrorProneFlags.empty());
  }

  /** The check with the flags of a compilation. */
  @Inject
  public CostlyRpcTime(ErrorProneFlags flags) {
    super(Check.COSTLY_RPC_TIME, flags);
  }
}

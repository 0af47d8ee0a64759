package io.github.wiretime.measurements.compile;

import com.google.errorprone.BugPattern;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneFlags;
import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.AnnotationTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.ClassTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.MethodTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.VariableTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.VariableTree;
import io.github.wiretime.checker.CostlyRpcTime;
import javax.inject.Inject;

/** The check with a meter around every call that Error Prone makes. */
@SuppressWarnings("BugPatternNaming") // what the check reports has this name
@BugPattern(
    name = "CostlyRpcTime",
    summary = "The check under a meter",
    severity = SeverityLevel.WARNING)
public final class MeasuredCheck extends BugChecker
    implements AnnotationTreeMatcher, ClassTreeMatcher, MethodTreeMatcher, VariableTreeMatcher {

  private static final long serialVersionUID = 1L;

  private final CostlyRpcTime check;

  /** For Error Prone, which reads the annotation. */
  public MeasuredCheck() {
    this(ErrorProneFlags.empty());
  }

  /** The check with the flags of a compilation. */
  @Inject
  public MeasuredCheck(ErrorProneFlags flags) {
    this.check = new CostlyRpcTime(flags);
  }

  @Override
  public Description matchAnnotation(AnnotationTree tree, VisitorState state) {
    return Meter.INSTANCE.isAnalyzed()
        ? Meter.INSTANCE.measure(() -> check.matchAnnotation(tree, state))
        : check.matchAnnotation(tree, state); // looks at the annotation only
  }

  @Override
  public Description matchClass(ClassTree tree, VisitorState state) {
    return Meter.INSTANCE.measure(() -> check.matchClass(tree, state));
  }

  @Override
  public Description matchMethod(MethodTree tree, VisitorState state) {
    return Meter.INSTANCE.measure(() -> check.matchMethod(tree, state));
  }

  @Override
  public Description matchVariable(VariableTree tree, VisitorState state) {
    return Meter.INSTANCE.measure(() -> check.matchVariable(tree, state));
  }
}

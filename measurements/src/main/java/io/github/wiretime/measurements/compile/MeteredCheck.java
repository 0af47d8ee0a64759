package io.github.wiretime.measurements.compile;

import com.google.errorprone.VisitorState;
import com.google.errorprone.bugpatterns.BugChecker;
import com.google.errorprone.bugpatterns.BugChecker.AnnotationTreeMatcher;
import com.google.errorprone.bugpatterns.BugChecker.CompilationUnitTreeMatcher;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import io.github.wiretime.checker.RpcCheck;

/** A check with a meter around every call that Error Prone makes. */
abstract class MeteredCheck extends BugChecker
    implements AnnotationTreeMatcher, CompilationUnitTreeMatcher {

  private static final long serialVersionUID = 1L;

  private final RpcCheck check;

  MeteredCheck(RpcCheck check) {
    this.check = check;
  }

  @Override
  public final Description matchAnnotation(AnnotationTree tree, VisitorState state) {
    return Meter.INSTANCE.isAnalyzed()
        ? Meter.INSTANCE.measure(() -> check.matchAnnotation(tree, state))
        : check.matchAnnotation(tree, state); // looks at the annotation only
  }

  @Override
  public final Description matchCompilationUnit(CompilationUnitTree tree, VisitorState state) {
    return Meter.INSTANCE.measure(() -> check.matchCompilationUnit(tree, state));
  }
}

package io.github.wiretime.measurements.compile;

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
import io.github.wiretime.checker.RpcCheck;

/** A check with a meter around every call that Error Prone makes. */
abstract class MeteredCheck extends BugChecker
    implements AnnotationTreeMatcher, ClassTreeMatcher, MethodTreeMatcher, VariableTreeMatcher {

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
  public final Description matchClass(ClassTree tree, VisitorState state) {
    return Meter.INSTANCE.measure(() -> check.matchClass(tree, state));
  }

  @Override
  public final Description matchMethod(MethodTree tree, VisitorState state) {
    return Meter.INSTANCE.measure(() -> check.matchMethod(tree, state));
  }

  @Override
  public final Description matchVariable(VariableTree tree, VisitorState state) {
    return Meter.INSTANCE.measure(() -> check.matchVariable(tree, state));
  }
}

package io.github.wiretime.hostile;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.ErrorProneFlags;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import io.github.wiretime.checker.BrokenRpcValue;
import io.github.wiretime.checker.CostlyRpcTime;
import io.github.wiretime.checker.RpcCheck;

/**
 * Shows the checks every file, and every annotation that has a type; Error Prone's own scanner
 * fails earlier.
 */
final class Visit extends TreePathScanner<Void, Void> {

  private final ImmutableList<RpcCheck> checks;
  private final VisitorState state;

  Visit(ErrorProneFlags flags, VisitorState state) {
    this.checks = ImmutableList.of(new CostlyRpcTime(flags), new BrokenRpcValue(flags));
    this.state = state;
  }

  @Override
  public Void visitCompilationUnit(CompilationUnitTree tree, Void unused) {
    checks.forEach(check -> state.reportMatch(check.matchCompilationUnit(tree, here())));
    return super.visitCompilationUnit(tree, null);
  }

  @Override
  public Void visitAnnotation(AnnotationTree tree, Void unused) {
    if (((JCAnnotation) tree).attribute != null) {
      checks.forEach(check -> state.reportMatch(check.matchAnnotation(tree, here())));
    }
    return super.visitAnnotation(tree, null);
  }

  private VisitorState here() {
    return state.withPath(getCurrentPath());
  }
}

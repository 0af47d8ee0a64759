package io.github.wiretime.hostile;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.ErrorProneFlags;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.TreeInfo;
import io.github.wiretime.checker.BrokenRpcValue;
import io.github.wiretime.checker.CostlyRpcTime;
import io.github.wiretime.checker.RpcCheck;

/**
 * Shows the checks every declaration that has a symbol; Error Prone's own scanner fails earlier.
 */
final class Visit extends TreePathScanner<Void, Void> {

  private final ImmutableList<RpcCheck> checks;
  private final VisitorState state;

  Visit(ErrorProneFlags flags, VisitorState state) {
    this.checks = ImmutableList.of(new CostlyRpcTime(flags), new BrokenRpcValue(flags));
    this.state = state;
  }

  @Override
  public Void visitClass(ClassTree tree, Void unused) {
    if (isDeclared(tree)) {
      checks.forEach(check -> state.reportMatch(check.matchClass(tree, here())));
    }
    return super.visitClass(tree, null);
  }

  @Override
  public Void visitMethod(MethodTree tree, Void unused) {
    if (isDeclared(tree)) {
      checks.forEach(check -> state.reportMatch(check.matchMethod(tree, here())));
    }
    return super.visitMethod(tree, null);
  }

  @Override
  public Void visitVariable(VariableTree tree, Void unused) {
    if (isDeclared(tree)) {
      checks.forEach(check -> state.reportMatch(check.matchVariable(tree, here())));
    }
    return super.visitVariable(tree, null);
  }

  @Override
  public Void visitAnnotation(AnnotationTree tree, Void unused) {
    if (((JCAnnotation) tree).attribute != null) {
      checks.forEach(check -> state.reportMatch(check.matchAnnotation(tree, here())));
    }
    return super.visitAnnotation(tree, null);
  }

  private static boolean isDeclared(Tree tree) {
    return TreeInfo.symbolFor((JCTree) tree) != null;
  }

  private VisitorState here() {
    return state.withPath(getCurrentPath());
  }
}

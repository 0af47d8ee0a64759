package io.github.wiretime.checker.compilation;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCAssignOp;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCReturn;
import com.sun.tools.javac.tree.JCTree.JCUnary;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.Set;

/** Looks in statements for what makes that which is known before them wrong behind them. */
final class VariableChanges extends TreeScanner {

  private final Set<Symbol> variables;
  private boolean isAnySet;
  private boolean mayReturn;

  private VariableChanges(Set<Symbol> variables) {
    this.variables = variables;
  }

  static VariableChanges in(JCTree statements, Set<Symbol> variables) {
    VariableChanges changes = new VariableChanges(variables);
    changes.scan(statements);
    return changes;
  }

  /** Whether one of the variables is set. */
  boolean isAnySet() {
    return isAnySet;
  }

  /** Whether the method ends there. */
  boolean mayReturn() {
    return mayReturn;
  }

  /** Whether an expression counts its variable up or down. */
  static boolean isStep(JCUnary tree) {
    return switch (tree.getKind()) {
      case PREFIX_INCREMENT, PREFIX_DECREMENT, POSTFIX_INCREMENT, POSTFIX_DECREMENT -> true;
      default -> false;
    };
  }

  private void isSet(JCExpression variable) {
    isAnySet |= variables.contains(TreeInfo.symbol(variable));
  }

  @Override
  public void visitAssign(JCAssign tree) {
    isSet(tree.lhs);
    super.visitAssign(tree);
  }

  @Override
  public void visitAssignop(JCAssignOp tree) {
    isSet(tree.lhs);
    super.visitAssignop(tree);
  }

  @Override
  public void visitUnary(JCUnary tree) {
    if (isStep(tree)) {
      isSet(tree.arg);
    }
    super.visitUnary(tree);
  }

  @Override
  public void visitReturn(JCReturn tree) {
    mayReturn = true;
    super.visitReturn(tree);
  }

  @Override
  public void visitLambda(JCLambda tree) {}

  @Override
  public void visitClassDef(JCClassDecl tree) {}
}

package io.github.wiretime.checker.compilation;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree.JCBinary;
import com.sun.tools.javac.tree.JCTree.JCConditional;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCTypeCast;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.HashSet;
import java.util.Set;

/**
 * Tells which expressions give a field a value that is not the default of its type and that depends
 * on no parameter. A call is taken to return one, because a field that starts with null needs none.
 */
final class CertainValues extends TreeScanner {

  private final Set<Symbol> declared = new HashSet<>();
  private boolean dependsOnOthers;

  private CertainValues() {}

  /**
   * Whether an expression is one of them.
   *
   * @param target the type of the field
   */
  static boolean contain(JCExpression value, Type target) {
    CertainValues search = new CertainValues();
    search.scan(value);
    return !search.dependsOnOthers && isCertain(value, target);
  }

  private static boolean isCertain(JCExpression expression, Type target) {
    JCExpression value = TreeInfo.skipParens(expression);
    if (value.type == null) {
      return false; // javac has not looked at it
    }
    if (value.type.constValue() != null) {
      return !target.isPrimitive() || !isDefault(value.type.constValue());
    }
    if (value instanceof JCTypeCast cast) {
      return isCertain(cast.expr, target);
    }
    if (value instanceof JCConditional conditional) {
      return isCertain(conditional.truepart, target) && isCertain(conditional.falsepart, target);
    }
    return switch (value.getKind()) {
      case NEW_CLASS, NEW_ARRAY, METHOD_INVOCATION, LAMBDA_EXPRESSION, MEMBER_REFERENCE -> true;
      case IDENTIFIER, MEMBER_SELECT ->
          TreeInfo.symbol(value) instanceof VarSymbol variable && isKnown(variable);
      default -> value instanceof JCBinary && !target.isPrimitive(); // texts that are put together
    };
  }

  /** javac has false and characters as numbers. */
  private static boolean isDefault(Object constant) {
    return constant instanceof Number number && number.doubleValue() == 0;
  }

  /** {@code this}, a class literal or a static field; others may be null themselves. */
  private static boolean isKnown(VarSymbol variable) {
    return variable.isStatic() || variable.name.contentEquals("this");
  }

  @Override
  public void visitVarDef(JCVariableDecl tree) {
    declared.add(tree.sym);
    super.visitVarDef(tree);
  }

  /** Parameters of lambdas in the expression are declared in it. */
  @Override
  public void visitIdent(JCIdent tree) {
    dependsOnOthers |=
        tree.sym instanceof VarSymbol variable
            && !(variable.owner instanceof ClassSymbol)
            && !declared.contains(variable);
  }
}

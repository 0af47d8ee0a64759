package io.github.wiretime.checker.compilation;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.TreeInfo;

/** Tells which calls are made on the same object, as far as names show it. */
final class CallChains {

  private CallChains() {}

  /**
   * The variable at the start of a chain of calls, or the expression that makes the object where no
   * variable holds it.
   */
  static Object of(JCExpression chained) {
    JCExpression at = TreeInfo.skipParens(chained);
    while (at instanceof JCMethodInvocation call
        && call.meth instanceof JCFieldAccess access
        && TreeInfo.symbol(access) instanceof MethodSymbol method
        && !method.isStatic()) {
      at = TreeInfo.skipParens(access.selected);
    }
    Symbol variable = TreeInfo.symbol(at);
    return variable == null ? at : variable;
  }
}

package io.github.wiretime.measurements.forms;

import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.HashSet;
import java.util.Set;

/** Looks for variables of the method around a local class that the class uses. */
final class CapturedVariables extends TreeScanner {

  private final Set<Symbol> inside = new HashSet<>();
  private final Set<Symbol> used = new HashSet<>();

  static boolean areIn(JCClassDecl local) {
    CapturedVariables variables = new CapturedVariables();
    variables.scan(local.defs);
    variables.used.removeAll(variables.inside);
    return !variables.used.isEmpty();
  }

  @Override
  public void visitVarDef(JCVariableDecl tree) {
    inside.add(tree.sym);
    super.visitVarDef(tree);
  }

  @Override
  public void visitIdent(JCIdent tree) {
    if (tree.sym instanceof VarSymbol variable
        && variable.owner.kind == Kind.MTH
        && variable.getConstValue() == null) {
      used.add(variable);
    }
  }
}

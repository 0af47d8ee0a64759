package io.github.wiretime.checker.compilation;

import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCCompilationUnit;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.HashMap;
import java.util.Map;

/** The trees of what a source declares, found in one scan; javac's own search is one for each. */
final class Declarations {

  private final JCCompilationUnit source;
  private final Map<Symbol, JCTree> trees = new HashMap<>();

  /** Scans a source. */
  Declarations(JCCompilationUnit source) {
    this.source = source;
    new Scanner().scan(source);
  }

  /** The position of a declaration; of what javac makes up, that of the whole source. */
  int positionOf(Symbol declaration) {
    return trees.getOrDefault(declaration, source).getPreferredPosition();
  }

  private final class Scanner extends TreeScanner {

    @Override
    public void visitClassDef(JCClassDecl tree) {
      trees.putIfAbsent(tree.sym, tree);
      super.visitClassDef(tree);
    }

    @Override
    public void visitMethodDef(JCMethodDecl tree) {
      trees.putIfAbsent(tree.sym, tree);
      super.visitMethodDef(tree);
    }

    @Override
    public void visitVarDef(JCVariableDecl tree) {
      trees.putIfAbsent(tree.sym, tree);
      super.visitVarDef(tree);
    }
  }
}

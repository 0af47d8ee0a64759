package io.github.wiretime.checker.compilation;

import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCBinary;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;

/** Finds the fields of which the methods of a class ask whether they are null. */
final class NullQuestions extends TreeScanner {

  private final ImmutableSet.Builder<String> fields = ImmutableSet.builder();

  private NullQuestions() {}

  static ImmutableSet<String> in(JCClassDecl source) {
    NullQuestions questions = new NullQuestions();
    source.defs.stream().filter(NullQuestions::isMethod).forEach(questions::scan);
    return questions.fields.build();
  }

  private static boolean isMethod(JCTree member) {
    return member instanceof JCMethodDecl && !TreeInfo.isConstructor(member);
  }

  @Override
  public void visitBinary(JCBinary tree) {
    if (tree.getKind() == Tree.Kind.EQUAL_TO || tree.getKind() == Tree.Kind.NOT_EQUAL_TO) {
      add(tree.lhs, tree.rhs);
      add(tree.rhs, tree.lhs);
    }
    super.visitBinary(tree);
  }

  private void add(JCExpression value, JCExpression other) {
    if (TreeInfo.skipParens(other).getKind() == Tree.Kind.NULL_LITERAL
        && TreeInfo.symbol(TreeInfo.skipParens(value)) instanceof VarSymbol field
        && field.owner instanceof ClassSymbol) {
      fields.add(field.name.toString());
    }
  }

  @Override
  public void visitClassDef(JCClassDecl tree) {}
}

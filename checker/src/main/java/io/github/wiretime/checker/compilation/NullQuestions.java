package io.github.wiretime.checker.compilation;

import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCBinary;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Finds the fields of which the methods of a class ask whether they are null. */
final class NullQuestions extends TreeScanner {

  private final ImmutableSet.Builder<String> fields = ImmutableSet.builder();

  /** Local variables that hold the value of a field, as where several threads set it lazily. */
  private final Map<Symbol, VarSymbol> copies = new HashMap<>();

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
    if (TreeInfo.skipParens(other).getKind() == Tree.Kind.NULL_LITERAL) {
      fieldOf(value).ifPresent(field -> fields.add(field.name.toString()));
    }
  }

  /** The field that an expression reads, or that a variable was read from. */
  private Optional<VarSymbol> fieldOf(JCExpression expression) {
    JCExpression value = TreeInfo.skipParens(expression);
    if (value instanceof JCAssign assignment) {
      return fieldOf(assignment.rhs);
    }
    return TreeInfo.symbol(value) instanceof VarSymbol variable
        ? variable.owner instanceof ClassSymbol
            ? Optional.of(variable)
            : Optional.ofNullable(copies.get(variable))
        : Optional.empty();
  }

  @Override
  public void visitVarDef(JCVariableDecl tree) {
    if (tree.init != null) {
      fieldOf(tree.init).ifPresent(field -> copies.put(tree.sym, field));
    }
    super.visitVarDef(tree);
  }

  @Override
  public void visitClassDef(JCClassDecl tree) {}
}

package io.github.wiretime.checker;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Predicate;

/** Visits what is in a class, and knows which declarations are around it. */
abstract class DeclarationScanner extends TreeScanner<Void, Void> {

  private final Deque<Tree> around = new ArrayDeque<>();

  @Override
  public final Void scan(Tree tree, Void unused) {
    if (!isDeclaration(tree)) {
      return super.scan(tree, null);
    }
    around.push(tree);
    visitDeclaration(tree);
    super.scan(tree, null);
    around.pop();
    return null;
  }

  private static boolean isDeclaration(Tree tree) {
    return tree instanceof ClassTree || tree instanceof MethodTree || tree instanceof VariableTree;
  }

  /** Visits a class, a method or a variable before what is in it. */
  void visitDeclaration(Tree declaration) {}

  /** Whether it holds for the declaration that is visited or for one around it. */
  final boolean isInside(Predicate<Tree> declaration) {
    return around.stream().anyMatch(declaration);
  }
}

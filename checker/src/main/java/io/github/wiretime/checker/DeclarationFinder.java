package io.github.wiretime.checker;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import io.github.wiretime.checker.Placements.Placed;
import java.util.function.BiConsumer;
import java.util.function.Predicate;

/** Finds the declarations in a class that have diagnostics. */
final class DeclarationFinder extends DeclarationScanner {

  private final Placements placements;
  private final Predicate<Tree> suppressed;
  private final BiConsumer<DiagnosticPosition, Placed> found;

  /**
   * Finds what is placed.
   *
   * @param suppressed whether a declaration asks for silence at it and in it; takes long, and is
   *     asked only where there is something to say
   * @param found takes what to point at and what to say there
   */
  DeclarationFinder(
      Placements placements,
      Predicate<Tree> suppressed,
      BiConsumer<DiagnosticPosition, Placed> found) {
    this.placements = placements;
    this.suppressed = suppressed;
    this.found = found;
  }

  @Override
  void visitDeclaration(Tree declaration) {
    placements
        .at(TreeInfo.symbolFor((JCTree) declaration))
        .forEach(
            (inside, placed) -> {
              if (!isInside(suppressed)) {
                found.accept(inside.orElseGet(() -> position(declaration)), placed);
              }
            });
  }

  /** Only members declare anything; the header does not. */
  @Override
  public Void visitClass(ClassTree type, Void unused) {
    return scan(type.getMembers(), null);
  }

  /** Skips the body, unless there is something to say in one; most of a file is bodies. */
  @Override
  public Void visitMethod(MethodTree method, Void unused) {
    scan(method.getParameters(), null);
    return scan(method.getBody(), null);
  }

  @Override
  public Void visitBlock(BlockTree body, Void unused) {
    return placements.areInBodies() ? super.visitBlock(body, null) : null;
  }

  /** Skips the value as well, which may have bodies. */
  @Override
  public Void visitVariable(VariableTree variable, Void unused) {
    return placements.areInBodies() ? scan(variable.getInitializer(), null) : null;
  }

  /** A method is reported at what it returns. */
  private static DiagnosticPosition position(Tree declaration) {
    return declaration instanceof MethodTree method && method.getReturnType() != null
        ? (JCTree) method.getReturnType()
        : (JCTree) declaration;
  }
}

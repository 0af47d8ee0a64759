package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree.JCConditional;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCParens;
import com.sun.tools.javac.tree.JCTree.JCTypeCast;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.Optional;

/**
 * What {@code writeReplace()} puts in the place of an object.
 *
 * @param types the types that are written instead
 * @param mayBeItself whether the method may return the object, whose fields are written then
 */
record ReplacedObject(ImmutableList<Type> types, boolean mayBeItself) {

  /**
   * The method that Hessian calls: without parameters, of any visibility, own or inherited, private
   * ones as well.
   */
  static Optional<MethodSymbol> writeReplace(ClassSymbol type) {
    ClassSymbol declaring = type;
    while (declaring != null) {
      for (Symbol member :
          declaring.members().getSymbolsByName(type.name.table.fromString("writeReplace"))) {
        if (member instanceof MethodSymbol method && method.params().isEmpty()) {
          return Optional.of(method);
        }
      }
      declaring =
          declaring.getSuperclass().tsym instanceof ClassSymbol superclass ? superclass : null;
    }
    return Optional.empty();
  }

  /** Reads the return statements where the source is at hand, else the declared return type. */
  static ReplacedObject of(MethodSymbol writeReplace, JavacTrees trees) {
    JCMethodDecl source = trees.getTree(writeReplace);
    if (source == null || source.body == null) {
      Type declared = writeReplace.getReturnType();
      return new ReplacedObject(ImmutableList.of(declared), declared.tsym == writeReplace.owner);
    }
    Returns returns = new Returns();
    returns.scan(source.body, null);
    return new ReplacedObject(returns.types.build(), returns.self);
  }

  private static final class Returns extends TreeScanner<Void, Void> {
    private final ImmutableList.Builder<Type> types = ImmutableList.builder();
    private boolean self;

    @Override
    public Void visitReturn(ReturnTree tree, Void unused) {
      if (tree.getExpression() != null) {
        add((JCExpression) tree.getExpression());
      }
      return super.visitReturn(tree, null);
    }

    /** The parts of a conditional and of a cast tell more than the type of the whole. */
    private void add(JCExpression value) {
      if (value instanceof JCParens parens) {
        add(parens.expr);
      } else if (value instanceof JCConditional conditional) {
        add(conditional.truepart);
        add(conditional.falsepart);
      } else if (value instanceof JCTypeCast cast) {
        add(cast.expr);
      } else if (TreeInfo.isThisQualifier(value)) {
        self = true;
      } else if (value.type != null) {
        types.add(value.type);
      }
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void unused) {
      return null;
    }

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      return null;
    }
  }
}

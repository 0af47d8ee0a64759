package io.github.wiretime.checker.compilation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCConditional;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCReturn;
import com.sun.tools.javac.tree.JCTree.JCTypeCast;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.javac.MethodBodies;
import java.util.Optional;

/** The code of the sources that are compiled now. */
final class SourceBodies implements MethodBodies {

  private final JavacTrees trees;
  private final Types types;

  /** Reads a method when it is asked for. */
  SourceBodies(Context context) {
    this.trees = JavacTrees.instance(context);
    this.types = Types.instance(context);
  }

  @Override
  public Optional<Returned> returnedBy(MethodSymbol method) {
    JCMethodDecl source = trees.getTree(method);
    return source == null || source.body == null
        ? Optional.empty()
        : Optional.of(new Returns(types).of(source));
  }

  /** Collects the values of return statements, without those of lambdas and classes inside. */
  private static final class Returns extends TreeScanner {
    private final Types javac;
    private final ImmutableList.Builder<Type> types = ImmutableList.builder();
    private final ImmutableSet.Builder<String> cleared = ImmutableSet.builder();
    private boolean includesThis;

    private Returns(Types javac) {
      this.javac = javac;
    }

    private Returned of(JCMethodDecl method) {
      scan(method.body);
      return new Returned(types.build(), includesThis, cleared.build());
    }

    @Override
    public void visitReturn(JCReturn tree) {
      if (tree.expr != null) {
        add(TreeInfo.skipParens(tree.expr));
      }
    }

    /** A variable in the place of a field is taken for one, as nothing is attributed yet. */
    @Override
    public void visitAssign(JCAssign tree) {
      if (TreeInfo.skipParens(tree.rhs).getKind() == Tree.Kind.NULL_LITERAL) {
        Optional.ofNullable(TreeInfo.name(tree.lhs)).ifPresent(name -> cleared.add("" + name));
      }
    }

    private void add(JCExpression value) {
      if (value instanceof JCConditional conditional) {
        add(TreeInfo.skipParens(conditional.truepart));
        add(TreeInfo.skipParens(conditional.falsepart));
      } else if (TreeInfo.isThisQualifier(withoutCasts(value))) {
        includesThis = true;
      } else if (value.type != null) {
        types.add(javac.upward(value.type, javac.captures(value.type)));
      }
    }

    private static JCExpression withoutCasts(JCExpression value) {
      return value instanceof JCTypeCast cast
          ? withoutCasts(TreeInfo.skipParens(cast.expr))
          : value;
    }

    @Override
    public void visitLambda(JCLambda tree) {}

    @Override
    public void visitClassDef(JCClassDecl tree) {}
  }
}

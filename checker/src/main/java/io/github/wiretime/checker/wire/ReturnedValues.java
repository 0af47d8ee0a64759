package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.SwitchExpressionTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.YieldTree;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Kinds.Kind;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.code.Type.CapturedType;
import com.sun.tools.javac.code.Type.StructuralTypeMapping;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCConditional;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCParens;
import com.sun.tools.javac.tree.JCTree.JCSwitchExpression;
import com.sun.tools.javac.tree.JCTree.JCTypeCast;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The values that a method may return: what is assigned to a local variable says more than its
 * type, the parts of a conditional more than the whole, the returns of one of the class's own
 * methods more than {@code Object}.
 */
final class ReturnedValues {

  private static final StructuralTypeMapping<Void> AS_WRITTEN =
      new StructuralTypeMapping<>() {
        @Override
        public Type visitCapturedType(CapturedType captured, Void unused) {
          return captured.wildcard;
        }
      };

  private final ClassSymbol type;
  private final JavacTrees trees;
  private final Types javac;
  private final ImmutableList.Builder<Type> types = ImmutableList.builder();
  private final ListMultimap<Symbol, JCExpression> assigned =
      MultimapBuilder.hashKeys().arrayListValues().build();

  /** The variables and methods that were looked into. */
  private final Set<Symbol> seen = new HashSet<>();

  private boolean includeThis;

  /**
   * Nothing yet.
   *
   * @param type the class that declares the method
   */
  ReturnedValues(ClassSymbol type, JavacTrees trees, Types javac) {
    this.type = type;
    this.trees = trees;
    this.javac = javac;
  }

  /** The static types of the values other than {@code this}. */
  ImmutableList<Type> types() {
    return types.build();
  }

  boolean includeThis() {
    return includeThis;
  }

  void addReturnsOf(JCMethodDecl method) {
    if (seen.add(method.sym)) {
      Body body = new Body();
      body.scan(method.body, null);
      body.returned.forEach(this::add);
    }
  }

  private void add(JCExpression value) {
    if (value instanceof JCParens parens) {
      add(parens.expr);
    } else if (value instanceof JCConditional conditional) {
      add(conditional.truepart);
      add(conditional.falsepart);
    } else if (value instanceof JCSwitchExpression choice) {
      Body body = new Body();
      choice.cases.forEach(branch -> body.scan(branch.stats, null));
      body.yielded.forEach(this::add);
    } else if (value instanceof JCAssign assignment) {
      add(assignment.rhs);
    } else if (value instanceof JCTypeCast cast
        && (!narrows(cast) || TreeInfo.isThisQualifier(cast.expr))) {
      add(cast.expr);
    } else if (TreeInfo.isThisQualifier(value)) {
      includeThis = true;
    } else if (value instanceof JCMethodInvocation call && isOwn(call)) {
      addReturnsOf(trees.getTree((MethodSymbol) TreeInfo.symbol(call.meth)));
    } else {
      addTyped(value);
    }
  }

  private void addTyped(JCExpression value) {
    Symbol symbol = TreeInfo.symbol(value);
    if (assigned.containsKey(symbol)) {
      if (seen.add(symbol)) {
        List.copyOf(assigned.get(symbol)).forEach(this::add);
      }
    } else if (value.type != null) {
      Type known = value.type instanceof CapturedType ? value.type.getUpperBound() : value.type;
      types.add(AS_WRITTEN.visit(known, null));
    }
  }

  /** A cast to a subclass says more than what is cast. */
  private boolean narrows(JCTypeCast cast) {
    return cast.expr.type != null
        && cast.type != null
        && !javac.isSubtype(javac.erasure(cast.expr.type), javac.erasure(cast.type));
  }

  /**
   * Whether it calls one of the object's own methods that are compiled here, whose type does not
   * say what it returns.
   */
  private boolean isOwn(JCMethodInvocation call) {
    return TreeInfo.symbol(call.meth) instanceof MethodSymbol method
        && isOfThis(call.meth)
        && type.isSubClass(method.owner, javac)
        && method.getReturnType().tsym instanceof ClassSymbol returned
        && Names.isJdk(returned)
        && trees.getTree(method) != null;
  }

  private static boolean isOfThis(JCExpression method) {
    return method instanceof JCIdent
        || (method instanceof JCFieldAccess access
            && access.selected instanceof JCIdent receiver
            && (receiver.name.contentEquals("this") || receiver.name.contentEquals("super")));
  }

  /** What is returned, yielded and assigned, without lambdas and classes inside. */
  private final class Body extends TreeScanner<Void, Void> {
    private final List<JCExpression> returned = new ArrayList<>();
    private final List<JCExpression> yielded = new ArrayList<>();
    private int depth;

    @Override
    public Void visitReturn(ReturnTree tree, Void unused) {
      if (tree.getExpression() != null) {
        returned.add((JCExpression) tree.getExpression());
      }
      return super.visitReturn(tree, null);
    }

    @Override
    public Void visitYield(YieldTree tree, Void unused) {
      if (depth == 0) {
        yielded.add((JCExpression) tree.getValue());
      }
      return super.visitYield(tree, null);
    }

    @Override
    public Void visitSwitchExpression(SwitchExpressionTree tree, Void unused) {
      depth++;
      super.visitSwitchExpression(tree, null);
      depth--;
      return null;
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      JCVariableDecl variable = (JCVariableDecl) tree;
      if (variable.init != null && variable.sym != null) {
        assigned.put(variable.sym, variable.init);
      }
      return super.visitVariable(tree, null);
    }

    @Override
    public Void visitAssignment(AssignmentTree tree, Void unused) {
      JCAssign assignment = (JCAssign) tree;
      if (TreeInfo.symbol(assignment.lhs) instanceof VarSymbol variable
          && variable.owner.kind == Kind.MTH) {
        assigned.put(variable, assignment.rhs);
      }
      return super.visitAssignment(tree, null);
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

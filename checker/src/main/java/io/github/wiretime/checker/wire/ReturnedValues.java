package io.github.wiretime.checker.wire;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
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
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCConditional;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCParens;
import com.sun.tools.javac.tree.JCTree.JCReturn;
import com.sun.tools.javac.tree.JCTree.JCSwitchExpression;
import com.sun.tools.javac.tree.JCTree.JCTypeCast;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.JCTree.JCYield;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The values that a method of an object may return: what is assigned to a local variable says more
 * than its type, the parts of a conditional more than the whole, the returns of one of the object's
 * own methods more than {@code Object}.
 */
final class ReturnedValues {

  private static final StructuralTypeMapping<Void> AS_WRITTEN =
      new StructuralTypeMapping<>() {
        @Override
        public Type visitCapturedType(CapturedType captured, Void unused) {
          return captured.wildcard;
        }
      };

  private final OwnCalls calls;
  private final JavacTrees trees;
  private final Types javac;
  private final ImmutableListMultimap.Builder<ClassSymbol, Type> types =
      ImmutableListMultimap.builder();
  private final ListMultimap<Symbol, JCExpression> assigned =
      MultimapBuilder.hashKeys().arrayListValues().build();

  /** The variables and methods that were looked into. */
  private final Set<Symbol> seen = new HashSet<>();

  private final Deque<MethodSymbol> pending = new ArrayDeque<>();

  /** The method that is looked into. */
  private MethodSymbol method;

  private boolean includeThis;

  /**
   * Nothing yet.
   *
   * @param object the class of the object, which declares or inherits the method
   */
  ReturnedValues(ClassSymbol object, JavacTrees trees, Types javac) {
    this.calls = new OwnCalls(object, javac);
    this.trees = trees;
    this.javac = javac;
  }

  /**
   * The static types of the values other than {@code this}, by the class in terms of which they are
   * written.
   */
  ImmutableListMultimap<ClassSymbol, Type> types() {
    return types.build();
  }

  boolean includeThis() {
    return includeThis;
  }

  /** Reads the return statements where the source is at hand, else the declared return type. */
  void addReturnsOf(MethodSymbol called) {
    pending.add(called);
    while (!pending.isEmpty()) { // no recursion, because methods may call each other at any depth
      method = pending.remove();
      if (seen.add(method)) {
        addReturns();
      }
    }
  }

  private void addReturns() {
    JCMethodDecl source = trees.getTree(method);
    if (source == null || source.body == null) {
      addType(method.getReturnType());
      return;
    }
    Body body = new Body();
    body.scan(source.body);
    body.returned.forEach(this::add);
  }

  private void add(JCExpression value) {
    if (value instanceof JCParens parens) {
      add(parens.expr);
    } else if (value instanceof JCConditional conditional) {
      add(conditional.truepart);
      add(conditional.falsepart);
    } else if (value instanceof JCSwitchExpression choice) {
      Body body = new Body();
      choice.cases.forEach(branch -> body.scan(branch.stats));
      body.yielded.forEach(this::add);
    } else if (value instanceof JCAssign assignment) {
      add(assignment.rhs);
    } else if (value instanceof JCTypeCast cast
        && (!narrows(cast) || TreeInfo.isThisQualifier(cast.expr))) {
      add(cast.expr);
    } else if (TreeInfo.isThisQualifier(value)) {
      includeThis = true;
    } else if (value instanceof JCMethodInvocation call) {
      addCall(call);
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
      addType(value.type instanceof CapturedType ? value.type.getUpperBound() : value.type);
    }
  }

  private void addType(Type type) {
    types.put((ClassSymbol) method.owner, AS_WRITTEN.visit(type, null));
  }

  /** A cast to a subclass says more than what is cast. */
  private boolean narrows(JCTypeCast cast) {
    return cast.type != null
        && !javac.isSubtype(javac.erasure(cast.expr.type), javac.erasure(cast.type));
  }

  private void addCall(JCMethodInvocation call) {
    List<MethodSymbol> sources =
        calls.calledBy(call).stream().filter(called -> trees.getTree(called) != null).toList();
    if (sources.isEmpty()) {
      addTyped(call); // which says more than the method's header: what javac inferred
    }
    pending.addAll(sources);
  }

  /** What is returned, yielded and assigned, without lambdas and classes inside. */
  private final class Body extends TreeScanner {
    private final List<JCExpression> returned = new ArrayList<>();
    private final List<JCExpression> yielded = new ArrayList<>();
    private int depth;

    @Override
    public void visitReturn(JCReturn tree) {
      if (tree.expr != null) {
        returned.add(tree.expr);
      }
      super.visitReturn(tree);
    }

    @Override
    public void visitYield(JCYield tree) {
      if (depth == 0) {
        yielded.add(tree.value);
      }
      super.visitYield(tree);
    }

    @Override
    public void visitSwitchExpression(JCSwitchExpression tree) {
      depth++;
      super.visitSwitchExpression(tree);
      depth--;
    }

    @Override
    public void visitVarDef(JCVariableDecl tree) {
      if (tree.init != null && tree.sym != null) {
        assigned.put(tree.sym, tree.init);
      }
      super.visitVarDef(tree);
    }

    @Override
    public void visitAssign(JCAssign tree) {
      if (TreeInfo.symbol(tree.lhs) instanceof VarSymbol variable
          && variable.owner.kind == Kind.MTH) {
        assigned.put(variable, tree.rhs);
      }
      super.visitAssign(tree);
    }

    @Override
    public void visitLambda(JCLambda tree) {}

    @Override
    public void visitClassDef(JCClassDecl tree) {}
  }
}

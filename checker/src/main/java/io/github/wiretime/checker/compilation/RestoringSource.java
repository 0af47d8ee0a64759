package io.github.wiretime.checker.compilation;

import com.google.common.collect.ImmutableSet;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;

/** The methods that Java serialization calls to restore an object; Hessian calls neither. */
final class RestoringSource extends TreeScanner {

  private final JCClassDecl type;
  private final ImmutableSet<String> initial;
  private final ImmutableSet.Builder<String> fields = ImmutableSet.builder();
  private final Set<JCMethodDecl> seen = new HashSet<>();
  private final Deque<JCMethodDecl> pending = new ArrayDeque<>();

  private RestoringSource(JCClassDecl type, ImmutableSet<String> initial) {
    this.type = type;
    this.initial = initial;
  }

  /**
   * The fields that they set, and those that they call on the same object, without those to which
   * they give what depends on nothing and what constructors give them as well.
   *
   * @param initial the fields to which constructors give such a value
   */
  static ImmutableSet<String> set(JCClassDecl type, ImmutableSet<String> initial) {
    RestoringSource search = new RestoringSource(type, initial);
    for (JCTree member : type.defs) {
      if (member instanceof JCMethodDecl method && isCalledFirst(method)) {
        search.pending.add(method);
      }
    }
    while (!search.pending.isEmpty()) {
      JCMethodDecl method = search.pending.remove();
      if (search.seen.add(method)) {
        search.scan(method.body);
      }
    }
    return search.fields.build();
  }

  private static boolean isCalledFirst(JCMethodDecl method) {
    String parameter = method.params.size() == 1 ? "" + method.params.head.sym.type.tsym : "";
    return (method.name.contentEquals("readObject")
            && parameter.equals("java.io.ObjectInputStream"))
        || (method.name.contentEquals("readExternal") && parameter.equals("java.io.ObjectInput"));
  }

  @Override
  public void visitAssign(JCAssign tree) {
    if (isOfThis(tree.lhs)
        && TreeInfo.symbol(tree.lhs) instanceof VarSymbol field
        && field.owner == type.sym
        && !isDefault(tree.rhs)
        && !(initial.contains(field.name.toString()) && Freshness.of(tree.rhs))) {
      fields.add(field.name.toString());
    }
    super.visitAssign(tree);
  }

  /** Whether it is null, 0 or false, which a field has anyway. */
  private static boolean isDefault(JCExpression value) {
    return TreeInfo.isNull(value)
        || (value.type != null
            && value.type.constValue() instanceof Number number
            && number.doubleValue() == 0);
  }

  @Override
  public void visitApply(JCMethodInvocation tree) {
    if (isOfThis(tree.meth)
        && TreeInfo.symbol(tree.meth) instanceof MethodSymbol called
        && !called.isStatic()) {
      for (JCTree member : type.defs) {
        if (member instanceof JCMethodDecl method && method.sym == called) {
          pending.add(method);
        }
      }
    }
    super.visitApply(tree);
  }

  private boolean isOfThis(JCExpression named) {
    return named instanceof JCIdent
        || (named instanceof JCFieldAccess access
            && (TreeInfo.isThisQualifier(access.selected)
                || (TreeInfo.symbol(access.selected) instanceof VarSymbol self
                    && self.name.contentEquals("this")
                    && self.owner == type.sym)));
  }

  @Override
  public void visitLambda(JCLambda tree) {}

  @Override
  public void visitClassDef(JCClassDecl tree) {}

  /** Looks for variables in an expression. */
  private static final class Freshness extends TreeScanner {

    private boolean dependsOnOthers;

    static boolean of(JCExpression value) {
      Freshness search = new Freshness();
      search.scan(value);
      return !search.dependsOnOthers;
    }

    @Override
    public void visitIdent(JCIdent tree) {
      dependsOnOthers |=
          tree.sym instanceof VarSymbol variable
              && !variable.isStatic()
              && !(variable.name.contentEquals("this") && variable.owner instanceof ClassSymbol);
    }
  }
}

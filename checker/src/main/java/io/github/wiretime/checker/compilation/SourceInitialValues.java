package io.github.wiretime.checker.compilation;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCClassDecl;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCExpressionStatement;
import com.sun.tools.javac.tree.JCTree.JCIdent;
import com.sun.tools.javac.tree.JCTree.JCLambda;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCReturn;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.tree.TreeScanner;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.javac.InitialValues;
import java.util.List;
import java.util.stream.Stream;

/** What the constructors of the sources that are compiled now put into fields. */
final class SourceInitialValues implements InitialValues {

  private final JavacTrees trees;
  private final SourceExecution execution;

  /** Reads a class when it is asked for. */
  SourceInitialValues(Context context) {
    this.trees = JavacTrees.instance(context);
    this.execution = new SourceExecution(trees, Types.instance(context));
  }

  @Override
  public ImmutableSet<String> expectedIn(ClassSymbol type) {
    JCClassDecl source = trees.getTree(type);
    if (source == null) {
      return ImmutableSet.of();
    }
    ImmutableSet<String> set = setIn(source);
    return set.isEmpty() ? set : Sets.difference(set, NullQuestions.in(source)).immutableCopy();
  }

  @Override
  public ImmutableSet<String> restoredIn(ClassSymbol type) {
    JCClassDecl source = trees.getTree(type);
    return source == null
        ? ImmutableSet.of()
        : Sets.difference(RestoringSource.set(source, setIn(source)), NullQuestions.in(source))
            .immutableCopy();
  }

  @Override
  public boolean refusesDefaults(MethodSymbol constructor) {
    return execution.refusesDefaults(constructor);
  }

  private static ImmutableSet<String> setIn(JCClassDecl source) {
    ImmutableSet<String> initialized =
        source.defs.stream().flatMap(SourceInitialValues::initialized).collect(toImmutableSet());
    return source.defs.stream()
        .filter(TreeInfo::isConstructor)
        .map(constructor -> ((JCMethodDecl) constructor).body.stats)
        .filter(statements -> statements.stream().noneMatch(SourceInitialValues::callsAnother))
        .map(
            statements ->
                Stream.concat(initialized.stream(), assigned(statements)).collect(toImmutableSet()))
        .reduce((one, other) -> Sets.intersection(one, other).immutableCopy())
        .orElse(ImmutableSet.of());
  }

  /** By its declaration, or by a block beside the constructors. */
  private static Stream<String> initialized(JCTree member) {
    if (member instanceof JCVariableDecl field) {
      return field.init == null || field.sym == null || field.sym.isStatic()
          ? Stream.empty()
          : ifCertain(field.sym, field.init);
    }
    return member instanceof JCBlock block && !block.isStatic()
        ? assigned(block.stats)
        : Stream.empty();
  }

  private static boolean callsAnother(JCStatement statement) {
    return statement instanceof JCExpressionStatement expression
        && expression.expr instanceof JCMethodInvocation call
        && call.meth instanceof JCIdent name
        && name.name.contentEquals("this");
  }

  /** The fields that statements set in any case, which is before one of them may return. */
  private static Stream<String> assigned(List<JCStatement> statements) {
    return statements.stream()
        .takeWhile(statement -> !ReturnSearch.mayReturn(statement))
        .flatMap(SourceInitialValues::assigned);
  }

  private static Stream<String> assigned(JCStatement statement) {
    return statement instanceof JCExpressionStatement expression
            && expression.expr instanceof JCAssign assignment
            && TreeInfo.symbol(assignment.lhs) instanceof VarSymbol field
            && isOfThis(assignment.lhs, field)
        ? ifCertain(field, assignment.rhs)
        : Stream.empty();
  }

  /** A local variable of the name of a field is none. */
  private static boolean isOfThis(JCExpression target, VarSymbol field) {
    return field.owner instanceof ClassSymbol
        && (target instanceof JCIdent
            || (target instanceof JCTree.JCFieldAccess access
                && TreeInfo.isThisQualifier(access.selected)));
  }

  private static Stream<String> ifCertain(VarSymbol field, JCExpression value) {
    return CertainValues.contain(value, field.type)
        ? Stream.of(field.name.toString())
        : Stream.empty();
  }

  private static final class ReturnSearch extends TreeScanner {

    private boolean found;

    static boolean mayReturn(JCStatement statement) {
      ReturnSearch search = new ReturnSearch();
      search.scan(statement);
      return search.found;
    }

    @Override
    public void visitReturn(JCReturn tree) {
      found = true;
    }

    @Override
    public void visitLambda(JCLambda tree) {}

    @Override
    public void visitClassDef(JCClassDecl tree) {}
  }
}

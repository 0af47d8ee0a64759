package io.github.wiretime.checker.compilation;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Sets;
import com.sun.source.tree.Tree;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Symbol.VarSymbol;
import com.sun.tools.javac.code.Type;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCArrayAccess;
import com.sun.tools.javac.tree.JCTree.JCAssign;
import com.sun.tools.javac.tree.JCTree.JCAssignOp;
import com.sun.tools.javac.tree.JCTree.JCBinary;
import com.sun.tools.javac.tree.JCTree.JCCase;
import com.sun.tools.javac.tree.JCTree.JCConditional;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCFieldAccess;
import com.sun.tools.javac.tree.JCTree.JCInstanceOf;
import com.sun.tools.javac.tree.JCTree.JCMethodInvocation;
import com.sun.tools.javac.tree.JCTree.JCNewArray;
import com.sun.tools.javac.tree.JCTree.JCNewClass;
import com.sun.tools.javac.tree.JCTree.JCSwitchExpression;
import com.sun.tools.javac.tree.JCTree.JCThrow;
import com.sun.tools.javac.tree.JCTree.JCTypeCast;
import com.sun.tools.javac.tree.JCTree.JCUnary;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.type.TypeKind;

/** Tells what is known of the values of expressions, by what is known of variables. */
final class SourceValues {

  /** An expression that certainly throws an exception. */
  static final class Refusal extends RuntimeException {
    private static final long serialVersionUID = 1;

    Refusal() {
      super(null, null, /* enableSuppression= */ false, /* writableStackTrace= */ false);
    }
  }

  /** The types in which nothing can be divided by 0. */
  private static final ImmutableSet<TypeKind> WHOLE =
      Sets.immutableEnumSet(TypeKind.INT, TypeKind.LONG);

  private final SourceExecution execution;
  private final Map<Symbol, KnownValue> variables;

  /** The class of the object of this code, if it is the one that Hessian makes. */
  private final Optional<ClassSymbol> made;

  private final int depth;

  SourceValues(
      SourceExecution execution,
      Map<Symbol, KnownValue> variables,
      Optional<ClassSymbol> made,
      int depth) {
    this.execution = execution;
    this.variables = variables;
    this.made = made;
    this.depth = depth;
  }

  void assign(VarSymbol variable, KnownValue value) {
    unbox(value, variable.type);
    variables.put(variable, value);
  }

  private static void failIf(boolean isCertain) {
    if (isCertain) {
      throw new Refusal();
    }
  }

  /** Fails where an object is used that is null. */
  void use(KnownValue object) {
    failIf(object.isNull());
  }

  private void unbox(KnownValue value, Type target) {
    if (target != null && target.isPrimitive()) {
      use(value);
    }
  }

  /** Whether statements set a variable of which something is known. */
  boolean sets(JCTree statements) {
    return VariableChanges.in(statements, variables.keySet()).isAnySet();
  }

  /** Whether statements set such a variable, or leave the method. */
  boolean mayChange(JCTree statements) {
    VariableChanges changes = VariableChanges.in(statements, variables.keySet());
    return changes.isAnySet() || changes.mayReturn();
  }

  KnownValue of(JCExpression expression) {
    JCExpression value = TreeInfo.skipParens(expression);
    if (value.type != null && value.type.constValue() instanceof Number constant) {
      return KnownValue.number(constant.doubleValue());
    }
    if (value instanceof JCMethodInvocation call) {
      return ofCall(call);
    }
    if (value instanceof JCNewClass created) {
      List<KnownValue> arguments = arguments(created.args, created.constructor);
      failIf(
          created.constructor instanceof MethodSymbol constructor
              && (KnownCalls.refuse(constructor, arguments)
                  || execution.refuses(
                      constructor, arguments, Optional.of(constructor.enclClass()), depth + 1)));
      return KnownValue.OBJECT;
    }
    if (value instanceof JCAssign assignment) {
      KnownValue assigned = of(assignment.rhs);
      unbox(assigned, assignment.lhs.type);
      if (variables.containsKey(TreeInfo.symbol(assignment.lhs))) {
        variables.put(TreeInfo.symbol(assignment.lhs), assigned);
      }
      return assigned;
    }
    if (value instanceof JCAssignOp assignment) {
      of(assignment.rhs);
      variables.computeIfPresent(
          TreeInfo.symbol(assignment.lhs), (variable, before) -> KnownValue.ANYTHING);
      return KnownValue.ANYTHING;
    }
    if (value instanceof JCSwitchExpression selection) {
      KnownValue selector = ofSelector(selection.selector, selection.cases);
      failIf(
          selector.isNumber()
              && Iterables.getFirst(SwitchCases.of(selector.number(), selection.cases), null)
                  instanceof JCThrow);
      return KnownValue.ANYTHING;
    }
    if (value instanceof JCBinary binary) {
      return ofBinary(binary);
    }
    if (value instanceof JCUnary unary) {
      KnownValue operand = of(unary.arg);
      use(operand);
      if (VariableChanges.isStep(unary)) {
        variables.computeIfPresent(
            TreeInfo.symbol(unary.arg), (variable, before) -> KnownValue.ANYTHING);
      }
      return unary.getKind() == Tree.Kind.LOGICAL_COMPLEMENT && operand.isNumber()
          ? KnownValue.of(operand.isZero())
          : KnownValue.ANYTHING;
    }
    if (value instanceof JCConditional conditional) {
      KnownValue condition = ofCondition(conditional.cond);
      return condition.isNumber()
          ? of(condition.isZero() ? conditional.falsepart : conditional.truepart)
          : KnownValue.ANYTHING;
    }
    if (value instanceof JCTypeCast cast) {
      KnownValue of = of(cast.expr);
      unbox(of, cast.type);
      return of;
    }
    if (value instanceof JCInstanceOf asked) {
      return of(asked.expr).isNull() ? KnownValue.of(false) : KnownValue.ANYTHING;
    }
    if (value instanceof JCNewArray array) {
      array.dims.forEach(each -> use(of(each)));
      if (array.elems != null) {
        array.elems.forEach(this::of);
      }
      return KnownValue.OBJECT;
    }
    if (value instanceof JCArrayAccess access) {
      use(of(access.indexed));
      return KnownValue.ANYTHING;
    }
    return ofSimple(value);
  }

  /** What decides which of two ways is taken. */
  KnownValue ofCondition(JCExpression condition) {
    KnownValue value = of(condition);
    use(value);
    return value;
  }

  /** What a switch asks for. */
  KnownValue ofSelector(JCExpression selector, List<JCCase> cases) {
    KnownValue value = of(selector);
    if (SwitchCases.refuseNull(cases)) {
      use(value);
    }
    return value;
  }

  private KnownValue ofSimple(JCExpression value) {
    if (value instanceof JCFieldAccess access
        && TreeInfo.symbol(access) instanceof VarSymbol field) {
      if (!field.isStatic() && access.selected.type != null) {
        use(of(access.selected));
      }
      return KnownValue.ANYTHING;
    }
    return switch (value.getKind()) {
      case NULL_LITERAL -> KnownValue.NULL;
      case STRING_LITERAL, LAMBDA_EXPRESSION, MEMBER_REFERENCE -> KnownValue.OBJECT;
      case IDENTIFIER ->
          variables.getOrDefault(
              TreeInfo.symbol(value),
              TreeInfo.isThisQualifier(value) ? KnownValue.OBJECT : KnownValue.ANYTHING);
      default -> KnownValue.ANYTHING;
    };
  }

  private KnownValue ofCall(JCMethodInvocation call) {
    if (!(TreeInfo.symbol(call.meth) instanceof MethodSymbol method)) {
      return KnownValue.ANYTHING;
    }
    if (!method.isStatic() && call.meth instanceof JCFieldAccess access) {
      use(of(access.selected));
    }
    List<KnownValue> arguments = arguments(call.args, method);
    failIf(KnownCalls.refuse(method, arguments));
    Optional<KnownValue> said = KnownCalls.valueOf(method, arguments);
    if (said.isPresent()) {
      return said.get();
    }
    failIf(refusesInside(call, method, arguments));
    return KnownValue.ANYTHING;
  }

  private boolean refusesInside(
      JCMethodInvocation call, MethodSymbol method, List<KnownValue> arguments) {
    if (method.isStatic()) {
      return execution.refuses(method, arguments, Optional.empty(), depth + 1);
    }
    boolean isOfThis =
        !(call.meth instanceof JCFieldAccess access) || TreeInfo.isThisQualifier(access.selected);
    Optional<ClassSymbol> object = isOfThis ? made : Optional.empty();
    Optional<MethodSymbol> executed =
        method.isConstructor() || method.isPrivate()
            ? Optional.of(method)
            : object.flatMap(type -> execution.executed(method, type));
    return executed.isPresent() && execution.refuses(executed.get(), arguments, object, depth + 1);
  }

  private List<KnownValue> arguments(List<JCExpression> given, Symbol method) {
    List<KnownValue> values = given.stream().map(this::of).toList();
    if (!(method instanceof MethodSymbol called)) {
      return values;
    }
    int fixed = called.params().size() - (called.isVarArgs() ? 1 : 0);
    for (int i = 0; i < Math.min(values.size(), fixed); i++) {
      unbox(values.get(i), called.params().get(i).type);
    }
    return called.isVarArgs() ? KnownCalls.passed(given, values, fixed) : values;
  }

  /** The value of an expression that may not be executed. */
  private KnownValue ofMaybe(JCExpression expression) {
    if (sets(expression)) {
      return KnownValue.ANYTHING;
    }
    try {
      return of(expression);
    } catch (Refusal refusal) {
      return KnownValue.ANYTHING;
    }
  }

  private KnownValue ofBinary(JCBinary binary) {
    KnownValue one = of(binary.lhs);
    Tree.Kind kind = binary.getKind();
    if (kind == Tree.Kind.CONDITIONAL_AND || kind == Tree.Kind.CONDITIONAL_OR) {
      use(one);
      boolean isAnd = kind == Tree.Kind.CONDITIONAL_AND;
      if (one.isNumber()) {
        return one.isZero() == isAnd ? one : of(binary.rhs);
      }
      KnownValue other = ofMaybe(binary.rhs);
      return other.isNumber() && other.isZero() == isAnd ? other : KnownValue.ANYTHING;
    }
    KnownValue other = of(binary.rhs);
    boolean divides = kind == Tree.Kind.DIVIDE || kind == Tree.Kind.REMAINDER;
    failIf(
        divides && other.isZero() && binary.type != null && WHOLE.contains(binary.type.getKind()));
    boolean isText = kind == Tree.Kind.PLUS && (binary.type == null || !binary.type.isPrimitive());
    if (!isText && kind != Tree.Kind.EQUAL_TO && kind != Tree.Kind.NOT_EQUAL_TO) {
      use(one);
      use(other);
    }
    return one.compared(kind, other);
  }
}

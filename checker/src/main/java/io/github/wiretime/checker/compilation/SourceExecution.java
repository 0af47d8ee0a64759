package io.github.wiretime.checker.compilation;

import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCBreak;
import com.sun.tools.javac.tree.JCTree.JCCatch;
import com.sun.tools.javac.tree.JCTree.JCDoWhileLoop;
import com.sun.tools.javac.tree.JCTree.JCEnhancedForLoop;
import com.sun.tools.javac.tree.JCTree.JCExpressionStatement;
import com.sun.tools.javac.tree.JCTree.JCForLoop;
import com.sun.tools.javac.tree.JCTree.JCIf;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCReturn;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCSwitch;
import com.sun.tools.javac.tree.JCTree.JCSynchronized;
import com.sun.tools.javac.tree.JCTree.JCThrow;
import com.sun.tools.javac.tree.JCTree.JCTry;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.JCTree.JCWhileLoop;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Follows the statements of a constructor whose arguments are null, 0 and false, to tell whether it
 * throws an exception in any case.
 */
final class SourceExecution {

  private static final int DEPTH = 8;
  private static final int BODIES = 1000;

  private final JavacTrees trees;
  private final Types types;
  private int bodies;

  SourceExecution(JavacTrees trees, Types types) {
    this.trees = trees;
    this.types = types;
  }

  /** What comes after a statement. */
  private enum Next {
    STATEMENT,
    EXCEPTION,
    /** What comes after the switch or loop around it. */
    OUTSIDE,
    UNKNOWN;

    /** What comes where nobody knows which of two statements is executed. */
    static Next either(Next one, Next other) {
      if (one == EXCEPTION) {
        return other;
      }
      return other == EXCEPTION || one == other ? one : UNKNOWN;
    }
  }

  /** Whether it does; false if its source is not at hand, or if it leads too far. */
  boolean refusesDefaults(MethodSymbol constructor) {
    bodies = 0;
    return refuses(
        constructor,
        constructor.params().stream().map(each -> KnownValue.defaultOf(each.type)).toList(),
        Optional.of(constructor.enclClass()),
        0);
  }

  /**
   * Whether a method or constructor throws an exception if it gets these arguments.
   *
   * @param made the class of the object that it is called on, if it is the one that Hessian makes
   */
  boolean refuses(
      MethodSymbol method, List<KnownValue> arguments, Optional<ClassSymbol> made, int depth) {
    JCMethodDecl source = depth > DEPTH || ++bodies > BODIES ? null : trees.getTree(method);
    if (source == null || source.body == null || source.params.size() != arguments.size()) {
      return false;
    }
    Map<Symbol, KnownValue> variables = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      variables.put(source.params.get(i).sym, arguments.get(i));
    }
    try {
      return block(source.body, new SourceValues(this, variables, made, depth)) == Next.EXCEPTION;
    } catch (SourceValues.Refusal refusal) {
      return true;
    }
  }

  /** What a call on the object executes that Hessian makes; empty if a subclass decides. */
  Optional<MethodSymbol> executed(MethodSymbol called, ClassSymbol made) {
    return made.isSubClass(called.owner, types)
        ? Optional.ofNullable(called.implementation(made, types, /* checkResult= */ false))
        : Optional.empty();
  }

  private Next block(JCBlock block, SourceValues values) {
    return all(block.stats, values);
  }

  private Next all(List<JCStatement> statements, SourceValues values) {
    for (JCStatement statement : statements) {
      Next next = after(statement, values);
      if (next != Next.STATEMENT) {
        return next;
      }
    }
    return Next.STATEMENT;
  }

  private Next after(JCStatement statement, SourceValues values) {
    if (statement instanceof JCThrow thrown) {
      values.of(thrown.expr);
      return Next.EXCEPTION;
    }
    if (statement instanceof JCExpressionStatement expression) {
      values.of(expression.expr);
      return Next.STATEMENT;
    }
    if (statement instanceof JCVariableDecl variable) {
      if (variable.init != null) {
        values.assign(variable.sym, values.of(variable.init));
      }
      return Next.STATEMENT;
    }
    if (statement instanceof JCReturn returned) {
      if (returned.expr != null) {
        values.of(returned.expr);
      }
      return Next.UNKNOWN;
    }
    if (statement instanceof JCBreak left && left.label == null) {
      return Next.OUTSIDE;
    }
    if (statement instanceof JCBlock block) {
      return block(block, values);
    }
    if (statement instanceof JCSynchronized guarded) {
      values.use(values.of(guarded.lock));
      return block(guarded.body, values);
    }
    if (statement instanceof JCIf condition) {
      return after(condition, values);
    }
    if (statement instanceof JCTry tried) {
      return after(tried, values);
    }
    return statement instanceof JCSwitch selection
        ? after(selection, values)
        : afterLoop(statement, values);
  }

  /**
   * A loop may be left before its body was executed, but not before it asks for the first time;
   * that of do is executed.
   */
  private Next afterLoop(JCStatement statement, SourceValues values) {
    if (statement instanceof JCEnhancedForLoop loop) {
      values.use(values.of(loop.expr));
    } else if (statement instanceof JCForLoop loop) {
      for (JCStatement each : loop.init) {
        after(each, values);
      }
      if (loop.cond != null) {
        values.ofCondition(loop.cond);
      }
    } else if (statement instanceof JCWhileLoop loop) {
      values.ofCondition(loop.cond);
    } else if (statement instanceof JCDoWhileLoop loop) {
      Next next = after(loop.body, values);
      if (next != Next.STATEMENT) {
        return next == Next.OUTSIDE ? Next.STATEMENT : next;
      }
      values.ofCondition(loop.cond);
    } else {
      return Next.UNKNOWN;
    }
    return values.mayChange(statement) ? Next.UNKNOWN : Next.STATEMENT;
  }

  private Next after(JCIf statement, SourceValues values) {
    KnownValue condition = values.ofCondition(statement.cond);
    if (condition.isNumber()) {
      JCStatement taken = condition.isZero() ? statement.elsepart : statement.thenpart;
      return taken == null ? Next.STATEMENT : after(taken, values);
    }
    Next other = statement.elsepart == null ? Next.STATEMENT : tried(statement.elsepart, values);
    return Next.either(tried(statement.thenpart, values), other);
  }

  private Next after(JCTry statement, SourceValues values) {
    if (!statement.resources.isEmpty()) {
      return Next.UNKNOWN;
    }
    Next next = tried(statement.body, values);
    for (JCCatch handler : statement.catchers) { // whatever it catches
      next = Next.either(next, tried(handler.body, values));
    }
    Next last = statement.finalizer == null ? Next.STATEMENT : tried(statement.finalizer, values);
    return last == Next.STATEMENT ? next : last;
  }

  private Next after(JCSwitch statement, SourceValues values) {
    KnownValue selector = values.ofSelector(statement.selector, statement.cases);
    if (selector.isNumber()) {
      Next next = all(SwitchCases.of(selector.number(), statement.cases), values);
      return next == Next.OUTSIDE ? Next.STATEMENT : next;
    }
    return values.mayChange(statement) ? Next.UNKNOWN : Next.STATEMENT;
  }

  private Next tried(JCStatement statement, SourceValues values) {
    if (values.sets(statement)) {
      return Next.UNKNOWN;
    }
    try {
      return after(statement, values);
    } catch (SourceValues.Refusal refusal) {
      return Next.EXCEPTION;
    }
  }
}

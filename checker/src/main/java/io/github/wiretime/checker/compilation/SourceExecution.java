package io.github.wiretime.checker.compilation;

import com.sun.tools.javac.api.JavacTrees;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import com.sun.tools.javac.tree.JCTree.JCBlock;
import com.sun.tools.javac.tree.JCTree.JCEnhancedForLoop;
import com.sun.tools.javac.tree.JCTree.JCExpression;
import com.sun.tools.javac.tree.JCTree.JCExpressionStatement;
import com.sun.tools.javac.tree.JCTree.JCIf;
import com.sun.tools.javac.tree.JCTree.JCMethodDecl;
import com.sun.tools.javac.tree.JCTree.JCStatement;
import com.sun.tools.javac.tree.JCTree.JCThrow;
import com.sun.tools.javac.tree.JCTree.JCVariableDecl;
import com.sun.tools.javac.tree.TreeInfo;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Follows the statements of a constructor whose arguments are null, 0 and false, to tell whether it
 * throws an exception in any case.
 */
final class SourceExecution {

  private static final int DEPTH = 8;

  private final JavacTrees trees;

  SourceExecution(JavacTrees trees) {
    this.trees = trees;
  }

  /** What comes after a statement. */
  private enum Next {
    STATEMENT,
    EXCEPTION,
    UNKNOWN
  }

  /** Whether it does; false if its source is not at hand, or if it leads too far. */
  boolean refusesDefaults(MethodSymbol constructor) {
    return refuses(
        constructor,
        constructor.params().stream().map(each -> KnownValue.defaultOf(each.type)).toList(),
        0);
  }

  /** Whether a method or constructor throws an exception if it gets these arguments. */
  boolean refuses(MethodSymbol method, List<KnownValue> arguments, int depth) {
    JCMethodDecl source = depth > DEPTH ? null : trees.getTree(method);
    if (source == null || source.body == null || source.params.size() != arguments.size()) {
      return false;
    }
    Map<Symbol, KnownValue> variables = new HashMap<>();
    for (int i = 0; i < arguments.size(); i++) {
      variables.put(source.params.get(i).sym, arguments.get(i));
    }
    try {
      return block(source.body, new SourceValues(this, variables, depth)) == Next.EXCEPTION;
    } catch (SourceValues.Refusal refusal) {
      return true;
    }
  }

  private Next block(JCBlock block, SourceValues values) {
    for (JCStatement statement : block.stats) {
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
    if (statement instanceof JCBlock block) {
      return block(block, values);
    }
    if (statement instanceof JCEnhancedForLoop loop) {
      values.use(values.of(loop.expr));
      return values.sets(loop.body) ? Next.UNKNOWN : Next.STATEMENT;
    }
    return statement instanceof JCIf condition ? after(condition, values) : Next.UNKNOWN;
  }

  private Next after(JCIf statement, SourceValues values) {
    KnownValue condition = values.of(condition(statement));
    if (condition.isNumber()) {
      JCStatement taken = condition.isZero() ? statement.elsepart : statement.thenpart;
      return taken == null ? Next.STATEMENT : after(taken, values);
    }
    Next one = tried(statement.thenpart, values);
    Next other = statement.elsepart == null ? Next.STATEMENT : tried(statement.elsepart, values);
    if (one == Next.EXCEPTION) {
      return other;
    }
    return other == Next.EXCEPTION ? one : one == other ? one : Next.UNKNOWN;
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

  private static JCExpression condition(JCIf statement) {
    return TreeInfo.skipParens(statement.cond);
  }
}

package io.github.wiretime.measurements.compile;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.CostlyRpcTime;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Lets the check see every declaration that has a symbol, once all sources are attributed,
 * erroneous ones too, where Error Prone's own scanner fails.
 */
public final class Interrogation implements Consumer<Context> {

  private final ErrorProneOptions options;
  private Optional<Throwable> crash = Optional.empty();

  /** With options of Error Prone. */
  public Interrogation(ImmutableList<String> options) {
    this.options = ErrorProneOptions.processArgs(options);
  }

  @Override
  public void accept(Context context) {
    try {
      CostlyRpcTime check = new CostlyRpcTime(options.getFlags());
      VisitorState state =
          VisitorState.createConfiguredForCompilation(
              context,
              description -> {},
              ImmutableMap.of("CostlyRpcTime", SeverityLevel.WARNING),
              options);
      Set<Tree> units = new LinkedHashSet<>();
      Enter.instance(context).getEnvs().forEach(each -> units.add(each.toplevel));
      new TreePathScanner<Void, Void>() {
        @Override
        public Void scan(Tree tree, Void unused) {
          if (isDeclared(tree)) {
            show(check, tree, state.withPath(new TreePath(getCurrentPath(), tree)));
          }
          return super.scan(tree, null);
        }
      }.scan(units, null);
    } catch (Throwable anything) { // what this is about
      crash = Optional.of(anything);
    }
  }

  private static boolean isDeclared(Tree tree) {
    return tree instanceof JCAnnotation annotation
        ? annotation.attribute != null
        : (tree instanceof ClassTree || tree instanceof MethodTree || tree instanceof VariableTree)
            && TreeInfo.symbolFor((JCTree) tree) != null;
  }

  private static void show(CostlyRpcTime check, Tree tree, VisitorState state) {
    if (tree instanceof ClassTree type) {
      state.reportMatch(check.matchClass(type, state));
    } else if (tree instanceof MethodTree method) {
      state.reportMatch(check.matchMethod(method, state));
    } else if (tree instanceof VariableTree variable) {
      state.reportMatch(check.matchVariable(variable, state));
    } else if (tree instanceof AnnotationTree annotation) {
      state.reportMatch(check.matchAnnotation(annotation, state));
    }
  }

  /** What the check threw. */
  public Optional<Throwable> crash() {
    return crash;
  }
}

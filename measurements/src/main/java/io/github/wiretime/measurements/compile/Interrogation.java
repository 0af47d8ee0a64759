package io.github.wiretime.measurements.compile;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.tools.javac.comp.Enter;
import com.sun.tools.javac.tree.JCTree.JCAnnotation;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.CostlyRpcTime;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Lets the check see every file once all sources are attributed, erroneous ones too, where Error
 * Prone's own scanner fails.
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
      Set<CompilationUnitTree> units = new LinkedHashSet<>();
      Enter.instance(context).getEnvs().forEach(each -> units.add(each.toplevel));
      units.forEach(
          unit ->
              state.reportMatch(
                  check.matchCompilationUnit(unit, state.withPath(new TreePath(unit)))));
      new TreePathScanner<Void, Void>() {
        @Override
        public Void visitAnnotation(AnnotationTree annotation, Void unused) {
          if (((JCAnnotation) annotation).attribute != null) {
            state.reportMatch(check.matchAnnotation(annotation, state.withPath(getCurrentPath())));
          }
          return super.visitAnnotation(annotation, null);
        }
      }.scan(units, null);
    } catch (Throwable anything) { // what this is about
      crash = Optional.of(anything);
    }
  }

  /** What the check threw. */
  public Optional<Throwable> crash() {
    return crash;
  }
}

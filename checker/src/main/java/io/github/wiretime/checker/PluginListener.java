package io.github.wiretime.checker;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symtab;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import com.sun.tools.javac.util.Log;
import com.sun.tools.javac.util.Name;
import com.sun.tools.javac.util.Names;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.javac.Generated;
import io.github.wiretime.checker.javac.Notices;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.CompilerDialect;
import io.github.wiretime.checker.options.ExcludedPaths;
import javax.tools.JavaFileObject;

/**
 * Places the diagnostics in each class that javac has attributed, as Error Prone does, but without
 * loading what Error Prone needs for its own checks.
 */
final class PluginListener implements TaskListener {

  private final Context context;
  private final ErrorProneOptions options;
  private final ExcludedPaths excluded;
  private final Checks checks;
  private final ImmutableMap<Check, RpcCheck> checkers;
  private final AllAcceptances acceptances = AllAcceptances.ofSources();
  private final Notices notices;
  private Compilation compilation;
  private int placedErrors;
  private boolean isFailed;

  PluginListener(
      Context context, ErrorProneOptions options, ExcludedPaths excluded, Checks checks) {
    this.context = context;
    this.options = options;
    this.excluded = excluded;
    this.checks = checks;
    this.checkers = Maps.toMap(checks.severities().keySet(), this::checker);
    this.notices = new Notices(context);
  }

  private RpcCheck checker(Check check) {
    return switch (check) {
      case COSTLY_RPC_TIME -> new CostlyRpcTime(options.getFlags());
      case BROKEN_RPC_VALUE -> new BrokenRpcValue(options.getFlags());
      case BREAKING_RPC_CHANGE -> throw new IllegalStateException("it needs two builds");
    };
  }

  @Override
  public void finished(TaskEvent event) {
    if (event.getKind() != TaskEvent.Kind.ANALYZE
        || isFailed
        || Log.instance(context).nerrors > placedErrors
        || excluded.contain(event.getSourceFile())) {
      return;
    }
    Log log = Log.instance(context);
    JavaFileObject source = log.useSource(event.getSourceFile());
    try {
      for (Tree tree : event.getCompilationUnit().getTypeDecls()) {
        if (event.getTypeElement() == TreeInfo.symbolFor((JCTree) tree)) {
          analyzeOnce();
          checkers.forEach((check, checker) -> place(check, checker, tree));
          if (checkers.keySet().stream().anyMatch(this::isAcceptanceUsed)) {
            new BlankReasons().scan(tree, null);
          }
        }
      }
    } catch (RuntimeException
        | AssertionError
        | LinkageError
        | StackOverflowError
        | OutOfMemoryError unexpected) {
      // It costs the user the findings, but not the compilation.
      isFailed = true;
      CompilationRun.sayFailed(context, unexpected);
    } finally {
      log.useSource(source);
    }
  }

  /** What belongs to no source is said at once, and its errors are no reason to place nothing. */
  private void analyzeOnce() {
    if (compilation == null) {
      int before = Log.instance(context).nerrors;
      compilation =
          CompilationRun.analyze(
              context,
              CompilerDialect.options(options.getFlags().getFlagsMap()),
              checks,
              leavesGeneratedAlone());
      placedErrors += Log.instance(context).nerrors - before;
    }
  }

  private void place(Check check, RpcCheck checker, Tree type) {
    checker.descriptionsIn(
        type,
        compilation,
        declaration -> isSilent(check, declaration),
        (position, description) -> say(check, position, description));
  }

  private boolean isSilent(Check check, Tree declaration) {
    Symbol symbol = TreeInfo.symbolFor((JCTree) declaration);
    return symbol == null
        || acceptances.of(check).suppressAt(symbol)
        || (leavesGeneratedAlone() && Generated.contains(symbol));
  }

  private boolean leavesGeneratedAlone() {
    return options.disableWarningsInGeneratedCode();
  }

  private void say(Check check, DiagnosticPosition position, Description description) {
    SeverityLevel severity = checks.severityOf(check);
    notices.say(severity, position, description.getMessage());
    if (severity == SeverityLevel.ERROR) {
      placedErrors++;
    }
  }

  /** javac has such a class once some source has been attributed that names it. */
  private boolean isAcceptanceUsed(Check check) {
    Name annotation = Names.instance(context).fromString(check.annotation());
    return Symtab.instance(context).getClassesForName(annotation).iterator().hasNext();
  }

  /** Finds acceptances that give no reason. */
  private final class BlankReasons extends DeclarationScanner {

    @Override
    public Void visitAnnotation(AnnotationTree tree, Void unused) {
      checkers.forEach(
          (check, checker) -> {
            Description description = checker.blankReason(tree);
            if (description != Description.NO_MATCH
                && !isInside(declaration -> isSilent(check, declaration))) {
              say(check, (JCTree) tree, description);
            }
          });
      return null;
    }
  }
}

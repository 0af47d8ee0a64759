package io.github.wiretime.checker;

import com.google.errorprone.BugCheckerInfo;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.matchers.Description;
import com.sun.source.tree.AnnotationTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.source.util.TreeScanner;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.tree.JCTree;
import com.sun.tools.javac.tree.TreeInfo;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import com.sun.tools.javac.util.Log;
import io.github.wiretime.checker.finding.Acceptances;
import io.github.wiretime.checker.javac.Generated;
import io.github.wiretime.checker.javac.Notices;
import io.github.wiretime.checker.options.ExcludedPaths;
import java.util.function.Supplier;
import javax.tools.JavaFileObject;

/**
 * Places the diagnostics in each class that javac has attributed, as Error Prone does, but without
 * loading what Error Prone needs for its own checks.
 */
final class PlacingListener implements TaskListener {

  private final Context context;
  private final ErrorProneOptions options;
  private final ExcludedPaths excluded;
  private final SeverityLevel severity;
  private final CostlyRpcTime check;
  private final Acceptances acceptances;
  private final Notices notices;
  private Compilation compilation;
  private int placedErrors;
  private boolean isFailed;

  PlacingListener(
      Context context,
      ErrorProneOptions options,
      ExcludedPaths excluded,
      BugCheckerInfo info,
      SeverityLevel severity) {
    this.context = context;
    this.options = options;
    this.excluded = excluded;
    this.severity = severity;
    this.check = new CostlyRpcTime(options.getFlags());
    this.acceptances = new Acceptances(info.allNames());
    this.notices = new Notices(context);
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
          tree.accept(new Declarations(), null);
        }
      }
    } catch (RuntimeException | AssertionError | LinkageError | StackOverflowError unexpected) {
      // It costs the user the findings, but not the compilation.
      isFailed = true;
      Compilation.sayFailed(context, unexpected);
    } finally {
      log.useSource(source);
    }
  }

  /** What belongs to no source is said at once, and its errors are no reason to place nothing. */
  private void analyzeOnce() {
    if (compilation == null) {
      int before = Log.instance(context).nerrors;
      compilation =
          Compilation.analyze(
              context, options.getFlags(), acceptances, severity, leavesGeneratedAlone());
      placedErrors += Log.instance(context).nerrors - before;
    }
  }

  private boolean leavesGeneratedAlone() {
    return options.disableWarningsInGeneratedCode();
  }

  private void say(DiagnosticPosition position, Description description) {
    notices.say(severity, position, description.getMessage());
    if (severity == SeverityLevel.ERROR) {
      placedErrors++;
    }
  }

  /** Visits the declarations of a class, but not those whose owner wants to hear nothing. */
  private final class Declarations extends TreeScanner<Void, Void> {

    @Override
    public Void visitClass(ClassTree tree, Void unused) {
      return visit(tree, tree, () -> super.visitClass(tree, null));
    }

    @Override
    public Void visitMethod(MethodTree tree, Void unused) {
      Tree position = tree.getReturnType() == null ? tree : tree.getReturnType();
      return visit(tree, position, () -> super.visitMethod(tree, null));
    }

    @Override
    public Void visitVariable(VariableTree tree, Void unused) {
      return visit(tree, tree, () -> super.visitVariable(tree, null));
    }

    private Void visit(Tree tree, Tree position, Supplier<Void> inside) {
      Symbol declaration = TreeInfo.symbolFor((JCTree) tree);
      if (declaration == null
          || acceptances.suppressAt(declaration)
          || (leavesGeneratedAlone() && Generated.contains(declaration))) {
        return null;
      }
      check.descriptionsAt(position, declaration, compilation, PlacingListener.this::say);
      return inside.get();
    }

    @Override
    public Void visitAnnotation(AnnotationTree tree, Void unused) {
      Description description = check.blankReason(tree);
      if (description != Description.NO_MATCH) {
        say((JCTree) tree, description);
      }
      return null;
    }
  }
}

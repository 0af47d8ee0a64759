package io.github.wiretime.checker.harness;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.util.Context;
import java.io.StringWriter;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;

/** One run of javac, which may be listened to until it begins. */
public final class JavacRun {

  private final DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
  private final StringWriter output = new StringWriter();
  private final BasicJavacTask task;

  JavacRun(Javac javac, JavaFileManager files, Iterable<? extends JavaFileObject> sources) {
    task =
        (BasicJavacTask)
            javac.compiler().getTask(output, files, said, javac.arguments(), null, sources);
    // Said even where there are none: left alone, javac looks for some on the class path, and from
    // Java 21 on notes it.
    if (!javac.decidesOnProcessing()) {
      task.setProcessors(javac.processors());
    }
  }

  /** javac's own handle, to add listeners to. */
  public BasicJavacTask task() {
    return task;
  }

  /** What javac knows. */
  public Context context() {
    return task.getContext();
  }

  /** Compiles to the end. */
  public Outcome compiled() {
    boolean succeeded = task.call();
    return new Outcome(
        succeeded, said.getDiagnostics().stream().map(Diagnosis::of).collect(toImmutableList()));
  }

  /** Compiles as far as all types and names are known, and writes nothing. */
  public ImmutableList<CompilationUnitTree> analyzed() {
    ImmutableList<CompilationUnitTree> units = ImmutableList.copyOf(task.parse());
    task.analyze();
    return units;
  }

  /** What javac said so far. */
  public ImmutableList<Diagnostic<? extends JavaFileObject>> said(Diagnostic.Kind kind) {
    return said.getDiagnostics().stream()
        .filter(diagnostic -> diagnostic.getKind() == kind)
        .collect(toImmutableList());
  }

  /**
   * Goes on only if all is well so far.
   *
   * @throws IllegalArgumentException with javac's messages if something does not compile
   */
  public void refuseErrors() {
    if (!said(Diagnostic.Kind.ERROR).isEmpty()) {
      throw new IllegalArgumentException(said.getDiagnostics().toString());
    }
  }

  /** What javac printed, as it does if it gives up. */
  public String output() {
    return output.toString();
  }
}

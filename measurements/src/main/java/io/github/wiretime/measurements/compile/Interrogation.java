package io.github.wiretime.measurements.compile;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.tools.javac.api.BasicJavacTask;
import com.sun.tools.javac.util.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Lets the check see all sources once they are attributed, erroneous ones too. */
public final class Interrogation implements TaskListener {

  private final ErrorProneOptions options;
  private final List<CompilationUnitTree> units = new ArrayList<>();
  private Context context;
  private boolean asked;
  private int answers;
  private Optional<Throwable> crash = Optional.empty();

  /** With options of Error Prone. */
  public Interrogation(ImmutableList<String> options) {
    this.options = ErrorProneOptions.processArgs(options);
  }

  void waitFor(BasicJavacTask task) {
    context = task.getContext();
    task.addTaskListener(this);
  }

  @Override
  public void finished(TaskEvent event) {
    if (event.getKind() == TaskEvent.Kind.PARSE) {
      units.add(event.getCompilationUnit());
    } else if (event.getKind() == TaskEvent.Kind.ANALYZE && !asked) {
      asked = true;
      ask();
    }
  }

  private void ask() {
    try {
      VisitorState state =
          VisitorState.createConfiguredForCompilation(
              context, description -> answers++, ImmutableMap.of(), options);
      new Visit(options.getFlags(), state).scan(units, null);
    } catch (Throwable anything) { // what this is about
      crash = Optional.of(anything);
    }
  }

  /** Whether javac came so far that the check could be asked. */
  public boolean isAsked() {
    return asked;
  }

  /** How many diagnostics the check made. */
  public int answers() {
    return answers;
  }

  /** What the check threw. */
  public Optional<Throwable> crash() {
    return crash;
  }
}

package io.github.wiretime.hostile;

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

/** Waits until all sources of a compilation are attributed, then lets the check see all of them. */
final class Question implements TaskListener {

  private static final ErrorProneOptions OPTIONS =
      ErrorProneOptions.processArgs(ImmutableList.of("-XepOpt:CostlyRpcTime:ServiceInterfaces=**"));

  private final List<CompilationUnitTree> units = new ArrayList<>();
  private final List<String> findings = new ArrayList<>();
  private Context context;
  private boolean asked;
  private Optional<Throwable> crash = Optional.empty();

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
              context,
              description -> findings.add(description.getMessage()),
              ImmutableMap.of(),
              OPTIONS);
      new Visit(OPTIONS.getFlags(), state).scan(units, null);
    } catch (Throwable anything) { // the subject of the tests
      crash = Optional.of(anything);
    }
  }

  boolean isAsked() {
    return asked;
  }

  ImmutableList<String> findings() {
    return ImmutableList.copyOf(findings);
  }

  Optional<Throwable> crash() {
    return crash;
  }
}

package io.github.wiretime.hostile;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneOptions;
import com.google.errorprone.VisitorState;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.tools.javac.api.BasicJavacTask;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Waits until all sources of a compilation are attributed, then lets the check see all of them. */
final class Question implements TaskListener {

  private static final ErrorProneOptions OPTIONS =
      ErrorProneOptions.processArgs(ImmutableList.of("-XepOpt:CostlyRpcTime:ServiceInterfaces=**"));

  private final List<CompilationUnitTree> units = new ArrayList<>();
  private final List<String> findings = new ArrayList<>();
  private final Consumer<BasicJavacTask> before;
  private BasicJavacTask task;
  private boolean asked;
  private Optional<Throwable> crash = Optional.empty();

  /** With something to do before. */
  Question(Consumer<BasicJavacTask> before) {
    this.before = before;
  }

  void waitFor(BasicJavacTask asked) {
    task = asked;
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
    before.accept(task);
    try {
      VisitorState state =
          VisitorState.createConfiguredForCompilation(
              task.getContext(),
              description -> findings.add(description.getMessage()),
              ImmutableMap.of(
                  "CostlyRpcTime", SeverityLevel.WARNING, "BrokenRpcValue", SeverityLevel.WARNING),
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

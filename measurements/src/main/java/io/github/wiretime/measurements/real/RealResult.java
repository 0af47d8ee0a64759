package io.github.wiretime.measurements.real;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.compile.Outcome;
import io.github.wiretime.measurements.compile.SourceText;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.stack.Project;
import java.util.List;

/**
 * How a project was compiled.
 *
 * @param all its sources
 * @param compiled those that compile with what is on the class path
 * @param errors in the face of which the check was asked, while sources were left out
 * @param without the compilation with Error Prone and all checks off
 * @param with the same with the check
 * @param crash what went wrong; empty if nothing did
 */
public record RealResult(
    ImmutableList<SourceText> all,
    ImmutableList<SourceText> compiled,
    int errors,
    Outcome without,
    Outcome with,
    String crash) {

  /** What stands for "same output" where errors remained that kept javac from writing classes. */
  public static final String NO_CLASSES = "no classes";

  /** The row of the result file. */
  Row row(Project project) {
    return new Row()
        .with("project", project.title())
        .with("class path", project.complete() ? "complete" : "incomplete")
        .with("files", all.size())
        .with("files compiled", compiled.size())
        .with("lines", lines(all))
        .with("lines compiled", lines(compiled))
        .with("errors met", errors)
        .with("classes", with.classes().size())
        .with("without s", without.cpuNanos() / 1e9, 1)
        .with("with s", with.cpuNanos() / 1e9, 1)
        .with("check ms", with.own().nanos() / 1e6, 1)
        .with("same output", same() ? with.classes().isEmpty() ? NO_CLASSES : "yes" : "no")
        .with("exceptions", crash.isEmpty() ? "none" : Splitter.on('\n').splitToList(crash).get(0));
  }

  /** Lines of sources. */
  static long lines(List<SourceText> sources) {
    return sources.stream().mapToLong(SourceText::lines).sum();
  }

  /** Whether errors and class files are the same with and without the check. */
  boolean same() {
    return without.errors().equals(with.errors())
        && without.classes().equals(with.classes())
        && without.output().equals(with.output());
  }

  /** Whether the check did no harm, which shows only where something was compiled. */
  boolean isHarmless() {
    return same() && !with.classes().isEmpty() && crash.isEmpty();
  }
}

package io.github.wiretime.overhead.real;

import java.util.List;
import java.util.Locale;

/**
 * How a project was compiled.
 *
 * @param files in the sources jar
 * @param compiled how many of them compile with what is on the class path
 * @param lines of all files
 * @param compiledLines of those that compile
 * @param errors in the face of which the check was asked, while files were left out
 * @param classes that were written
 * @param findings members that the check named
 * @param withoutNanos processor time with Error Prone and all checks off
 * @param withNanos the same with the check
 * @param ownNanos time of the check alone
 * @param same whether errors and class files are the same with and without the check
 * @param crash what went wrong; empty if nothing did
 */
public record RealResult(
    Project project,
    int files,
    int compiled,
    long lines,
    long compiledLines,
    int errors,
    int classes,
    int findings,
    long withoutNanos,
    long withNanos,
    long ownNanos,
    boolean same,
    String crash) {

  /** What stands for "same output" where errors remained that kept javac from writing classes. */
  public static final String NO_CLASSES = "no classes";

  /** The columns of a file of results. */
  public static final List<String> COLUMNS =
      List.of(
          "project",
          "class path",
          "files",
          "files compiled",
          "lines",
          "lines compiled",
          "errors met",
          "classes",
          "findings",
          "without s",
          "with s",
          "check ms",
          "same output",
          "exceptions");

  /** The row. */
  public List<String> row() {
    return List.of(
        project.title(),
        project.complete() ? "complete" : "incomplete",
        String.valueOf(files),
        String.valueOf(compiled),
        String.valueOf(lines),
        String.valueOf(compiledLines),
        String.valueOf(errors),
        String.valueOf(classes),
        String.valueOf(findings),
        String.format(Locale.ROOT, "%.1f", withoutNanos / 1e9),
        String.format(Locale.ROOT, "%.1f", withNanos / 1e9),
        String.format(Locale.ROOT, "%.1f", ownNanos / 1e6),
        sameOutput(),
        crash.isEmpty() ? "none" : crash.lines().findFirst().orElse("unknown"));
  }

  private String sameOutput() {
    if (!same) {
      return "no";
    }
    return classes == 0 ? NO_CLASSES : "yes";
  }

  /** Whether the check did no harm, which shows only where something was compiled. */
  public boolean isHarmless() {
    return same && classes > 0 && crash.isEmpty();
  }
}

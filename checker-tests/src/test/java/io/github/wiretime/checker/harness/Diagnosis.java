package io.github.wiretime.checker.harness;

import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * One line of javac's output.
 *
 * @param file the name of the source file without directories; empty if there is none
 * @param line starting from one; -1 if there is none
 */
public record Diagnosis(Diagnostic.Kind kind, String file, long line, String message) {

  static Diagnosis of(Diagnostic<? extends JavaFileObject> diagnostic) {
    JavaFileObject source = diagnostic.getSource();
    return new Diagnosis(
        diagnostic.getKind(),
        source == null ? "" : source.getName().replaceFirst(".*/", ""),
        diagnostic.getLineNumber(),
        diagnostic.getMessage(null));
  }

  /** Whether the check said it. */
  public boolean isFinding() {
    return message.startsWith("[CostlyRpcTime] ");
  }

  /** Where it is: {@code OrderDto.java:7}. */
  public String position() {
    return file + ":" + line;
  }
}

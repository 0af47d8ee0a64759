package io.github.wiretime.checker.harness;

import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * One line of javac's output.
 *
 * @param file the name of the source file without directories; empty if there is none
 * @param line starting from one; -1 if there is none
 */
public record Diagnosis(Diagnostic.Kind kind, String file, long line, String message) {

  private static final Pattern COUNT =
      Pattern.compile("^\\[CostlyRpcTime\\] .*\\d class(es)? sent, ");

  private static final Pattern PEERS =
      Pattern.compile(
          "runs Dubbo 3\\.2, which sends fastjson2 by default|consumers from Dubbo 3\\.2 on get");

  static Diagnosis of(Diagnostic<? extends JavaFileObject> diagnostic) {
    JavaFileObject source = diagnostic.getSource();
    return new Diagnosis(
        diagnostic.getKind(),
        source == null ? "" : source.getName().replaceFirst(".*/", ""),
        diagnostic.getLineNumber(),
        diagnostic.getMessage(null));
  }

  /** Whether the check said it of a member. */
  public boolean isFinding() {
    return (message.startsWith("[CostlyRpcTime] ") || message.startsWith("[BrokenRpcValue] "))
        && !isCount()
        && !isAboutPeers();
  }

  /** Whether it counts what the check recognised. */
  boolean isCount() {
    return kind == Diagnostic.Kind.NOTE && COUNT.matcher(message).find();
  }

  /** Whether it says on what findings or silence depend. */
  private boolean isAboutPeers() {
    return kind == Diagnostic.Kind.NOTE && PEERS.matcher(message).find();
  }

  /** Where it is: {@code OrderDto.java:7}. */
  public String position() {
    return file + ":" + line;
  }
}

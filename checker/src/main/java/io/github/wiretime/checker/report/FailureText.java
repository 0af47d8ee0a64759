package io.github.wiretime.checker.report;

import io.github.wiretime.checker.javac.Guard;
import java.util.Arrays;
import java.util.Optional;

/** What a user should report when the check itself fails. */
public final class FailureText {

  /** Where to report it. */
  public static final String ISSUES = "https://github.com/wiretime/wiretime/issues";

  private static final String OURS = "io.github.wiretime.";

  private FailureText() {}

  /** The failure as a warning of a compilation that goes on. */
  public static String of(Throwable failure) {
    return "a mistake in the check itself, not in your code or in Error Prone; it reports nothing"
        + " more in this compilation, which is otherwise as it should be. Please report this at "
        + ISSUES
        + ":"
        + details(failure);
  }

  /**
   * What a developer needs to find the mistake: the class that was looked at, and of each cause the
   * first frame of ours, because those of javac tell little.
   */
  public static String details(Throwable failure) {
    StringBuilder text = new StringBuilder();
    if (!Guard.atHand().isEmpty()) {
      text.append("\n  at class ").append(Guard.atHand());
    }
    for (Throwable at = failure; at != null; at = at.getCause()) {
      text.append("\n  ").append(at);
      frame(at).ifPresent(frame -> text.append("\n    at ").append(frame));
    }
    return text.toString();
  }

  private static Optional<StackTraceElement> frame(Throwable failure) {
    return Arrays.stream(failure.getStackTrace())
        .filter(frame -> frame.getClassName().startsWith(OURS))
        .findFirst();
  }
}

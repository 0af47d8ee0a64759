package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;

/** What a user should report when the check itself fails. */
public final class FailureText {

  /** Where to report it. */
  public static final String ISSUES = "https://github.com/wiretime/wiretime/issues";

  private static final int FRAMES = 12;

  private FailureText() {}

  /** The failure with the frames that matter, causes behind it. */
  public static String of(Throwable failure) {
    return "a mistake in the check itself, not in your code or in Error Prone; it reports nothing"
        + " more in this compilation, which is otherwise as it should be. Please report this at "
        + ISSUES
        + ":"
        + details(failure);
  }

  /** What a developer needs to find the mistake, each in a line of its own. */
  public static String details(Throwable failure) {
    StringBuilder text = new StringBuilder();
    for (Throwable at = failure; at != null; at = at.getCause()) {
      text.append("\n  ").append(at).append(frames(at));
    }
    return text.toString();
  }

  private static String frames(Throwable failure) {
    return Arrays.stream(failure.getStackTrace())
        .limit(FRAMES)
        .map(frame -> "\n    at " + frame)
        .collect(joining());
  }
}

package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import java.util.Arrays;

/** What a user should report when the check itself fails. */
public final class FailureText {

  private static final String ISSUES = "https://github.com/wiretime/wiretime/issues";
  private static final int FRAMES = 12;

  private FailureText() {}

  /** The failure with the frames that matter, causes behind it. */
  public static String of(Throwable failure) {
    StringBuilder text =
        new StringBuilder(
            "a mistake in the check itself, not in your code or in Error Prone; it reports nothing"
                + " more in this compilation, which is otherwise as it should be. Please report this at "
                + ISSUES
                + ":");
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

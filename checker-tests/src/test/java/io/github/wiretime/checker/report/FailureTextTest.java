package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What somebody who never saw the failure needs to find it. */
final class FailureTextTest {

  @Test
  void saysThatTheCodeOfTheUserIsRightAndWhereToReportIt() {
    assertThat(FailureText.of(new Error()).lines().findFirst().orElseThrow())
        .matches(
            "a mistake in the check itself, not in your code .* https://github.com/.*/issues:");
  }

  @Test
  void theFailureAndItsCausesWithTheirFirstFrames() {
    Throwable cause = withFrames(2, new Error("inner"));
    Throwable failure = withFrames(13, new IllegalStateException("outer", cause));

    String text = FailureText.of(failure);

    assertThat(text.substring(text.indexOf('\n')))
        .isEqualTo(
            "\n  java.lang.IllegalStateException: outer"
                + frames(12)
                + "\n  java.lang.Error: inner"
                + frames(2));
  }

  private static Throwable withFrames(int count, Throwable failure) {
    failure.setStackTrace(
        IntStream.range(0, count)
            .mapToObj(i -> new StackTraceElement("app.Walk", "step", "Walk.java", i + 1))
            .toArray(StackTraceElement[]::new));
    return failure;
  }

  private static String frames(int count) {
    StringBuilder frames = new StringBuilder();
    for (int line = 1; line <= count; line++) {
      frames.append("\n    at app.Walk.step(Walk.java:").append(line).append(")");
    }
    return frames.toString();
  }
}

package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.javac.Guard;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What somebody who never saw the failure needs to find it. */
final class FailureTextTest {

  @Test
  void saysThatTheCodeOfTheUserIsRightAndWhereToReportIt() {
    assertThat(FailureText.of(new Error()).lines().findFirst().orElseThrow())
        .matches(
            "a mistake in the check itself, not in your code .* https://github.com/.*/issues:");
  }

  /** Those of javac around them help nobody. */
  @Test
  void theFailureAndItsCausesWithTheirFirstFramesOfOurs() {
    Throwable cause = withFrames(new Error("inner"), "com.sun.tools.javac.code.Types");
    Throwable failure =
        withFrames(
            new IllegalStateException("outer", cause),
            "com.sun.tools.javac.code.Types",
            "io.github.wiretime.checker.walk.WireWalk",
            "io.github.wiretime.checker.CompilationRun");
    new Guard().ask("com.acme.Order", null, () -> null);

    String text = FailureText.of(failure);

    assertThat(text.substring(text.indexOf('\n')))
        .isEqualTo(
            """

              at class com.acme.Order
              java.lang.IllegalStateException: outer
                at io.github.wiretime.checker.walk.WireWalk.step(X.java:1)
              java.lang.Error: inner\
            """);
  }

  private static Throwable withFrames(Throwable failure, String... classes) {
    failure.setStackTrace(
        Stream.of(classes)
            .map(name -> new StackTraceElement(name, "step", "X.java", 1))
            .toArray(StackTraceElement[]::new));
    return failure;
  }
}

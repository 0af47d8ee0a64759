package io.github.wiretime.checker.harness;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.CanIgnoreReturnValue;

/** Sources that say in comments what is reported in the line below, as Error Prone's own tests. */
public final class Marked {

  private static final String MARKER = "// BUG: Diagnostic contains: ";

  private Marked() {}

  /**
   * Compiles, and fails unless exactly the marked lines get a diagnostic, with the marked text.
   *
   * @return all that was said
   */
  @CanIgnoreReturnValue
  public static Outcome assertReported(Build build) {
    ImmutableMap.Builder<String, String> marks = ImmutableMap.builder();
    build.sources().forEach(source -> collect(source, marks));
    ImmutableMap<String, String> expected = marks.buildOrThrow();

    Outcome outcome = build.run();

    assertWithMessage("%s", outcome).that(outcome.succeeded()).isTrue();
    assertThat(outcome.diagnostics().stream().map(Diagnosis::position).toList())
        .containsExactlyElementsIn(expected.keySet());
    outcome
        .findings()
        .forEach(
            finding -> assertThat(finding.message()).contains(expected.get(finding.position())));
    return outcome;
  }

  private static void collect(Source source, ImmutableMap.Builder<String, String> marks) {
    String file = source.name().replaceFirst(".*\\.", "") + ".java";
    long line = 0;
    for (String text : source.text().lines().toList()) {
      line++;
      int start = text.indexOf(MARKER);
      if (start >= 0) {
        marks.put(file + ":" + (line + 1), text.substring(start + MARKER.length()));
      }
    }
  }
}

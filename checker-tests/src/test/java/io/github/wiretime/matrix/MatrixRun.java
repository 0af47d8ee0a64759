package io.github.wiretime.matrix;

import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.base.Splitter;
import com.google.common.base.Stopwatch;
import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tests of the checker with every release of Error Prone. It takes too long for each build, so
 * its name is not that of a test: the script {@code checker-tests/matrix} names it.
 */
final class MatrixRun {

  @Test
  void passesWithEveryRelease(@TempDir Path folder) throws IOException, InterruptedException {
    ImmutableList<String> wanted = wanted();
    ImmutableList.Builder<String> failures = ImmutableList.builder();
    for (String version : wanted) {
      Jdk jdk =
          Releases.jdkFor(version)
              .orElseThrow(() -> new IllegalStateException("there is no JDK here for " + version));
      System.out.printf(
          "[%d/%d] Error Prone %s on JDK %d%n",
          wanted.indexOf(version) + 1, wanted.size(), version, jdk.feature());
      Stopwatch time = Stopwatch.createStarted();

      ErrorProneRelease release = ErrorProneRelease.resolve(version, folder);
      ForkedTests.Result result = ForkedTests.run(release, jdk, folder);

      MatrixRow row = MatrixRow.of(release, jdk, result);
      MatrixResults.read().with(row).write();
      System.out.printf(
          "      %d tests, %d failed, %d skipped, %d s%n",
          row.tests(), row.failed(), row.skipped(), time.elapsed().toSeconds());
      if (result.exitCode() != 0) {
        failures.add(version + "\n" + result.output());
      }
    }
    assertWithMessage("releases with failed tests").that(failures.build()).isEmpty();
  }

  /** The releases that the script was given, or all. */
  private static ImmutableList<String> wanted() {
    List<String> named =
        Splitter.on(',')
            .omitEmptyStrings()
            .splitToList(System.getProperty("wiretime.releases", ""));
    assertWithMessage("releases that the documentation names")
        .that(Releases.all())
        .containsAtLeastElementsIn(named);
    return named.isEmpty() ? Releases.all() : ImmutableList.copyOf(named);
  }
}

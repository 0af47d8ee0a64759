package io.github.wiretime.matrix;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.wiretime.checker.CostlyRpcTime;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The tests of the checker with the oldest and the newest Error Prone that the README names. All
 * runs use the same class files of the checker.
 */
final class MatrixIT {

  /** The newest JDK that the oldest release runs on, and the range of the newest release. */
  private static final int NEWEST_FOR_OLDEST = 23;

  private static final int OLDEST_FOR_NEWEST = 21;
  private static final int NEWEST_FOR_NEWEST = 25;

  private static int tests;

  @TempDir private Path folder;

  @BeforeAll
  static void countTestsWithTheReleaseOfThisBuild(@TempDir Path folder)
      throws IOException, InterruptedException {
    ForkedTests.Result result =
        ForkedTests.run(release("wiretime.error-prone", folder), Jdk.running(), folder);
    assertWithMessage(result.output()).that(result.exitCode()).isEqualTo(0);
    tests = result.count("successful");
    assertThat(tests).isGreaterThan(0);
  }

  @Test
  void theOldestErrorProneOnThisJdk() throws Exception {
    assumeTrue(
        Runtime.version().feature() <= NEWEST_FOR_OLDEST,
        "the oldest Error Prone runs on JDK " + NEWEST_FOR_OLDEST + " at most");

    assertPasses(release("wiretime.error-prone.oldest", folder), Jdk.running());
  }

  @Test
  void theNewestErrorProneOnANewerJdk() throws Exception {
    Optional<Jdk> newer = Jdk.newest(OLDEST_FOR_NEWEST, NEWEST_FOR_NEWEST);
    if (newer.isEmpty()) {
      String skipped =
          "The newest Error Prone is not tried: there is no JDK from %d to %d on this machine"
              .formatted(OLDEST_FOR_NEWEST, NEWEST_FOR_NEWEST);
      System.out.println(skipped); // the build itself does not say why a test is skipped
      abort(skipped);
    }

    assertPasses(release("wiretime.error-prone.newest", folder), newer.orElseThrow());
  }

  private void assertPasses(ErrorProneRelease release, Jdk jdk)
      throws IOException, InterruptedException, URISyntaxException {
    Path checker =
        Path.of(CostlyRpcTime.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    assertThat(ForkedTests.classPath(release)).contains(checker);

    ForkedTests.Result result = ForkedTests.run(release, jdk, folder);

    assertWithMessage(result.output()).that(result.exitCode()).isEqualTo(0);
    assertThat(result.count("failed")).isEqualTo(0);
    assertThat(result.count("successful")).isEqualTo(tests);
  }

  private static ErrorProneRelease release(String property, Path folder) throws IOException {
    return ErrorProneRelease.resolve(System.getProperty(property), folder);
  }
}

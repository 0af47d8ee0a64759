package io.github.wiretime.checker.harness;

import static com.google.common.truth.Truth.assertThat;

import com.google.errorprone.ErrorProneVersion;
import org.junit.jupiter.api.Test;

/** Nothing else would tell a matrix of releases from one release that is run several times. */
final class ErrorProneReleaseTest {

  @Test
  void isTheOneThatTheBuildSays() {
    assertThat(ErrorProneVersion.loadVersionFromPom().asSet())
        .containsExactly(System.getProperty("wiretime.error-prone"));
  }
}

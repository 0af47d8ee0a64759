package io.github.wiretime.maven.release;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which versions peers are taken to run. */
final class RepositoriesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.4.0",
        "1.4.0.RELEASE",
        "1.4.0.Final",
        "1.4.0-GA",
        "1.4.0-sp1",
        "1.4.0-jre",
        "1.4.0-march2",
        "2024.05.17-3"
      })
  void theseAreReleases(String version) {
    assertThat(Repositories.isRelease(version)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.4.0-SNAPSHOT",
        "1.4.0-alpha",
        "1.4.0-alpha-2",
        "1.4.0.Beta1",
        "1.4.0b2",
        "1.4.0-M3",
        "1.4.0-milestone-3",
        "1.4.0-RC1",
        "1.4.0.CR2",
        "1.4rc1"
      })
  void theseAreNot(String version) {
    assertThat(Repositories.isRelease(version)).isFalse();
  }
}

package io.github.wiretime.maven.session;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which Mavens are refused. */
final class SessionExtensionTest {

  @ParameterizedTest
  @CsvSource({
    "2.2.1, true",
    "3.0.5, true",
    "3.6.3, true",
    "3.7.0, true",
    "3.8.1, false",
    "3.9.16, false",
    "3.10.0-rc-1, false",
    "4.0.0-rc-5, false",
    "'', false"
  })
  void areOlderThanTheOldest(String version, boolean expected) {
    assertThat(SessionExtension.isTooOld(version)).isEqualTo(expected);
  }
}

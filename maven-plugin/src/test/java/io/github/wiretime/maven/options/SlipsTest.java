package io.github.wiretime.maven.options;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class SlipsTest {

  @ParameterizedTest
  @CsvSource({
    "severity, severity, 0",
    "severity, Severity, 0",
    "severity, severty, 1",
    "severity, severiity, 1",
    "severity, severitz, 1",
    "severity, sevreity, 2",
    "severity, '', 8",
    "'', skip, 4",
    "mode, home, 2",
    "severity, version, 5",
  })
  void countsThem(String one, String other, int slips) {
    assertThat(Slips.between(one, other)).isEqualTo(slips);
    assertThat(Slips.between(other, one)).isEqualTo(slips);
  }

  @ParameterizedTest
  @CsvSource({
    "severity, sevreity, true",
    "severity, severe, false",
    "checks, Checks, true",
    "checks, check, false",
    "fixRelease, fixReleases, true",
    "fixRelease, firstRelease, false",
    "mode, node, false",
    "serviceAnnotations, serviceAnotation, true",
    "serviceAnnotations, services, false",
  })
  void areFewerInShortNames(String option, String name, boolean few) {
    assertThat(Slips.areFew(option, name)).isEqualTo(few);
  }
}

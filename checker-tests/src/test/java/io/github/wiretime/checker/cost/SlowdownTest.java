package io.github.wiretime.checker.cost;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No digit that a new measurement would change. */
final class SlowdownTest {

  @ParameterizedTest
  @CsvSource({
    // As many digits as the spread allows.
    "2.0, 0.00, 2.0",
    "2.2, 0.04, 2.2",
    "2.0, 0.05, 2.0",
    "2.2, 0.20, 2",
    "49.2, 0.01, 49",
    "49.2, 0.10, 50",
    "9.6, 0.21, 10",
    "99.0, 0.20, 100",
    // Rounding stays among the samples.
    "6.0, 0.21, 6",
    "14.2, 0.09, 14",
    "2.3, 0.10, 2.3",
    "130.0, 0.15, 130",
    // Never zero.
    "0.4, 1.00, 0.4",
    "3.0, 2.00, 3",
    "40.0, 1.10, 40",
  })
  void rounded(String times, String spread, String text) {
    assertThat(Slowdown.parse(times, spread).rounded()).isEqualTo(text);
  }
}

package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.api.Test;

/** What somebody hears whose JDK is too old. */
final class MainTest {

  @Test
  void refusesWhatIsOlderThan17() {
    assertThat(Main.isTooOld("1.8")).isTrue();
    assertThat(Main.isTooOld("11")).isTrue();
    assertThat(Main.isTooOld("17")).isFalse();
    assertThat(Main.isTooOld("28")).isFalse();
  }
}

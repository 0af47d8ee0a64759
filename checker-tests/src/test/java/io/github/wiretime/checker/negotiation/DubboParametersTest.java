package io.github.wiretime.checker.negotiation;

import static com.google.common.truth.Truth.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The forms in which Dubbo takes {@code parameters}. */
final class DubboParametersTest {

  @Test
  void keysAndValuesInTurn() {
    assertThat(DubboParameters.of(List.of("a", "1", " b ", " 2 ")))
        .containsExactly("a", "1", "b", "2");
  }

  @Test
  void bothInOneElement() {
    assertThat(DubboParameters.of(List.of("a=1", "b:2", " c = 3 ")))
        .containsExactly("a", "1", "b", "2", "c", "3");
  }

  @Test
  void aValueMayLookLikeAPair() {
    assertThat(DubboParameters.of(List.of("a", "x=1", "b=2")))
        .containsExactly("a", "x=1", "b", "2");
  }

  @Test
  void aKeyWithTwoSignsIsNoPair() {
    assertThat(DubboParameters.of(List.of("a=b=c", "1"))).containsExactly("a=b=c", "1");
  }

  @Test
  void aKeyWithoutAValueIsLeftOut() {
    assertThat(DubboParameters.of(List.of("a", "1", "b"))).containsExactly("a", "1");
    assertThat(DubboParameters.of(List.of())).isEmpty();
  }
}

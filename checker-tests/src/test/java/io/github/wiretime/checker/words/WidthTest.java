package io.github.wiretime.checker.words;

import static com.google.common.truth.Truth.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Texts in columns of a terminal. */
final class WidthTest {

  @ParameterizedTest
  @CsvSource({
    "'', 0",
    "first, 5",
    "首个, 4",
    "（a）, 5",
    "‘é’, 3",
    "한글, 4",
    "カナ, 4",
    "𠀀, 2",
    "-> ×, 4",
  })
  void isThatOfATerminal(String text, int width) {
    assertThat(Width.of(text)).isEqualTo(width);
  }

  @Test
  void blanksFillUpToAWidth() {
    assertThat(Width.padEnd("类型", 6)).isEqualTo("类型  ");
    assertThat(Width.padStart("类型", 6)).isEqualTo("  类型");
    assertThat(Width.padEnd("类型", 3)).isEqualTo("类型");
  }

  @ParameterizedTest
  @CsvSource({
    "abcdef, 3, abc, def",
    "a类型z, 3, a类, 型z",
    "类型, 3, 类, 型",
    "类型, 1, '', ''",
    "𠀀𠀁, 2, 𠀀, 𠀁",
    "ab, 9, ab, ab",
    "ab, -1, '', ''",
  })
  void isNotExceededByBothEndsOfAText(String text, int width, String beginning, String end) {
    assertThat(Width.beginning(text, width)).isEqualTo(beginning);
    assertThat(Width.end(text, width)).isEqualTo(end);
  }
}

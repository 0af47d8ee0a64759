package io.github.wiretime.checker.words;

import com.google.common.collect.ImmutableRangeSet;
import com.google.common.collect.Range;

/**
 * How many columns a terminal takes for a text: two for each Chinese, Japanese or Korean character,
 * so that columns with such text are straight.
 */
public final class Width {

  /** What Unicode calls wide and full-width, in whole blocks. */
  private static final ImmutableRangeSet<Integer> WIDE =
      ImmutableRangeSet.<Integer>builder()
          .add(Range.closed(0x1100, 0x115F))
          .add(Range.closed(0x2E80, 0x303E))
          .add(Range.closed(0x3041, 0xA4CF))
          .add(Range.closed(0xAC00, 0xD7A3))
          .add(Range.closed(0xF900, 0xFAFF))
          .add(Range.closed(0xFE30, 0xFE6F))
          .add(Range.closed(0xFF00, 0xFF60))
          .add(Range.closed(0xFFE0, 0xFFE6))
          .add(Range.closed(0x20000, 0x3FFFD))
          .build();

  private Width() {}

  /** The columns of a text. */
  public static int of(String text) {
    int columns = 0;
    int end = 0;
    while (end < text.length()) {
      int character = text.codePointAt(end);
      columns += of(character);
      end += Character.charCount(character);
    }
    return columns;
  }

  private static int of(int character) {
    return character >= 0x1100 && WIDE.contains(character) ? 2 : 1;
  }

  /** The text with blanks behind it up to a width. */
  public static String padEnd(String text, int width) {
    return text + blanks(width - of(text));
  }

  /** The text with blanks in front of it up to a width. */
  public static String padStart(String text, int width) {
    return blanks(width - of(text)) + text;
  }

  /** As much of the beginning of a text as a width has room for. */
  public static String beginning(String text, int width) {
    int end = 0;
    int left = width;
    while (end < text.length()) {
      int character = text.codePointAt(end);
      left -= of(character);
      if (left < 0) {
        break;
      }
      end += Character.charCount(character);
    }
    return text.substring(0, end);
  }

  /** As much of the end of a text as a width has room for. */
  public static String end(String text, int width) {
    int start = text.length();
    int left = width;
    while (start > 0) {
      int character = text.codePointBefore(start);
      left -= of(character);
      if (left < 0) {
        break;
      }
      start -= Character.charCount(character);
    }
    return text.substring(start);
  }

  private static String blanks(int number) {
    return " ".repeat(Math.max(0, number));
  }
}

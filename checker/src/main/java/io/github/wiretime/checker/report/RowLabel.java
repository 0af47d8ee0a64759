package io.github.wiretime.checker.report;

import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Width;

/** The first column of the rows behind a first line, which says what each row tells. */
final class RowLabel {

  /** Of the column. */
  static final int WIDTH = 9;

  private RowLabel() {}

  /** The label alone. */
  static String of(String name, Language language) {
    return CheckTexts.of("label." + name).in(language);
  }

  /** A whole row. */
  static String row(String label, String text) {
    return Width.padEnd(label, WIDTH) + text;
  }
}

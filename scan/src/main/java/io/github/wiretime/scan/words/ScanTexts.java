package io.github.wiretime.scan.words;

import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.checker.words.Texts;

/** What only a scan says. */
public final class ScanTexts {

  /** All of it. */
  public static final Texts ALL = Texts.beside(ScanTexts.class);

  private ScanTexts() {}

  /** What is called so. */
  public static Text of(String name, Object... values) {
    return ALL.text(name, values);
  }

  /** What becomes of a value: {@code the call fails}. */
  public static Text outcome(Effect effect) {
    return of("outcome." + effect.id());
  }

  /** What is called so, for a number of things. */
  public static Text counted(String name, long count, Object... more) {
    return ALL.counted(name, count, more);
  }
}

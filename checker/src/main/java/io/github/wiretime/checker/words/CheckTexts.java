package io.github.wiretime.checker.words;

/** What the checks say, wherever they run. */
public final class CheckTexts {

  /** All of it. */
  public static final Texts ALL = Texts.beside(CheckTexts.class);

  private CheckTexts() {}

  /** What is called so. */
  public static Text of(String name, Object... values) {
    return ALL.text(name, values);
  }

  /** What is called so, for a number of things. */
  public static Text counted(String name, long count, Object... more) {
    return ALL.counted(name, count, more);
  }
}

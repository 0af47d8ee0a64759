package io.github.wiretime.checker.words;

/** A language in which the tool speaks to people; the first one counts if the user chooses none. */
public enum Language {
  EN,
  ZH;

  /** Of files that other programs read: they know a text by which they compare two reports. */
  public static final Language OF_PROGRAMS = EN;
}

package io.github.wiretime.checker.words;

/**
 * Something to say that has no language yet, so that whoever finds it need not know who reads it.
 */
public interface Text {

  /** The words in one language. */
  String in(Language language);
}

package io.github.wiretime.checker.words;

import com.google.common.collect.ImmutableList;

/**
 * Something to say that has no language yet, so that whoever finds it need not know who reads it.
 *
 * @param source has its words
 * @param name of the words
 * @param values stand where the words have places; those that are texts get the same language
 */
public record Text(Texts source, String name, ImmutableList<Object> values) {

  /** The words in one language. */
  public String in(Language language) {
    return source.written(this, language);
  }
}

package io.github.wiretime.checker.options;

import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;

/**
 * How texts spell options, commands and advice for those who read them. Whoever writes a text asks
 * the dialect of its readers, so that no text has to be changed after it was written.
 */
public interface Dialect {

  /** The language of the texts. */
  Language language();

  /** The same way to spell options in texts of another language. */
  Dialect in(Language language);

  /** A text for those readers. */
  default String text(Text text) {
    return text.in(language());
  }

  /** The name of an option as users write it: {@code --min-bytes} for {@code MinBytes}. */
  String spelled(String name);

  /** How users write an option: {@code --min-bytes}. */
  default String option(Option<?> option) {
    return spelled(option.name());
  }

  /**
   * How users set an option, or the command that does the same: {@code --min-bytes 50}, {@code mvn
   * wiretime:prune}.
   */
  String setting(Option<?> option, String value);

  /**
   * What users do about classes that are missing.
   *
   * @param what has the classes: jars, for example
   */
  Text giving(Text what);

  /** A sentence with the name of the speaker in front, unless what calls the check adds it. */
  String said(String sentence);

  /** What is wrong with an option. */
  default String refused(String name, String problem) {
    return spelled(name) + ": " + problem;
  }
}

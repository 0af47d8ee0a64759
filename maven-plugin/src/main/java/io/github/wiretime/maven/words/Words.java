package io.github.wiretime.maven.words;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/**
 * The sentences of this plugin in the language of its user: {@code messages_en.properties} and the
 * like, in which <code>{0}</code> is the place of the first value.
 */
public final class Words {

  private final Properties words;

  private Words(Properties words) {
    this.words = words;
  }

  /**
   * Those of one language.
   *
   * @param language as the option {@code lang} takes it; English for a word that is none, which the
   *     scanner refuses
   */
  public static Words in(String language) {
    return new Words(read("zh".equalsIgnoreCase(language.trim()) ? "zh" : "en"));
  }

  static Properties read(String language) {
    Properties words = new Properties();
    try (Reader file =
        new InputStreamReader(
            Words.class.getResourceAsStream("messages_" + language + ".properties"),
            StandardCharsets.UTF_8)) {
      words.load(file);
    } catch (IOException damaged) {
      throw new UncheckedIOException(damaged);
    }
    return words;
  }

  /** The sentence of a name, with these values at their places. */
  public String of(String name, Object... values) {
    String sentence = words.getProperty(name);
    if (sentence == null) {
      throw new IllegalArgumentException("no words are called " + name);
    }
    for (int i = 0; i < values.length; i++) {
      sentence = sentence.replace("{" + i + "}", String.valueOf(values[i]));
    }
    return sentence;
  }
}

package io.github.wiretime.scan.html;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The fixed words of pages in one language, by name. A page has those of both languages, and its
 * style shows one of them.
 */
record Words(ImmutableMap<String, String> byName) {

  static final Words ENGLISH = read("words_en.properties");
  static final Words CHINESE = read("words_zh.properties");

  /** Those that the script writes, where <code>{0}</code> stands for a value. */
  private static final String OF_SCRIPT = "script.";

  /**
   * {@code [[name]]}, or {@code [[en name]]} where no script runs, so that nobody asks for more.
   */
  private static final Pattern PLACE = Pattern.compile("\\[\\[(en )?([a-z-]+)]]");

  private static Words read(String file) {
    Properties words = new Properties();
    try {
      words.load(new StringReader(Template.resource(file)));
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return new Words(Maps.fromProperties(words));
  }

  /** A template with the words of both languages, which may have places of their own. */
  static String in(String template) {
    return PLACE
        .matcher(template)
        .replaceAll(
            place ->
                Matcher.quoteReplacement(
                    place.group(1) == null
                        ? span("en", ENGLISH.of(place.group(2)))
                            + span("zh-CN", CHINESE.of(place.group(2)))
                        : ENGLISH.of(place.group(2))));
  }

  private static String span(String language, String words) {
    return "<span lang=\"" + language + "\">" + words + "</span>";
  }

  /** What the script reads: the words that it writes, by language. */
  static ImmutableMap<String, Map<String, String>> ofScript() {
    return ImmutableMap.of("en", ENGLISH.script(), "zh", CHINESE.script());
  }

  private ImmutableMap<String, String> script() {
    return byName.entrySet().stream()
        .filter(word -> word.getKey().startsWith(OF_SCRIPT))
        .sorted(Map.Entry.comparingByKey())
        .collect(
            toImmutableMap(
                word -> word.getKey().substring(OF_SCRIPT.length()), Map.Entry::getValue));
  }

  /**
   * What is called so.
   *
   * @throws IllegalArgumentException if nothing is
   */
  String of(String name) {
    return Optional.ofNullable(byName.get(name))
        .orElseThrow(() -> new IllegalArgumentException("no words are called " + name));
  }
}

package io.github.wiretime.scan.html;

import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Texts;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The fixed words of pages in one language, by name. A page has those of both languages, and its
 * style shows one of them.
 *
 * @param tag the name of the language in HTML
 */
record PageWords(ImmutableMap<String, String> byName, String tag) {

  private static final Texts PAGES = Texts.beside(PageWords.class);

  static final PageWords ENGLISH = new PageWords(PAGES.in(Language.EN), "en");
  static final PageWords CHINESE = new PageWords(PAGES.in(Language.ZH), "zh-CN");

  /** Those that the script writes, where <code>{0}</code> stands for a value. */
  private static final String OF_SCRIPT = "script.";

  /**
   * {@code [[name]]}, or {@code [[plain name]]} where there is no room for two languages, so that
   * the words are those of the tool's.
   */
  private static final Pattern PLACE = Pattern.compile("\\[\\[(plain )?([a-z.-]+)]]");

  /** Those of a language. */
  static PageWords of(Language language) {
    return switch (language) {
      case EN -> ENGLISH;
      case ZH -> CHINESE;
    };
  }

  /**
   * A template with the words of both languages, which may have places of their own.
   *
   * @param language in which the tool speaks
   */
  static String in(String template, Language language) {
    return PLACE
        .matcher(template)
        .replaceAll(
            place ->
                Matcher.quoteReplacement(
                    place.group(1) == null
                        ? ENGLISH.span(place.group(2)) + CHINESE.span(place.group(2))
                        : of(language).of(place.group(2))));
  }

  private String span(String name) {
    return "<span lang=\"" + tag + "\">" + of(name) + "</span>";
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

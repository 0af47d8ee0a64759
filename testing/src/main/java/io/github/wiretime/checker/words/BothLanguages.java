package io.github.wiretime.checker.words;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** What the texts of each part of the tool have in common. */
public final class BothLanguages {

  private static final Pattern PLACE = Pattern.compile("\\{\\d}");
  private static final Pattern ADDRESS = Pattern.compile("https://\\S+");
  private static final Pattern LATIN = Pattern.compile("[A-Za-z][A-Za-z-]*");
  private static final Pattern CHINESE = Pattern.compile("\\p{IsHan}|[，；：（）。]");

  /** What no English word looks like: {@code BitSet}, {@code readObject}, {@code JSON}. */
  private static final Pattern NAME = Pattern.compile("[A-Z]{2,}-?|[A-Za-z]*[a-z][A-Z][A-Za-z]*");

  /** Other names and code, which are the same in each language. */
  private static final ImmutableSet<String> NAMES =
      ImmutableSet.copyOf(
          """
          Accept apply bolt Buffers Byte byte calendar Character class class-path clone Cloneable
          compact Date Double double Dubbo Externalizable false fastjson final Float float getter
          git Gson Guava Hessian hessian hessian-lite int Integer io Iterable Iterator Jackson jar
          Java java javac K Kryo List Lombok Long long Map map Multimap Multiset null path private
          Protocol protostuff public record return Serializable serialver Set Short simple sources
          static String sun this Timestamp transient util V Value wire\
          """
              .split("\\s+"));

  private BothLanguages() {}

  /** Both have the same texts. */
  public static void haveTheSameNames(Texts texts) {
    assertThat(texts.in(Language.ZH).keySet())
        .containsExactlyElementsIn(texts.in(Language.EN).keySet());
  }

  /** A value that one language has must not be lost in the other. */
  public static void haveTheSamePlaces(Texts texts) {
    texts
        .in(Language.EN)
        .forEach(
            (name, english) ->
                assertWithMessage(name)
                    .that(places(texts.in(Language.ZH).get(name)))
                    .containsExactlyElementsIn(places(english)));
  }

  /** Each brace begins or ends a place; {@link Texts} looks for nothing else. */
  public static void haveBracesOfPlacesOnly(Texts texts) {
    for (Language language : Language.values()) {
      texts
          .in(language)
          .forEach(
              (name, words) ->
                  assertWithMessage(name)
                      .that(PLACE.matcher(words).replaceAll(""))
                      .doesNotContainMatch("[{}]"));
    }
  }

  /** No word was left as it was. */
  public static void areTranslated(Texts texts) {
    ImmutableMap<String, String> english = texts.in(Language.EN);
    texts
        .in(Language.ZH)
        .forEach(
            (name, chinese) -> {
              String sentence = ADDRESS.matcher(chinese).replaceAll("");
              assertWithMessage(name)
                  .that(
                      LATIN
                          .matcher(PLACE.matcher(sentence).replaceAll(""))
                          .results()
                          .map(MatchResult::group)
                          .filter(word -> !NAMES.contains(word) && !NAME.matcher(word).matches()))
                  .isEmpty();
              assertWithMessage(name).that(english.get(name)).doesNotContainMatch(CHINESE);
            });
  }

  private static ImmutableSet<String> places(String text) {
    return Stream.of(text)
        .flatMap(each -> PLACE.matcher(each).results())
        .map(MatchResult::group)
        .collect(toImmutableSet());
  }
}

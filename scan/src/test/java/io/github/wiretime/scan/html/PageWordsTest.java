package io.github.wiretime.scan.html;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.words.Language;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The words of both languages. */
class PageWordsTest {

  private static final Pattern PLACE = Pattern.compile("\\{\\{[^}]+}}|\\{\\d}");
  private static final Pattern CHINESE = Pattern.compile("\\p{IsHan}");

  /** Numbers with their nouns, of which Chinese has one form. */
  private static final ImmutableSet<String> ENGLISH_FORMS =
      ImmutableSet.of(
          "{{memberNoun}}",
          "{{classNoun}}",
          "{{areSent}}",
          "{{methodNoun}}",
          "{{serviceNoun}}",
          "{{forOlderPeers}}",
          "{{label}}");

  private static final ImmutableSet<String> CHINESE_FORMS =
      ImmutableSet.of("{{olderPeers}}", "{{number}}");

  @Test
  void areThereInBothLanguages() {
    assertThat(PageWords.CHINESE.byName().keySet())
        .containsExactlyElementsIn(PageWords.ENGLISH.byName().keySet());
    assertThat(PageWords.ofScript().get("zh").keySet())
        .containsExactlyElementsIn(PageWords.ofScript().get("en").keySet());
  }

  @Test
  void haveTheSamePlaces() {
    PageWords.ENGLISH
        .byName()
        .forEach(
            (name, english) ->
                assertWithMessage(name)
                    .that(
                        Sets.difference(
                            places(PageWords.CHINESE.byName().get(name)), CHINESE_FORMS))
                    .containsExactlyElementsIn(Sets.difference(places(english), ENGLISH_FORMS)));
  }

  @Test
  void areChinese() {
    PageWords.CHINESE
        .byName()
        .forEach(
            (name, words) -> {
              if (!name.equals("script.why") && !name.equals("script.damage")) { // punctuation
                assertWithMessage(name).that(words).containsMatch(CHINESE);
              }
            });
    PageWords.ENGLISH
        .byName()
        .forEach((name, words) -> assertWithMessage(name).that(words).doesNotContainMatch(CHINESE));
  }

  /** Apart from tables for readers without JavaScript, and from the names of classes. */
  @Test
  void areNotInTheTemplate() {
    String text =
        Template.resource("report.html")
            .replaceAll("(?s)<noscript>.*?</noscript>", "")
            .replaceAll("\\[\\[[^]]*]]|\\{\\{[^}]*}}|<[^>]*>", "")
            .replace("Date", "");
    assertThat(text).doesNotContainMatch("[A-Za-z]");
  }

  @Test
  void areAllUsed() {
    String template =
        Template.resource("report.html")
            + Template.resource("upgrade.html")
            + Template.resource("compare.html");
    String script = Template.resource("report.js");
    for (String name : PageWords.ENGLISH.byName().keySet()) {
      String own = name.replaceFirst("^script\\.", "").replaceFirst("\\..*", ".");
      assertWithMessage(name)
          .that(
              name.startsWith("script.")
                  ? script.contains("\"" + own)
                  : template.contains("[[" + name + "]]")
                      || template.contains("[[plain " + name + "]]"))
          .isTrue();
    }
  }

  @Test
  void standInSpansOfTheirLanguage() {
    assertThat(PageWords.in("<p>[[instead]]</p>[[plain time]]", Language.EN))
        .isEqualTo(
            "<p><span lang=\"en\">Instead: {{instead}}</span>"
                + "<span lang=\"zh-CN\">改法：{{instead}}</span></p>time");
    assertThrows(IllegalArgumentException.class, () -> PageWords.in("[[forgotten]]", Language.EN));
  }

  private static ImmutableSet<String> places(String words) {
    return PLACE.matcher(words).results().map(MatchResult::group).collect(toImmutableSet());
  }
}

package io.github.wiretime.build;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The Chinese README says the same as the English one, as far as a test can tell. */
final class TranslationTest {

  private static final Pattern FENCED = Pattern.compile("(?ms)^```.*?^```$");
  private static final Pattern FIGURE = Pattern.compile("\\d+(\\.\\d+)*");
  private static final Pattern CODE = Pattern.compile("`[^`]+`");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ ");

  private static final Markdown ENGLISH = Markdown.read("README.md");
  private static final Markdown CHINESE = Markdown.read("README.zh-CN.md");

  @Test
  void snippetsAreTheSame() {
    assertThat(all(FENCED, CHINESE.text()))
        .containsExactlyElementsIn(all(FENCED, ENGLISH.text()))
        .inOrder();
  }

  @Test
  void optionsAreInTheSameOrder() {
    assertThat(firstCells(CHINESE)).containsExactlyElementsIn(firstCells(ENGLISH)).inOrder();
  }

  @Test
  void figuresAreTheSame() {
    assertThat(all(FIGURE, prose(CHINESE))).containsExactlyElementsIn(all(FIGURE, prose(ENGLISH)));
  }

  @Test
  void codeInSentencesIsTheSame() {
    assertThat(all(CODE, prose(CHINESE))).containsExactlyElementsIn(all(CODE, prose(ENGLISH)));
  }

  @Test
  void sectionsAreTheSame() {
    assertThat(all(HEADING, prose(CHINESE)))
        .containsExactlyElementsIn(all(HEADING, prose(ENGLISH)))
        .inOrder();
  }

  @Test
  void linksLeadToTheSamePages() {
    assertThat(pages(CHINESE)).containsExactlyElementsIn(pages(ENGLISH));
  }

  private static ImmutableList<String> firstCells(Markdown page) {
    return page.rows().stream().map(row -> row.get(0)).collect(toImmutableList());
  }

  private static String prose(Markdown page) {
    return FENCED.matcher(page.text()).replaceAll("");
  }

  /** Each language links to the other; headings inside a page have names of their own. */
  private static ImmutableList<String> pages(Markdown page) {
    return page.links().stream()
        .map(link -> link.group(1))
        .filter(target -> !target.isEmpty() && !target.startsWith("README"))
        .collect(toImmutableList());
  }

  private static ImmutableList<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(MatchResult::group).collect(toImmutableList());
  }
}

package io.github.wiretime.docs;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The Chinese pages say the same as the English ones, as far as a test can tell. */
final class TranslationTest {

  private static final Pattern FENCED = Pattern.compile("(?ms)^ *```.*?^ *```$");
  private static final Pattern WITH_COMMENTS =
      Pattern.compile("(?s) *```(sh|bash|yaml|groovy|xml)\n.*");
  private static final Pattern COMMENT =
      Pattern.compile("(?m) *(?<=^| )# .*$|(?<=^|\\{ )// .*$|^ *<!-- [^<].* -->$");
  private static final Pattern FIGURE = Pattern.compile("\\d+(\\.\\d+)*");
  private static final Pattern CODE = Pattern.compile("`[^`]+`");
  private static final Pattern HAN = Pattern.compile("\\p{IsHan}");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ ");

  /** What Chinese pages have on top, as the output that they show is Chinese. */
  private static final Pattern LANGUAGE =
      Pattern.compile(
          " (-Dwiretime\\.lang=|--lang[ =])zh\\b|`<wiretime\\.lang>zh</wiretime\\.lang>`");

  /** What users read. A page that is listed here and has no twin fails. */
  static ImmutableList<String> pages() {
    return ImmutableList.of(
        "README.md",
        "SECURITY.md",
        "docs/BreakingRpcChange.md",
        "docs/BrokenRpcValue.md",
        "docs/CostlyRpcTime.md",
        "docs/README.md",
        "docs/adopting.md",
        "docs/allow-list.md",
        "docs/alternatives.md",
        "docs/choosing.md",
        "docs/ci.md",
        "docs/compatibility.md",
        "docs/error-prone.md",
        "docs/gradle.md",
        "docs/limits.md",
        "docs/maven.md",
        "docs/migrating-by-hand.md",
        "docs/migrating.md",
        "docs/options.md",
        "docs/scan.md",
        "docs/serializers.md",
        "docs/troubleshooting.md",
        "docs/upgrading.md");
  }

  /** What the tool prints may be Chinese; tests of the tool say whether it prints that. */
  @ParameterizedTest
  @MethodSource("pages")
  void snippetsAreTheSame(String page) {
    ImmutableList<String> english = all(FENCED, english(page).text());
    ImmutableList<String> chinese = all(FENCED, chinese(page).text());

    assertThat(chinese).hasSize(english.size());
    for (int i = 0; i < english.size(); i++) {
      if (isChineseOutput(chinese.get(i))) {
        assertThat(all(FIGURE, chinese.get(i)))
            .containsExactlyElementsIn(all(FIGURE, english.get(i)));
      } else {
        assertThat(withoutComments(chinese.get(i))).isEqualTo(withoutComments(english.get(i)));
      }
    }
  }

  /** Machines skip them. */
  private static String withoutComments(String block) {
    return WITH_COMMENTS.matcher(block).matches() ? COMMENT.matcher(block).replaceAll("") : block;
  }

  @ParameterizedTest
  @MethodSource("pages")
  void commentsInCommandsAreChinese(String page) {
    all(FENCED, chinese(page).text()).stream()
        .filter(block -> WITH_COMMENTS.matcher(block).matches())
        .flatMap(block -> all(COMMENT, block).stream())
        .forEach(comment -> assertThat(comment).containsMatch(HAN));
  }

  private static boolean isChineseOutput(String block) {
    return block.stripLeading().startsWith("```text\n") && HAN.matcher(block).find();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void optionsAreInTheSameOrder(String page) {
    assertThat(firstCells(chinese(page)))
        .containsExactlyElementsIn(firstCells(english(page)))
        .inOrder();
  }

  @ParameterizedTest
  @MethodSource("pages")
  void figuresAreTheSame(String page) {
    assertThat(all(FIGURE, prose(chinese(page))))
        .containsExactlyElementsIn(all(FIGURE, prose(english(page))));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void codeInSentencesIsTheSame(String page) {
    assertThat(all(CODE, prose(chinese(page))))
        .containsExactlyElementsIn(all(CODE, prose(english(page))));
  }

  @ParameterizedTest
  @MethodSource("pages")
  void sectionsAreTheSame(String page) {
    assertThat(all(HEADING, prose(chinese(page))))
        .containsExactlyElementsIn(all(HEADING, prose(english(page))))
        .inOrder();
  }

  /** A link leads to the same section, in the language of its page where there is a twin. */
  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadToTheSameSections(String page) {
    assertThat(places(twin(page), target -> target.equals(page) ? twin(page) : target))
        .containsExactlyElementsIn(places(page, TranslationTest::twin));
  }

  private static ImmutableList<String> places(String page, UnaryOperator<String> reader) {
    return Markdown.read(page).links().stream()
        .map(link -> link.group(1).startsWith("https:") ? link.group() : place(page, link, reader))
        .collect(toImmutableList());
  }

  /** The path of a link's target and the number of its section, as headings are translated. */
  private static String place(String page, MatchResult link, UnaryOperator<String> reader) {
    String path =
        link.group(1).isEmpty() ? Repository.path(page).toFile().getName() : link.group(1);
    String target = Repository.relative(Repository.path(page).resolveSibling(path));
    String section = link.group(2);
    return section == null
        ? reader.apply(target)
        : reader.apply(target) + " " + Markdown.read(target).anchors().indexOf(section);
  }

  private static Markdown english(String page) {
    return withoutLanguage(Markdown.read(page));
  }

  private static Markdown chinese(String page) {
    return PrintedWords.inEnglish(withoutLanguage(Markdown.read(inChinese(page))));
  }

  private static Markdown withoutLanguage(Markdown page) {
    return new Markdown(page.path(), LANGUAGE.matcher(page.text()).replaceAll(""));
  }

  private static String twin(String page) {
    if (page.endsWith(".svg") || page.endsWith(".png")) {
      String chinese = "docs/zh/" + Repository.path(page).getFileName();
      return Repository.path(chinese).toFile().exists() ? chinese : page;
    }
    if (!pages().contains(page)) {
      return page;
    }
    return inChinese(page);
  }

  private static String inChinese(String page) {
    return page.startsWith("docs/")
        ? page.replace("docs/", "docs/zh/")
        : page.replace(".md", ".zh-CN.md");
  }

  /** The code in them, as some say a word about it. */
  private static ImmutableList<String> firstCells(Markdown page) {
    return page.rows().stream()
        .map(row -> row.get(0))
        .map(cell -> cell.contains("`") ? all(CODE, cell).toString() : cell)
        .collect(toImmutableList());
  }

  private static String prose(Markdown page) {
    return FENCED.matcher(page.text()).replaceAll("").replaceAll("<a id=.*></a>", "");
  }

  private static ImmutableList<String> all(Pattern pattern, String text) {
    return pattern.matcher(text).results().map(MatchResult::group).collect(toImmutableList());
  }
}

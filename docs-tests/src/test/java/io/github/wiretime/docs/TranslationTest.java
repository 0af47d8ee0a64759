package io.github.wiretime.docs;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
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
      Pattern.compile("(?m)(?<=^| )# .*$|(?<=^|\\{ )// .*$|^ *<!-- .* -->$");
  private static final Pattern FIGURE = Pattern.compile("\\d+(\\.\\d+)*");
  private static final Pattern CODE = Pattern.compile("`[^`]+`");
  private static final Pattern HAN = Pattern.compile("\\p{IsHan}");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ ");

  /** What users read. A page that is listed here and has no twin fails. */
  static ImmutableList<String> pages() {
    return ImmutableList.of(
        "README.md",
        "SECURITY.md",
        "docs/BreakingRpcChange.md",
        "docs/BrokenRpcValue.md",
        "docs/CostlyRpcTime.md",
        "docs/adopting-error-prone.md",
        "docs/adopting.md",
        "docs/allow-list.md",
        "docs/alternatives.md",
        "docs/choosing.md",
        "docs/compatibility.md",
        "docs/error-prone.md",
        "docs/migrating.md",
        "docs/scan.md",
        "docs/serializers.md",
        "docs/troubleshooting.md",
        "docs/upgrading.md");
  }

  /** Their Chinese twin is shorter. What it has, the English page has as well. */
  static ImmutableList<String> shortened() {
    return ImmutableList.of("docs/measurements.md", "docs/overhead.md", "docs/overhead-tables.md");
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

  /** Each row of a table has all figures of a row of the English page, in the same order. */
  @ParameterizedTest
  @MethodSource("shortened")
  void rowsOfAShorterPageAreThoseOfTheLonger(String page) {
    ImmutableList<ImmutableList<String>> rows = figuresOfRows(chinese(page));

    assertThat(rows).isNotEmpty();
    assertThat(figuresOfRows(english(page))).containsAtLeastElementsIn(ImmutableSet.copyOf(rows));
  }

  @ParameterizedTest
  @MethodSource("shortened")
  void sentencesOfAShorterPageHaveFiguresAndCodeOfTheLonger(String page) {
    String longer = withoutRows(english(page));
    String shorter = withoutRows(chinese(page));

    assertThat(all(FIGURE, longer)).containsAtLeastElementsIn(all(FIGURE, shorter));
    assertThat(all(CODE, english(page).text())).containsAtLeastElementsIn(all(CODE, shorter));
    assertThat(all(FENCED, english(page).text()))
        .containsAtLeastElementsIn(all(FENCED, chinese(page).text()));
  }

  /** The title has no anchor. */
  @ParameterizedTest
  @MethodSource("shortened")
  void sectionsOfAShorterPageAreThoseOfTheLonger(String page) {
    ImmutableList<String> sections = chinese(page).anchors();

    assertThat(english(page).anchors())
        .containsAtLeastElementsIn(sections.subList(1, sections.size()))
        .inOrder();
  }

  @ParameterizedTest
  @MethodSource("shortened")
  void linksOfAShorterPageAreThoseOfTheLonger(String page) {
    assertThat(places(page, TranslationTest::twin))
        .containsAtLeastElementsIn(ImmutableSet.copyOf(places(inChinese(page), target -> target)));
  }

  private static ImmutableList<ImmutableList<String>> figuresOfRows(Markdown page) {
    return page.text()
        .lines()
        .filter(line -> line.startsWith("| "))
        .map(line -> all(FIGURE, line))
        .collect(toImmutableList());
  }

  private static String withoutRows(Markdown page) {
    return prose(page).replaceAll("(?m)^\\|.*$", "");
  }

  private static ImmutableList<String> places(String page, UnaryOperator<String> reader) {
    return Markdown.read(page).links().stream()
        .map(link -> link.group(1).startsWith("https:") ? link.group() : place(page, link, reader))
        .collect(toImmutableList());
  }

  /**
   * The path of a link's target and the number of its section, as headings are translated. A
   * shortened page does not have every section, so that a link may lead to either language of it.
   */
  private static String place(String page, MatchResult link, UnaryOperator<String> reader) {
    String path =
        link.group(1).isEmpty() ? Repository.path(page).toFile().getName() : link.group(1);
    String target = Repository.relative(Repository.path(page).resolveSibling(path));
    String section = link.group(2);
    for (String shortened : shortened()) {
      if (target.equals(shortened) || target.equals(inChinese(shortened))) {
        return shortened + " " + section;
      }
    }
    return section == null
        ? reader.apply(target)
        : reader.apply(target) + " " + Markdown.read(target).anchors().indexOf(section);
  }

  private static Markdown english(String page) {
    return Markdown.read(page);
  }

  private static Markdown chinese(String page) {
    return PrintedWords.inEnglish(Markdown.read(inChinese(page)));
  }

  private static String twin(String page) {
    if (page.endsWith(".svg")) {
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

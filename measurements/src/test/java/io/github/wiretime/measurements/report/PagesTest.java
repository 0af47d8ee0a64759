package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class PagesTest {
  private static final Pattern NUMBER = Pattern.compile("[0-9]+(\\.[0-9]+)?");
  private static final Layout LAYOUT = Layout.here();

  private final Results results = new Results(LAYOUT);
  private final Counts counts = new Counts(LAYOUT);
  private final Pages pages =
      new Pages(
          new Measurements(LAYOUT, results, counts, new Calls(LAYOUT), new PublishedTables(LAYOUT)),
          new Messages(results));

  @Test
  void oldFiguresAreReplacedAndTheRestIsKept() {
    String page = "before\n<!-- measured costs -->\nold\n<!-- end -->\nafter\n";

    String text = pages.into(page);

    assertThat(text).startsWith("before\n<!-- measured costs -->\n| type |");
    assertThat(text).contains("| `java.time.LocalDateTime` | 245 | 15.4 |");
    assertThat(text).endsWith("|\n<!-- end -->\nafter\n");
    assertThat(text).doesNotContain("old\n");
    assertThat(pages.into(text)).isEqualTo(text);
  }

  @Test
  void callsAreThoseOfTheBusiestSituation() {
    assertThat(pages.into("<!-- measured calls -->\n<!-- end -->"))
        .containsMatch("\\| Dubbo 3\\.2\\.19 \\| [0-9,]+ \\|( [0-9,]+ (\\(±[0-9]+ %\\) )?\\|){4}");
  }

  /** The calls a second, and what is left of them, as the first sentences say it. */
  @Test
  void theReadmeHasThePartOfTheCalls() throws Exception {
    Matcher newest = calls("3.3.6");
    List<String> figures = List.of(newest.group(1), newest.group(2), "[" + percent(newest) + " %]");
    String older = "3.2.19";
    String left = percent(calls(older)) + " %";

    for (String page : List.of("README.md", "README.zh-CN.md")) {
      String text = Files.readString(LAYOUT.root().resolve(page));

      figures.forEach(figure -> assertThat(text).contains(figure));
      assertThat(text).containsMatch(Pattern.quote(older) + "[^.0-9]{1,12}" + left);
    }
  }

  /** Those with {@code Date} and with {@code LocalDateTime}. */
  private Matcher calls(String dubbo) {
    Matcher calls =
        Pattern.compile(
                "Dubbo "
                    + Pattern.quote(dubbo)
                    + " \\| ([0-9,]+)[^|]*\\|[^|]*\\|[^|]*\\| ([0-9,]+)")
            .matcher(pages.into("<!-- measured calls -->\n<!-- end -->"));
    assertThat(calls.find()).isTrue();
    return calls;
  }

  private static long percent(Matcher calls) {
    double date = Double.parseDouble(calls.group(1).replace(",", ""));
    return Math.round(100 * Double.parseDouble(calls.group(2).replace(",", "")) / date);
  }

  /** The sentence is prose in two languages, its figures are measured. */
  @Test
  void theFirstSentenceHasTheFigures() throws Exception {
    for (String page : List.of("README.md", "README.zh-CN.md")) {
      String text = Files.readString(LAYOUT.root().resolve(page));
      String head = text.substring(0, text.indexOf("\n## "));

      assertThat(NUMBER.matcher(head).results().map(MatchResult::group).toList())
          .containsAtLeast(
              results.bytes(Profile.HESSIAN_4_0_4, "java.util.Date", "first"),
              results.bytes(Profile.HESSIAN_4_0_4, "java.time.LocalDateTime", "first"),
              results.bytes(Profile.HESSIAN_4_0_4, "java.time.LocalDateTime", "further"))
          .inOrder();
    }
  }

  @Test
  void aPageSaysWhereLinesCross() throws Exception {
    assertThat(Files.readString(LAYOUT.root().resolve("docs/choosing.md")).replace('\n', ' '))
        .contains(
            counts.fewerBytesFrom()
                + " or more `LocalDate`s in a message take fewer bytes than as many `Date`s");
  }

  /** The sentences on generated code are prose. */
  @Test
  void theGeneratedCodeIsDescribedAsItWasMeasured() throws Exception {
    String effort =
        Table.read(LAYOUT.result("builds-environment.csv")).where("key", "effort").text();
    double members =
        Table.read(LAYOUT.result("sizes.csv"))
                .where("subject", "generated, 1000 classes")
                .where("mode", "CHECKED")
                .rows()
                .get(0)
                .number("findings")
            / 10;

    assertThat(effort).contains("20 modules of 100 classes");
    assertThat(Files.readString(LAYOUT.root().resolve("docs/evidence/overhead.md")))
        .containsMatch(
            "The 20 modules .* Each has 100 classes, .* %.0f costly members".formatted(members));
  }

  @Test
  void messagesHaveTheFiguresOfNow() {
    String old =
        """
        [CostlyRpcTime] 'at' is sent as LocalDateTime: 1 bytes, 77x Date (hessian-lite 4.0.4 assumed)
            sent by  OrderService.place() -> OrderDto.at; 3 methods of 1 service
            costs    1 bytes for the first value in a message, 2.5 for each further one; Date takes 3
            first  further  time  type           member
                1      2.5   77x  LocalDateTime  OrderDto.at (OrderDto.java)  place(); 3 methods
        """;

    String text = pages.into(old);

    assertThat(text)
        .containsMatch("LocalDateTime: 245 bytes, [0-9.]+x Date \\(hessian-lite 4.0.4 a");
    assertThat(text)
        .contains("    245 bytes for the first value in a message, 15.4 for each further");
    assertThat(text).containsMatch("\n      245     15.4  +[0-9.]+x  LocalDateTime  OrderDto.at ");
    assertThat(text).doesNotContain("77");
  }

  @Test
  void misspeltPlacesAreErrors() {
    assertThrows(
        IllegalArgumentException.class, () -> pages.into("<!-- measured cost -->\n<!-- end -->"));
  }

  @Test
  void whatWasNotMeasuredIsLeftOut(@TempDir Path folder) throws Exception {
    Layout some = new Layout(LAYOUT.root(), folder);
    for (String file : List.of("bytes", "bytes-counts", "bytes-forms", "roundtrips")) {
      Table.read(LAYOUT.result(file + ".csv")).write(some.result(file + ".csv"));
    }
    Map<String, String> rendered = new Report(some).pages();
    String page = rendered.get("docs/evidence/measurements.md");
    assertThat(page).contains("## Bytes\n");
    assertThat(page).doesNotContain("## Dubbo calls");
    assertThat(page).endsWith("has a JVM of its own.\n");
    assertThat(rendered.get("docs/evidence/calls.md")).doesNotContain("## Dubbo");
    assertThat(rendered.get("docs/evidence/published.md")).doesNotContain("## Figure by figure");
  }
}

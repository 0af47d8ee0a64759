package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.wiretime.measurements.bytes.BytesRun;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class FragmentsTest {
  private static final Pattern NUMBER = Pattern.compile("[0-9]+(\\.[0-9]+)?");

  private final Fragments fragments =
      new Fragments(
          new Results(Layout.here()),
          new Counts(Layout.here()),
          Table.read(Layout.here().result(BytesRun.FORMS)),
          new Calls(Layout.here()),
          new FormsSection(Layout.here()));

  @Test
  void oldFiguresAreReplacedAndTheRestIsKept() {
    String page = "before\n<!-- measured costs -->\nold\n<!-- end -->\nafter\n";

    String text = fragments.into(page);

    assertThat(text).startsWith("before\n<!-- measured costs -->\n| type |");
    assertThat(text).contains("| `java.time.LocalDateTime` | 245 | 15.4 |");
    assertThat(text).endsWith("|\n<!-- end -->\nafter\n");
    assertThat(text).doesNotContain("old\n");
    assertThat(fragments.into(text)).isEqualTo(text);
  }

  @Test
  void callsAreThoseOfTheBusiestSituation() {
    assertThat(fragments.into("<!-- measured calls -->\n<!-- end -->"))
        .containsMatch("\\| Dubbo 3\\.2\\.19 \\| [0-9,]+ \\|( [0-9,]+ \\|| — \\|){4}");
  }

  /** The sentence is prose in two languages, its figures are measured. */
  @Test
  void theFirstSentenceHasTheFigures() throws Exception {
    Results results = new Results(Layout.here());
    for (String page : List.of("README.md", "README.zh-CN.md")) {
      String text = Files.readString(Layout.here().root().resolve(page));
      String head = text.substring(0, text.indexOf("<!-- measured calls -->"));

      assertThat(NUMBER.matcher(head).results().map(MatchResult::group).toList())
          .containsAtLeast(
              results.bytes(Profile.HESSIAN_4_0_4, "java.util.Date", "first"),
              results.bytes(Profile.HESSIAN_4_0_4, "java.time.LocalDateTime", "first"),
              results.bytes(Profile.HESSIAN_4_0_4, "java.time.LocalDateTime", "further"),
              results.bytes(Profile.HESSIAN_4_0_4, Counts.LOCAL_DATE, "first"),
              results.bytes(Profile.HESSIAN_4_0_4, Counts.LOCAL_DATE, "further"),
              String.valueOf(new Counts(Layout.here()).fewerBytesFrom()))
          .inOrder();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/choosing.md", "docs/CostlyRpcTime.md"})
  void pagesSayWhereLinesCross(String page) throws Exception {
    assertThat(Files.readString(Layout.here().root().resolve(page)).replace('\n', ' '))
        .contains(
            new Counts(Layout.here()).fewerBytesFrom()
                + " or more `LocalDate`s in a message take fewer bytes than as many `Date`s");
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

    String text = fragments.into(old);

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
        IllegalArgumentException.class,
        () -> fragments.into("<!-- measured cost -->\n<!-- end -->"));
  }
}

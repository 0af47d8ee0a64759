package io.github.wiretime.measurements.report;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.measurements.broken.BrokenRun;
import io.github.wiretime.measurements.broken.Judgements;
import io.github.wiretime.measurements.broken.Judgements.Judgement;
import io.github.wiretime.measurements.broken.Verdict;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How often the check is right about public code. */
final class BrokenTableTest {

  @Test
  void countsByRuleAndVerdict() {
    BrokenTable table =
        new BrokenTable(
            new Table(List.of(member("queue", "B#b"), member("float", "A#a"))),
            new Judgements(
                ImmutableList.of(
                    new Judgement("float", "*", Verdict.AS_SAID, ""),
                    new Judgement("queue", "*", Verdict.NOTHING_LOST, ""))));

    assertThat(table.text())
        .endsWith(
            """
            | `float` | 1 | 1 | 0 | 0 | 0 |
            | `queue` | 1 | 0 | 0 | 1 | 0 |
            | all | 2 | 1 | 0 | 1 | 0 |
            """);
  }

  private static Row member(String rule, String member) {
    return new Row().with(BrokenRun.RULE, rule).with(BrokenRun.MEMBER, member);
  }

  /** The pages quote the last row of the table and one more, whose figures may change. */
  @ParameterizedTest
  @ValueSource(strings = {"docs/BrokenRpcValue.md", "docs/zh/BrokenRpcValue.md"})
  void pagesQuoteTheCounts(String page) throws IOException {
    Layout layout = Layout.here();
    Table members = Table.read(layout.result(BrokenRun.MEMBERS));
    BrokenTable table = new BrokenTable(members, Judgements.read());
    BrokenTable hidden =
        new BrokenTable(
            new Table(
                members.stream()
                    .filter(row -> row.get(BrokenRun.RULE).equals("hidden-field"))
                    .toList()),
            Judgements.read());
    String text = Files.readString(layout.root().resolve(page));

    assertThat(text).contains("%,d".formatted(table.members().rows().size()));
    for (Verdict verdict : Verdict.values()) {
      assertThat(text).contains("%,d".formatted(table.count(verdict)));
    }
    long decided = members.rows().size() - table.count(Verdict.UNDECIDED);
    long wrong = table.count(Verdict.NOTHING_LOST);
    assertThat(text).contains("%,d".formatted(decided));
    assertThat(text).contains("%d %%".formatted(Math.round(100.0 * wrong / decided)));
    assertThat(text).contains("%d".formatted(hidden.count(Verdict.NOTHING_LOST)));
  }
}

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

  /** The pages quote the last row of the table, whose figures a new count may change. */
  @ParameterizedTest
  @ValueSource(strings = {"docs/BrokenRpcValue.md", "docs/zh/BrokenRpcValue.md"})
  void pagesQuoteTheCounts(String page) throws IOException {
    Layout layout = Layout.here();
    BrokenTable table =
        new BrokenTable(Table.read(layout.result(BrokenRun.MEMBERS)), Judgements.read());
    String text = Files.readString(layout.root().resolve(page));

    long decided = table.members().rows().size() - table.count(Verdict.UNDECIDED);
    assertThat(text).contains("%,d".formatted(decided));
    assertThat(text).contains("%,d".formatted(table.count(Verdict.NOTHING_LOST)));
  }
}

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
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How often the check is right about public code. */
final class BrokenTableTest {

  private static final Pattern COUNTS =
      Pattern.compile("(?m)^\\| [^|`]+ \\| ([\\d,]+ \\| [\\d,]+) \\|$");

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

  /** The pages quote the counts of one rule, whose figures may change, and of all others. */
  @ParameterizedTest
  @ValueSource(strings = {"docs/BrokenRpcValue.md", "docs/zh/BrokenRpcValue.md"})
  void pagesQuoteTheCounts(String page) throws IOException {
    Layout layout = Layout.here();
    Table all = Table.read(layout.result(BrokenRun.MEMBERS));
    BrokenTable hidden = table(all, rule -> rule.equals("hidden-field"));
    BrokenTable others = table(all, rule -> !rule.equals("hidden-field"));
    String text = Files.readString(layout.root().resolve(page));

    assertThat(COUNTS.matcher(text).results().map(row -> row.group(1)).toList())
        .containsExactlyElementsIn(
            Arrays.stream(Verdict.values())
                .map(verdict -> "%,d | %,d".formatted(hidden.count(verdict), others.count(verdict)))
                .toList())
        .inOrder();
    assertThat(text).contains("%,d".formatted(all.stream().count()));
    assertThat(text).contains("%,d".formatted(tested(hidden) + tested(others)));
    for (BrokenTable rules : List.of(hidden, others)) {
      assertThat(text).containsMatch("\\b%,d\\b".formatted(tested(rules)));
      assertThat(text).containsMatch("\\b%,d\\b".formatted(right(rules)));
    }
    assertThat(text)
        .contains("%d %%".formatted(Math.round(100.0 * right(hidden) / tested(hidden))));
  }

  private static long tested(BrokenTable table) {
    return table.members().rows().size() - table.count(Verdict.UNDECIDED);
  }

  private static long right(BrokenTable table) {
    return tested(table) - table.count(Verdict.NOTHING_LOST);
  }

  private static BrokenTable table(Table members, Predicate<String> rules) throws IOException {
    return new BrokenTable(
        new Table(members.stream().filter(row -> rules.test(row.get(BrokenRun.RULE))).toList()),
        Judgements.read());
  }
}

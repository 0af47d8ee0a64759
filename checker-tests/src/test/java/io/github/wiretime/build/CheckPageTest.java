package io.github.wiretime.build;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The figures of the check's page are those of the table that the check ships. */
final class CheckPageTest {

  private static final ImmutableList<List<String>> COSTS =
      Repository.read("checker/src/main/resources/io/github/wiretime/checker/cost/costs.tsv")
          .lines()
          .map(line -> Splitter.on('\t').splitToList(line))
          .collect(toImmutableList());

  @Test
  void tableIsTheMeasuredOneCostliestFirst() {
    ImmutableList<ImmutableList<String>> rows =
        Markdown.read("docs/CostlyRpcTime.md").rows().stream()
            .filter(row -> row.size() == 4)
            .collect(toImmutableList());

    assertThat(rows).containsExactlyElementsIn(documented("4.0.4")).inOrder();
  }

  @Test
  void olderReleaseWritesTheSameBytes() {
    assertThat(documented("4.0.4")).containsAtLeastElementsIn(documented("3.2"));
  }

  private static ImmutableList<ImmutableList<String>> documented(String profile) {
    return COSTS.stream()
        .filter(cost -> cost.get(0).equals(profile))
        .map(cost -> ImmutableList.copyOf(cost.subList(1, 5)))
        .filter(
            cost -> isReported(cost.get(0), cost.get(2)) || cost.get(0).equals("java.util.Date"))
        .sorted(
            Comparator.comparingInt((List<String> cost) -> -Integer.parseInt(cost.get(2)))
                .thenComparing(cost -> cost.get(0)))
        .collect(toImmutableList());
  }

  private static boolean isReported(String type, String first) {
    return type.startsWith("java.time.") && !first.isEmpty() && Integer.parseInt(first) >= 50;
  }
}

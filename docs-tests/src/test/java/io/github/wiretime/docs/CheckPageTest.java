package io.github.wiretime.docs;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.build.Repository;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.cost.CostlyTypes;
import io.github.wiretime.checker.cost.Release;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the check's page says about types is what the check does; the figures are rendered. */
final class CheckPageTest {

  private static final Markdown PAGE = Markdown.read("docs/CostlyRpcTime.md");

  @Test
  void tableHasTheTypesThatAreReportedAndTheYardstick() throws InvalidOptionException {
    ImmutableList<String> shown =
        PAGE.rows().stream()
            .filter(row -> row.size() == 5)
            .map(row -> row.get(0))
            .collect(toImmutableList());

    assertThat(shown)
        .containsExactlyElementsIn(
            ImmutableList.builder()
                .addAll(reported(HessianLite.LITE_4_0_4))
                .add("java.util.Date")
                .build());
  }

  @Test
  void theMessageIsThatOfTheExample() {
    assertThat(Repository.expected("example-diagnostics-in-api.txt"))
        .contains(PAGE.blocks("text").get(1));
  }

  @ParameterizedTest
  @CsvSource({"docs/CostlyRpcTime.md, docs/maven.md", "docs/zh/CostlyRpcTime.md, docs/zh/maven.md"})
  void theRowsAreThoseThatMavenPrints(String page, String maven) {
    assertThat(Markdown.read(maven).blocks("text").get(0).lines().toList())
        .containsAtLeastElementsIn(Markdown.read(page).blocks("text").get(0).lines().toList())
        .inOrder();
  }

  @Test
  void compactModeSparesWhatThePageSays() throws InvalidOptionException {
    ImmutableList<String> compact = reported(HessianLite.LITE_4_0_4_COMPACT);

    assertThat(
            reported(HessianLite.LITE_4_0_4).stream()
                .filter(type -> !compact.contains(type))
                .collect(toImmutableList()))
        .containsExactly("java.time.LocalDate", "java.time.LocalTime", "java.time.LocalDateTime");
  }

  @Test
  void thresholdsAreThose() throws InvalidOptionException {
    assertThat(PAGE.text())
        .contains("at least " + options().get(OptionTable.MIN_BYTES) + " bytes (`MinBytes`)");
    assertThat(PAGE.text())
        .contains("at least %.0f times".formatted(options().get(OptionTable.MIN_SLOWDOWN)));
  }

  private static ImmutableList<String> reported(HessianLite hessian) throws InvalidOptionException {
    CostlyTypes types = CostlyTypes.of(options(), new Release(hessian, /* assumed= */ false));
    return CostTable.load(hessian).all().keySet().stream()
        .filter(types::contains)
        .collect(toImmutableList());
  }

  private static Options options() throws InvalidOptionException {
    return OptionsParser.parse(ImmutableMap.of());
  }
}

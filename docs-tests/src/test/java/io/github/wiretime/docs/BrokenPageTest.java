package io.github.wiretime.docs;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.checker.broken.BrokenRule;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.words.Language;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The table of what does not arrive is that of the check, in its order; a cell may add a note. */
final class BrokenPageTest {

  /** The headings of the columns; 4.0.4 in compact mode does what 4.0.4 does. */
  private static final ImmutableMap<HessianLite, String> COLUMNS =
      ImmutableMap.of(
          HessianLite.LITE_3_2, "Dubbo 2.7–3.2",
          HessianLite.LITE_4_0_3, "Dubbo 3.3.0–3.3.5",
          HessianLite.LITE_4_0_4, "Dubbo 3.3.6",
          HessianLite.SOFA_3, "SOFABoot 3",
          HessianLite.SOFA_3_5, "SOFABoot 4");

  /** In the order of the words of a page. */
  private static final ImmutableList<Effect> WORST_FIRST =
      ImmutableList.of(
          Effect.CRASH,
          Effect.FAILS_WRITING,
          Effect.FAILS_READING,
          Effect.LOST,
          Effect.CHANGED,
          Effect.OTHER_CLASS);

  @ParameterizedTest
  @CsvSource({
    "docs/BrokenRpcValue.md, crash;cannot be sent;cannot be read;lost;another value;another class",
    "docs/zh/BrokenRpcValue.md, 崩溃;无法发送;无法读取;丢失;值变了;类型变了",
  })
  void hasEachRuleWithItsEffects(String page, String words) {
    ImmutableList<String> effects = ImmutableList.copyOf(words.split(";"));
    ImmutableList<String> expected =
        Arrays.stream(BrokenRule.values())
            .map(
                rule ->
                    Stream.concat(
                            Stream.of(rule.id()),
                            COLUMNS.keySet().stream()
                                .map(
                                    release ->
                                        Optional.ofNullable(rule.effects().get(release))
                                            .map(effect -> effects.get(WORST_FIRST.indexOf(effect)))
                                            .orElse("—")))
                        .collect(joining(" | ")))
            .collect(ImmutableList.toImmutableList());

    ImmutableList<String> rows =
        Markdown.read(page).rows().stream()
            .filter(row -> row.size() == COLUMNS.size() + 2)
            .map(
                row ->
                    Stream.concat(
                            Stream.of(row.get(0)),
                            row.stream().skip(2).map(cell -> cell.replaceFirst(" \\(.*\\)$", "")))
                        .collect(joining(" | ")))
            .collect(ImmutableList.toImmutableList());
    assertThat(rows).containsExactlyElementsIn(expected).inOrder();
  }

  /** Readers know their Dubbo, messages name a Hessian. */
  @ParameterizedTest
  @ValueSource(strings = {"docs/BrokenRpcValue.md", "docs/zh/BrokenRpcValue.md"})
  void namesTheColumnOfEachRelease(String page) {
    String text = Markdown.read(page).text();

    assertThat(text).contains(" | " + String.join(" | ", COLUMNS.values()) + " |\n");
    COLUMNS.forEach(
        (release, column) ->
            assertThat(text).contains("\n| " + release.title(Language.EN) + " | " + column));
  }
}

package io.github.wiretime.docs;

import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Maps;
import com.google.common.collect.Sets;
import io.github.wiretime.build.Markdown;
import io.github.wiretime.checker.broken.BrokenRule;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.words.Language;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of what does not arrive is that of the check, in its order. */
final class BrokenPageTest {

  /** By the heading of a column, which Dubbo or SOFABoot each release stands for. */
  private static final ImmutableMap<String, ImmutableMap<HessianLite, String>> COLUMNS =
      ImmutableMap.of(
          "Dubbo 2.7–3.2", ImmutableMap.of(HessianLite.LITE_3_2, "2.7–3.2"),
          "Dubbo 3.3",
              ImmutableMap.of(
                  HessianLite.LITE_4_0_3, "3.3.0–3.3.5", HessianLite.LITE_4_0_4, "3.3.6"),
          "SOFABoot", ImmutableMap.of(HessianLite.SOFA_3, "3", HessianLite.SOFA_3_5, "4"));

  /** In the order of the words of a page. */
  private static final ImmutableList<Effect> WORST_FIRST =
      ImmutableList.of(
          Effect.CRASH,
          Effect.FAILS_WRITING,
          Effect.FAILS_READING,
          Effect.LOST,
          Effect.CHANGED,
          Effect.OTHER_CLASS);

  @Test
  void columnsHaveAllReleases() {
    assertThat(COLUMNS.values().stream().flatMap(column -> column.keySet().stream()).toList())
        .containsExactlyElementsIn(
            Sets.difference(
                ImmutableSet.copyOf(HessianLite.values()),
                // It does what 4.0.4 does.
                ImmutableSet.of(HessianLite.LITE_4_0_4_COMPACT)));
  }

  @ParameterizedTest
  @CsvSource({
    "docs/BrokenRpcValue.md, ' (%s: %s)', "
        + "crash;sending fails;reading fails;lost;another value;another class",
    "docs/zh/BrokenRpcValue.md, （%s：%s）, 崩溃;无法发送;无法读取;丢失;值变了;类型变了",
  })
  void hasEachRuleWithItsEffects(String page, String exception, String words) {
    ImmutableList<String> effects = ImmutableList.copyOf(words.split(";"));

    ImmutableList<String> expected =
        Arrays.stream(BrokenRule.values())
            .map(
                rule ->
                    Stream.concat(
                            Stream.of(rule.id()),
                            COLUMNS.values().stream()
                                .map(column -> cell(rule, column, effects, exception)))
                        .collect(joining(" | ")))
            .collect(ImmutableList.toImmutableList());
    ImmutableList<String> rows =
        Markdown.read(page).rows().stream()
            .filter(row -> row.size() == COLUMNS.size() + 3)
            .map(
                row ->
                    Stream.concat(Stream.of(row.get(0)), row.subList(2, row.size() - 1).stream())
                        .collect(joining(" | ")))
            .collect(ImmutableList.toImmutableList());
    assertThat(rows).containsExactlyElementsIn(expected).inOrder();
  }

  /** The effect in the first release of a column, and in each later one that differs. */
  private static String cell(
      BrokenRule rule,
      ImmutableMap<HessianLite, String> column,
      ImmutableList<String> words,
      String exception) {
    ImmutableMap<HessianLite, String> effects =
        ImmutableMap.copyOf(Maps.asMap(column.keySet(), release -> word(rule, release, words)));
    String first = effects.values().iterator().next();
    return first
        + effects.entrySet().stream()
            .filter(effect -> !effect.getValue().equals(first))
            .map(effect -> exception.formatted(column.get(effect.getKey()), effect.getValue()))
            .collect(joining());
  }

  private static String word(BrokenRule rule, HessianLite release, ImmutableList<String> words) {
    return Optional.ofNullable(rule.effects().get(release))
        .map(effect -> words.get(WORST_FIRST.indexOf(effect)))
        .orElse("—");
  }

  /** Readers know their Dubbo, messages name a Hessian. */
  @ParameterizedTest
  @CsvSource({"docs/BrokenRpcValue.md, ' ('", "docs/zh/BrokenRpcValue.md, （"})
  void namesTheColumnOfEachRelease(String page, String parenthesis) {
    String text = Markdown.read(page).text();

    assertThat(text).contains(" | " + String.join(" | ", COLUMNS.keySet()) + " | ");
    COLUMNS.forEach(
        (column, releases) ->
            releases.forEach(
                (release, name) ->
                    assertThat(text)
                        .contains(
                            "\n| %s | %s"
                                .formatted(
                                    release.title(Language.EN),
                                    releases.size() == 1 ? column : column + parenthesis + name))));
  }
}

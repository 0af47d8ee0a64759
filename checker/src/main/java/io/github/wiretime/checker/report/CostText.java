package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.Slowdown;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What a type costs, in words. */
final class CostText {

  private final Cost yardstick;
  private final ImmutableSet<HessianLite> assumed;
  private final Language language;

  /** Very many members have one of few costs. */
  private final Map<Phrase, String> phrases = new HashMap<>();

  /** What the part of a first line depends on. The costs are those of one table. */
  private record Phrase(Cost cost, String times, boolean withDamage) {

    // By hand, see Decisions in docs/design.md.
    @Override
    @SuppressWarnings("ReferenceEquality") // with the content of a cost it would take longer
    public boolean equals(Object other) {
      return other instanceof Phrase that
          && cost == that.cost
          && times.equals(that.times)
          && withDamage == that.withDamage;
    }

    @Override
    public int hashCode() {
      return 31 * (31 * System.identityHashCode(cost) + times.hashCode())
          + Boolean.hashCode(withDamage);
    }
  }

  CostText(Cost yardstick, ImmutableSet<HessianLite> assumed, Language language) {
    this.yardstick = yardstick;
    this.assumed = assumed;
    this.language = language;
  }

  /**
   * The part of a first line behind the name of the type.
   *
   * @param times what the time is a multiple of; empty to leave the time out
   * @param withDamage whether to tell what a value loses, if anything else can be told
   */
  String ofFirstLine(Optional<Cost> cost, String times, boolean withDamage) {
    return cost.map(known -> new Phrase(known, times, withDamage))
        .map(phrase -> phrases.computeIfAbsent(phrase, this::written))
        .orElseGet(() -> CheckTexts.of("cost.listed").in(language));
  }

  /** What a value loses on the way. */
  Optional<String> damage(Optional<Cost> cost) {
    return cost.filter(known -> !known.failsWhenWritten())
        .map(known -> DamageText.of(known, language))
        .filter(damage -> !damage.isEmpty());
  }

  private String written(Phrase phrase) {
    Cost cost = phrase.cost;
    String times = phrase.times;
    String release = cost.hessian().title(language);
    boolean isAssumed = assumed.contains(cost.hessian());
    if (cost.failsWhenWritten()) {
      return CheckTexts.of(
              "cost.fails",
              isAssumed ? CheckTexts.of("release.assumed-aside", release) : release,
              DamageText.of(cost, language))
          .in(language);
    }
    String parts =
        Stream.of(
                cost.size().map(size -> first(cost, size).in(language)),
                cost.slowdown()
                    .map(Slowdown::rounded)
                    .filter(slowdown -> !slowdown.equals("1") && !times.isEmpty())
                    .map(slowdown -> CheckTexts.of("cost.times", slowdown, times).in(language)),
                damage(Optional.of(cost))
                    .filter(unused -> phrase.withDamage || cost.size().isEmpty()))
            .flatMap(Optional::stream)
            .collect(Collectors.joining(CheckTexts.of("separator.parts").in(language)));
    return CheckTexts.of(
            "cost.known", parts, isAssumed ? CheckTexts.of("release.assumed", release) : release)
        .in(language);
  }

  private static Text first(Cost cost, Cost.Size size) {
    return CheckTexts.of(cost.atLeast() ? "cost.at-least" : "cost.bytes", size.first());
  }

  /** The bytes in a line of their own; none where none were measured. */
  Optional<String> bytes(Optional<Cost> cost) {
    return cost.flatMap(Cost::size)
        .map(
            size ->
                CheckTexts.of(
                        "cost.row", first(cost.get(), size), size.further(), yardstick.firstBytes())
                    .in(language));
  }
}

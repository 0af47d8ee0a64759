package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Multimaps;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.finding.Judgement.State;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.Collection;
import java.util.Optional;

/**
 * How many values do not arrive, those of the baseline too, for the lines that are read first:
 * {@code 1 value crashes the receiver (1 in the baseline)}.
 */
public final class BrokenCount {

  private static final ImmutableMap<State, String> SILENT =
      ImmutableMap.of(State.ACCEPTED, "state.accepted", State.BASELINED, "state.baselined");

  private BrokenCount() {}

  /** A part of a line, crashes first; empty if all values arrive. */
  public static Optional<Text> of(Collection<Judgement> broken, Language language) {
    ImmutableListMultimap<Boolean, Judgement> crashes =
        Multimaps.index(broken, BrokenCount::isCrash);
    Optional<Text> worst = part("values-crash", crashes.get(true), language);
    Optional<Text> others = part("values-lost", crashes.get(false), language);
    return worst.isPresent() && others.isPresent()
        ? Optional.of(CheckTexts.of("values-both", worst.get(), others.get()))
        : worst.or(() -> others);
  }

  private static boolean isCrash(Judgement judgement) {
    return judgement.finding().breakage().filter(why -> why.effect() == Effect.CRASH).isPresent();
  }

  private static Optional<Text> part(
      String name, Collection<Judgement> judgements, Language language) {
    if (judgements.isEmpty()) {
      return Optional.empty();
    }
    Text all = CheckTexts.counted(name, judgements.size());
    String silent =
        SILENT.entrySet().stream()
            .filter(each -> Judgement.count(judgements, each.getKey()) > 0)
            .map(
                each ->
                    CheckTexts.of(each.getValue(), Judgement.count(judgements, each.getKey()))
                        .in(language))
            .collect(joining(CheckTexts.of("separator.parts").in(language)));
    return Optional.of(silent.isEmpty() ? all : CheckTexts.of("note.silent", all, silent));
  }
}

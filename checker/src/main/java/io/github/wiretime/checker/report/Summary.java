package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import io.github.wiretime.checker.finding.FindingJudge;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.Collection;
import java.util.stream.Stream;

/** What a person reads first, as Markdown: how much there is, and a section for each check. */
final class Summary {

  private final FindingTexts texts;
  private final Language language;
  private final Places places;

  /** Names the lines of members as far as they are known. */
  Summary(FindingTexts texts, Places places) {
    this.texts = texts;
    this.language = texts.costly().language();
    this.places = places;
  }

  /**
   * The text.
   *
   * @param notes what readers should know of all findings
   */
  String of(FindingJudge.Result result, Collection<Text> notes) {
    ImmutableListMultimap<Check, Judgement> judgements = result.judgements();
    return "# "
        + text("summary.title")
        + "\n\n"
        + counts(result).map(part -> part.in(language)).collect(joining(text("separator.parts")))
        + "\n"
        + notes.stream()
            .map(note -> "\n" + text("sentence", Markdown.text(note.in(language))) + "\n")
            .collect(joining())
        + Check.OF_ONE_BUILD.stream()
            .map(check -> texts.of(check).section(judgements.get(check), places))
            .collect(joining());
  }

  private Stream<Text> counts(FindingJudge.Result result) {
    ImmutableList<Judgement> costs = result.judgements().get(Check.COSTLY_RPC_TIME);
    return Stream.of(
            part(costs, Judgement.State.NEW, "state.new"),
            part(costs, Judgement.State.BASELINED, "state.baselined"),
            part(costs, Judgement.State.MIGRATING, "state.migrating"),
            part(costs, Judgement.State.ACCEPTED, "state.accepted"),
            BrokenCount.of(result.judgements().get(Check.BROKEN_RPC_VALUE), language).stream())
        .flatMap(parts -> parts);
  }

  private String text(String name, Object... values) {
    return CheckTexts.of(name, values).in(language);
  }

  private static Stream<Text> part(
      Collection<Judgement> judgements, Judgement.State state, String name) {
    long count = Judgement.count(judgements, state);
    return count == 0 && state != Judgement.State.NEW
        ? Stream.empty()
        : Stream.of(CheckTexts.of(name, count));
  }
}

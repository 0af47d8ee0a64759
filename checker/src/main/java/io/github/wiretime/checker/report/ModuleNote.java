package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.FindingJudge;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.roots.ServiceRoot;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What was recognised, in one line, so that silence is not taken for what it is not. */
public final class ModuleNote {

  private ModuleNote() {}

  /**
   * A text, unless there is no service or the diagnostics tell all of it.
   *
   * @param result what this compilation reports
   * @param said the costly members of the diagnostics
   */
  public static Optional<String> of(
      Analysis analysis, FindingJudge.Result result, Collection<Finding> said, Language language) {
    Set<Root> told = Sets.newIdentityHashSet();
    said.forEach(finding -> told.add(finding.occurrence().path().root()));
    boolean isAllSaid =
        said.size() == costs(result).size() + elsewhere(analysis)
            && broken(result).stream().allMatch(each -> each.state() == Judgement.State.NEW);
    return isAllSaid && told.containsAll(analysis.services())
        ? Optional.empty()
        : Optional.of(of(analysis, result, language));
  }

  /** The line itself. */
  public static String of(Analysis analysis, FindingJudge.Result result, Language language) {
    ImmutableList<Judgement> judgements = costs(result);
    long elsewhere = elsewhere(analysis);
    String silent =
        joined(
            Stream.of(
                part(judgements, Judgement.State.ACCEPTED, "state.accepted"),
                part(judgements, Judgement.State.MIGRATING, "state.migrating"),
                part(judgements, Judgement.State.BASELINED, "state.baselined"),
                part(elsewhere, "state.elsewhere")),
            language);
    long services = analysis.services().stream().map(ServiceRoot::serviceClass).distinct().count();
    Text costly = CheckTexts.counted("costly-members", judgements.size() + elsewhere);
    return joined(
        Stream.of(
            services == 0
                ? Optional.empty()
                : Optional.of(CheckTexts.counted("services", services)),
            Optional.of(CheckTexts.counted("classes-sent", analysis.classes().size())),
            analysis.checks().contains(Check.COSTLY_RPC_TIME)
                ? Optional.of(
                    silent.isEmpty() ? costly : CheckTexts.of("note.silent", costly, silent))
                : Optional.empty(),
            BrokenCount.of(broken(result), language)),
        language);
  }

  private static ImmutableList<Judgement> costs(FindingJudge.Result result) {
    return result.judgements().get(Check.COSTLY_RPC_TIME);
  }

  private static ImmutableList<Judgement> broken(FindingJudge.Result result) {
    return result.judgements().get(Check.BROKEN_RPC_VALUE);
  }

  private static String joined(Stream<Optional<Text>> parts, Language language) {
    return parts
        .flatMap(Optional::stream)
        .map(part -> part.in(language))
        .collect(joining(CheckTexts.of("separator.parts").in(language)));
  }

  private static long elsewhere(Analysis analysis) {
    return analysis.findings().get(Check.COSTLY_RPC_TIME).stream()
        .filter(Finding::isReportedElsewhere)
        .count();
  }

  private static Optional<Text> part(
      Collection<Judgement> judgements, Judgement.State state, String name) {
    return part(Judgement.count(judgements, state), name);
  }

  private static Optional<Text> part(long count, String name) {
    return count == 0 ? Optional.empty() : Optional.of(CheckTexts.of(name, count));
  }
}

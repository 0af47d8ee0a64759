package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.Sets;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.roots.ServiceRoot;
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
   * @param judgements of the findings that this compilation reports
   * @param said the findings of the diagnostics
   */
  public static Optional<String> of(
      Analysis analysis, Collection<Judgement> judgements, Collection<Finding> said) {
    Set<Root> told = Sets.newIdentityHashSet();
    said.forEach(finding -> told.add(finding.occurrence().path().root()));
    boolean isAllSaid = said.size() == judgements.size() + elsewhere(analysis);
    return isAllSaid && told.containsAll(analysis.services())
        ? Optional.empty()
        : Optional.of(of(analysis, judgements));
  }

  /** The line itself. */
  public static String of(Analysis analysis, Collection<Judgement> judgements) {
    long elsewhere = elsewhere(analysis);
    String silent =
        Stream.of(
                part(Judgement.count(judgements, Judgement.State.ACCEPTED), "accepted"),
                part(Judgement.count(judgements, Judgement.State.MIGRATING), "in migration"),
                part(Judgement.count(judgements, Judgement.State.BASELINED), "in the baseline"),
                part(elsewhere, "reported by their own modules"))
            .filter(part -> !part.isEmpty())
            .collect(joining(", "));
    String sent =
        services(analysis) + ReachText.count(analysis.classes().size(), "class") + " sent";
    return !analysis.checks().contains(Check.COSTLY_RPC_TIME)
        ? sent
        : sent
            + ", "
            + ReachText.count((int) (judgements.size() + elsewhere), "costly member")
            + (silent.isEmpty() ? "" : " (" + silent + ")");
  }

  private static long elsewhere(Analysis analysis) {
    return analysis.findings().stream().filter(Finding::isReportedElsewhere).count();
  }

  private static String services(Analysis analysis) {
    long services = analysis.services().stream().map(ServiceRoot::serviceClass).distinct().count();
    return services == 0 ? "" : ReachText.count((int) services, "service") + ", ";
  }

  private static String part(long count, String what) {
    return count == 0 ? "" : count + " " + what;
  }
}

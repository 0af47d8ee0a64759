package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Ordering;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.filter.Judgement;
import io.github.wiretime.checker.finding.Finding;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** What a person reads first, as Markdown: findings per service, and where a fix pays most. */
final class Summary {

  private static final int COSTLIEST = 10;

  private Summary() {}

  static String of(Collection<Judgement> judgements) {
    return "# Costly time types on the wire\n\n"
        + count(judgements, Judgement.State.NEW)
        + " new, "
        + count(judgements, Judgement.State.BASELINED)
        + " in the baseline, "
        + count(judgements, Judgement.State.ACCEPTED)
        + " accepted\n\n"
        + services(judgements)
        + costliest(judgements);
  }

  private static long count(Collection<Judgement> judgements, Judgement.State state) {
    return judgements.stream().filter(judgement -> judgement.state() == state).count();
  }

  private static String services(Collection<Judgement> judgements) {
    ImmutableSortedMultiset<String> perService =
        judgements.stream()
            .map(judgement -> Message.sender(judgement.finding().field().path().root()))
            .collect(ImmutableSortedMultiset.toImmutableSortedMultiset(Ordering.natural()));
    return "| service | findings |\n| --- | ---: |\n"
        + perService.entrySet().stream()
            .sorted(Comparator.comparingInt((Multiset.Entry<String> entry) -> -entry.getCount()))
            .map(entry -> "| " + entry.getElement() + " | " + entry.getCount() + " |\n")
            .collect(joining());
  }

  private static String costliest(Collection<Judgement> judgements) {
    ImmutableList<Finding> findings =
        judgements.stream()
            .map(Judgement::finding)
            .sorted(
                Comparator.comparingLong((Finding finding) -> -payoff(finding))
                    .thenComparing(Finding::key))
            .limit(COSTLIEST)
            .collect(ImmutableList.toImmutableList());
    return "\n| member | type | bytes | methods |\n| --- | --- | ---: | ---: |\n"
        + findings.stream().map(Summary::row).collect(joining());
  }

  /** Bytes of a first value times the methods that send it. */
  private static long payoff(Finding finding) {
    return (long) bytes(finding).orElse(0) * Math.max(1, finding.field().methods());
  }

  private static Optional<Integer> bytes(Finding finding) {
    return finding.cost().flatMap(Cost::size).map(Cost.Size::first);
  }

  private static String row(Finding finding) {
    return "| "
        + finding.member().key()
        + " | "
        + finding.typeName()
        + " | "
        + bytes(finding).map(String::valueOf).orElse("?")
        + " | "
        + finding.field().methods()
        + " |\n";
  }
}

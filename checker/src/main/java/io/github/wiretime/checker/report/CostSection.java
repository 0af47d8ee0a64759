package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMultiset;
import com.google.common.collect.Multiset;
import com.google.common.collect.Ordering;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.words.CheckTexts;
import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Stream;

/**
 * The section of a summary on costly members: how many each service sends, and which to mend first.
 */
final class CostSection {

  private static final ImmutableSet<Judgement.State> SETTLED =
      Sets.immutableEnumSet(Judgement.State.ACCEPTED, Judgement.State.MIGRATING);

  private final Places places;
  private final MemberText names;
  private final Dialect dialect;

  /**
   * Names the lines of members as far as they are known.
   *
   * @param names what the members are called
   * @param dialect of the reader
   */
  CostSection(Places places, MemberText names, Dialect dialect) {
    this.places = places;
    this.names = names;
    this.dialect = dialect;
  }

  /** The section; empty where nothing is left to mend. */
  String of(Collection<Judgement> judgements) {
    ImmutableList<Finding> open = open(judgements);
    return open.isEmpty()
        ? ""
        : services(open) + costliest(open) + "\n" + text("summary.legend") + "\n";
  }

  private String text(String name, Object... values) {
    return dialect.text(CheckTexts.of(name, values));
  }

  /** What somebody accepted needs no fix, and what is in migration has one. */
  private static ImmutableList<Finding> open(Collection<Judgement> judgements) {
    return judgements.stream()
        .filter(judgement -> !SETTLED.contains(judgement.state()))
        .map(Judgement::finding)
        .collect(ImmutableList.toImmutableList());
  }

  private String services(ImmutableList<Finding> findings) {
    ImmutableSortedMultiset<String> perService =
        findings.stream()
            .map(finding -> service(finding.occurrence()))
            .collect(ImmutableSortedMultiset.toImmutableSortedMultiset(Ordering.natural()));
    return "\n"
        + columns(Stream.of(text("summary.service"), text("summary.findings")))
        + "| --- | ---: |\n"
        + perService.entrySet().stream()
            .sorted(Comparator.comparingInt((Multiset.Entry<String> entry) -> -entry.getCount()))
            .map(
                entry ->
                    "| " + Markdown.code(entry.getElement()) + " | " + entry.getCount() + " |\n")
            .collect(joining());
  }

  /** The class where nobody knows of a service. */
  private static String service(Occurrence occurrence) {
    return TypeNames.of(occurrence.path().root().type());
  }

  private String costliest(ImmutableList<Finding> findings) {
    return "\n"
        + columns(
            Stream.concat(
                CostCells.titles(dialect.language()).stream(),
                Stream.of(
                    text("table.type"),
                    text("table.member"),
                    RowLabel.of("sent-by", dialect.language()))))
        + "| ---: | ---: | ---: | --- | --- | --- |\n"
        + BestFixes.among(findings).stream().map(this::row).collect(joining());
  }

  private static String columns(Stream<String> titles) {
    return titles.collect(joining(" | ", "| ", " |\n"));
  }

  private String row(Finding finding) {
    return "| "
        + String.join(" | ", CostCells.of(finding.cost()).cells())
        + " | "
        + Markdown.code(TypeNames.simple(finding.occurrence().type()))
        + " | "
        + Markdown.code(names.description(finding))
        + places
            .of(finding.member().declaration())
            .map(place -> " (" + Markdown.text(place.text()) + ")")
            .orElse("")
        + " | "
        + ReachText.withSenders(
            Markdown.code(new PathText(finding.occurrence().path(), names).inFull()),
            finding.occurrence(),
            dialect)
        + " |\n";
  }
}

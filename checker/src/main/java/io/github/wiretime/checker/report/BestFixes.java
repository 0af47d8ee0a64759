package io.github.wiretime.checker.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.javac.TypeNames;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Width;
import java.util.Collection;
import java.util.Comparator;
import java.util.stream.Stream;

/** Where a fix pays most: by the bytes of a first value times the methods that send it. */
final class BestFixes {

  private static final int SHOWN = 10;

  private BestFixes() {}

  /** The first ten. */
  static ImmutableList<Finding> among(Collection<Finding> findings) {
    return findings.stream()
        .sorted(
            Comparator.comparingLong((Finding finding) -> -bytes(finding))
                .thenComparing(Finding::key))
        .limit(SHOWN)
        .collect(toImmutableList());
  }

  /**
   * The same in lines with an empty one and a title above; none if the table has all of them in its
   * first ten rows.
   *
   * @param names what the members are called
   * @param places where they are declared, as far as that is known
   */
  static ImmutableList<String> lines(
      Collection<Finding> findings,
      MemberTable table,
      MemberText names,
      Places places,
      Language language) {
    ImmutableList<Finding> most = among(findings);
    if (table.first(SHOWN).containsAll(most)) {
      return ImmutableList.of();
    }
    int width =
        most.stream().map(finding -> shown(finding, language)).mapToInt(Width::of).max().getAsInt();
    return Stream.concat(
            Stream.of("", CheckTexts.of("most.title").in(language)),
            most.stream()
                .map(
                    finding ->
                        line(
                            Width.padStart(shown(finding, language), width),
                            finding,
                            names,
                            places)))
        .collect(toImmutableList());
  }

  private static String line(String shown, Finding finding, MemberText names, Places places) {
    String start = "  " + shown + "  " + TypeNames.simple(finding.occurrence().type()) + "  ";
    String end =
        places
            .of(finding.member().declaration())
            .map(place -> " (" + place.text() + ")")
            .orElse("");
    return Fit.first(
        Stream.concat(
                names.descriptions(finding).stream().map(description -> description + end),
                Stream.of(Iterables.getLast(names.descriptions(finding))))
            .map(description -> start + description)
            .collect(toImmutableList()),
        Fit.LINE);
  }

  /** What cannot be sent at all pays most. */
  private static long bytes(Finding finding) {
    return fails(finding)
        ? Long.MAX_VALUE
        : (long) finding.cost().flatMap(Cost::size).map(Cost.Size::first).orElse(0)
            * Math.max(1, finding.occurrence().reachedBy().methods());
  }

  private static boolean fails(Finding finding) {
    return finding.cost().filter(Cost::failsWhenWritten).isPresent();
  }

  private static String shown(Finding finding, Language language) {
    return fails(finding)
        ? CheckTexts.of("most.fails").in(language)
        : String.valueOf(bytes(finding));
  }
}

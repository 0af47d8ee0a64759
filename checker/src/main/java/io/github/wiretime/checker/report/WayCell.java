package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.ReportingModule;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.walk.Occurrence;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a member of a table is reached, by how much, and what else there is to say of it.
 *
 * @param names what the members are called
 * @param told the service that the reader has been told of, if it is one
 * @param dialect of the reader
 */
record WayCell(MemberText names, Optional<Root> told, Dialect dialect) {

  private static final String SEPARATOR = "; ";

  /** The text, as far as a width allows it; empty if there is nothing to say. */
  String of(Finding finding, int width) {
    Occurrence occurrence = finding.occurrence();
    String reach = ReachText.behind(occurrence, dialect).replace(" of 1 service", "");
    String rest =
        joined(
            finding.cost().map(Cost::damage).orElse(""),
            finding.reportingModule() == ReportingModule.UNKNOWN_TO_MAP
                ? "not in the wire map yet"
                : "");
    String way =
        new Way(occurrence.path(), names)
            .before(
                finding.member(),
                told.equals(Optional.of(occurrence.path().root())),
                ReachText.shortenedSenders(occurrence),
                width - joined(reach, rest).length() - SEPARATOR.length());
    boolean isOnlyMethod = way.isEmpty() && occurrence.reachedBy().methods() == 1;
    return joined(way, isOnlyMethod ? "" : reach, rest);
  }

  private static String joined(String... parts) {
    return Stream.of(parts).filter(part -> !part.isEmpty()).collect(joining(SEPARATOR));
  }
}

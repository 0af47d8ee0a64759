package io.github.wiretime.checker.report;

import static java.util.stream.Collectors.joining;

import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.walk.Occurrence;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Width;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * How a member of a table is reached, by how much, and what else there is to say of it.
 *
 * @param names what the members are called
 * @param told the service that the reader has been told of, if it is one
 * @param dialect of the reader
 */
record PathCell(MemberText names, Optional<Root> told, Dialect dialect) {

  /** The text, as far as a width allows it; empty if there is nothing to say. */
  String of(Finding finding, int width) {
    Occurrence occurrence = finding.occurrence();
    String reach = ReachText.behindInTable(occurrence, dialect);
    String damage = finding.cost().map(cost -> DamageText.of(cost, dialect.language())).orElse("");
    String path =
        new PathText(occurrence.path(), names)
            .before(
                finding.member(),
                told.equals(Optional.of(occurrence.path().root())),
                width - Width.of(joined(reach, damage)) - Width.of(separator()));
    boolean isOnlyMethod = path.isEmpty() && occurrence.reachedBy().methods() == 1;
    return joined(path, isOnlyMethod ? "" : reach, damage);
  }

  private String joined(String... parts) {
    return Stream.of(parts).filter(part -> !part.isEmpty()).collect(joining(separator()));
  }

  private String separator() {
    return dialect.text(CheckTexts.of("separator.clauses"));
  }
}

package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;
import static com.google.common.collect.ImmutableSetMultimap.flatteningToImmutableSetMultimap;
import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSetMultimap;
import com.google.common.collect.ImmutableSortedSet;
import io.github.wiretime.checker.javac.TypeNames;
import java.util.Collection;
import java.util.Comparator;
import java.util.Set;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * The constants of enums that are sent, and those that a baseline knows. It has one line for each
 * enum: {@code com.acme.Status#<constants> BrokenRpcValue.enum-constant:NEW,PAID}. An enum without
 * a line is not compared, because nothing tells which constants its peers have.
 */
final class RecordedConstants {

  private static final String PLACE = "#<constants> ";

  private final ImmutableListMultimap<String, Finding> byEnum;

  /**
   * Compares constants.
   *
   * @param constants findings, one for each constant of each enum
   */
  RecordedConstants(Collection<Finding> constants) {
    this.byEnum =
        constants.stream()
            .filter(constant -> !constant.isAccepted() && isIdentifier(constant))
            .collect(
                toImmutableListMultimap(
                    constant -> TypeNames.of(constant.member().owner()), constant -> constant));
  }

  /** Other languages allow blanks and commas, which a line cannot have. */
  private static boolean isIdentifier(Finding constant) {
    return SourceVersion.isIdentifier(name(constant));
  }

  private static String name(Finding constant) {
    return TypeNames.ofMember(constant.member().symbol());
  }

  /** The lines of a baseline that is written now. */
  ImmutableSortedSet<String> lines() {
    return byEnum.asMap().entrySet().stream()
        .map(each -> each.getKey() + PLACE + names(each.getValue()))
        .collect(toImmutableSortedSet(Comparator.naturalOrder()));
  }

  private static String names(Collection<Finding> constants) {
    return constants.stream()
        .map(RecordedConstants::name)
        .sorted()
        .collect(
            joining(",", constants.iterator().next().breakage().orElseThrow().word() + ":", ""));
  }

  /** The constants that a baseline lacks although it has a line for their enum. */
  Stream<Finding> missingIn(Set<String> lines) {
    ImmutableSetMultimap<String, String> known =
        lines.stream()
            .filter(line -> line.contains(PLACE))
            .collect(
                flatteningToImmutableSetMultimap(
                    line -> line.substring(0, line.indexOf(PLACE)),
                    line -> Splitter.on(',').splitToStream(line.substring(line.indexOf(':') + 1))));
    return known.keySet().stream()
        .flatMap(
            type ->
                byEnum.get(type).stream().filter(each -> !known.containsEntry(type, name(each))));
  }
}

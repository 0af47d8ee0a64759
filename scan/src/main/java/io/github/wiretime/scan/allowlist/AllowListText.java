package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;

/** The text of an allow list as Dubbo reads it: one name a line, {@code #} begins a comment. */
record AllowListText(String text) {

  private static final String HEADER =
      "# Classes that calls of Dubbo send and that Dubbo refuses unless a list names them.\n";

  /** The name in a line, if there is one. */
  static Optional<String> name(String line) {
    String name = line.trim();
    return name.isEmpty() || name.startsWith("#") ? Optional.empty() : Optional.of(name);
  }

  /** The names in their order. */
  ImmutableList<String> names() {
    return text.lines().flatMap(line -> name(line).stream()).collect(toImmutableList());
  }

  /**
   * The text with more names, and with every line that it has. They go where they belong if the
   * names are sorted and no comment stands between them, else to the end.
   */
  AllowListText with(Collection<String> added) {
    if (added.isEmpty()) {
      return this;
    }
    String lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    ImmutableList<String> lines =
        (text.isEmpty() ? HEADER : text).lines().collect(toImmutableList());
    long above = lines.stream().takeWhile(line -> name(line).isEmpty()).count();
    ImmutableList<String> below = lines.stream().skip(above).collect(toImmutableList());
    boolean isSorted =
        below.stream().allMatch(line -> name(line).isPresent())
            && Comparators.isInOrder(below, Comparator.naturalOrder());
    Stream<String> names =
        isSorted
            ? Stream.concat(below.stream(), added.stream()).sorted()
            : Stream.concat(below.stream(), ImmutableSortedSet.copyOf(added).stream());
    return new AllowListText(
        Stream.concat(lines.stream().limit(above), names)
            .map(line -> line + lineEnd)
            .collect(joining()));
  }
}

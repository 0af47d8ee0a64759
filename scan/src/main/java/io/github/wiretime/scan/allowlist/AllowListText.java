package io.github.wiretime.scan.allowlist;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.Comparators;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.words.Language;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The text of an allow list as Dubbo reads it: one name a line, {@code #} begins a comment. */
record AllowListText(String text) {

  private static final String HEADER =
      "# Classes that calls of Dubbo send and that Dubbo refuses unless a list names them.\n\n";

  private static final String VIA = "# via ";

  private static final String POSSIBLY_VIA = "# may be sent via ";

  /** A line with a name, and the one above it that says why it is there, if one does. */
  private record Line(Optional<String> why, String name) {

    static Line of(RefusedClass refused) {
      String start = refused.kind() == RefusedClass.Kind.POSSIBLE ? POSSIBLY_VIA : VIA;
      return new Line(Optional.of(start + refused.path(Language.OF_PROGRAMS)), refused.name());
    }

    Stream<String> lines() {
      return Stream.concat(why.stream(), Stream.of(name));
    }
  }

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
   * The text with more classes, and with every line that it has. They go where they belong if the
   * names are sorted and nothing that a person wrote stands between them, else to the end.
   */
  AllowListText with(List<RefusedClass> added) {
    if (added.isEmpty()) {
      return this;
    }
    String lineEnd = text.contains("\r\n") ? "\r\n" : "\n";
    ImmutableList<String> all = (text.isEmpty() ? HEADER : text).lines().collect(toImmutableList());
    long above = all.stream().takeWhile(line -> name(line).isEmpty() && !isWhy(line)).count();
    ImmutableList<String> below = all.stream().skip(above).collect(toImmutableList());
    Stream<Line> more = added.stream().map(Line::of).sorted(Comparator.comparing(Line::name));
    Stream<String> names =
        sorted(below)
            .map(
                known ->
                    Stream.concat(known.stream(), more)
                        .sorted(Comparator.comparing(Line::name))
                        .flatMap(Line::lines))
            .orElseGet(() -> Stream.concat(below.stream(), more.flatMap(Line::lines)));
    StringBuilder written = new StringBuilder();
    Stream.concat(all.stream().limit(above), names)
        .forEach(line -> written.append(line).append(lineEnd));
    return new AllowListText(written.toString());
  }

  private static boolean isWhy(String line) {
    return line.startsWith(VIA) || line.startsWith(POSSIBLY_VIA);
  }

  /**
   * The names with the lines above them, unless they are in another order or a person wrote one.
   */
  private static Optional<ImmutableList<Line>> sorted(List<String> lines) {
    List<Line> names = new ArrayList<>();
    Optional<String> why = Optional.empty();
    for (String line : lines) {
      if (name(line).isPresent()) {
        names.add(new Line(why, line));
        why = Optional.empty();
      } else if (isWhy(line) && why.isEmpty()) {
        why = Optional.of(line);
      } else {
        return Optional.empty();
      }
    }
    return why.isEmpty() && Comparators.isInOrder(names, Comparator.comparing(Line::name))
        ? Optional.of(ImmutableList.copyOf(names))
        : Optional.empty();
  }
}

package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.wiretime.checker.words.Width;
import java.util.List;

/** Texts that have to fit into a line. */
final class Fit {

  /** Of 160 characters, without the indentation. */
  static final int LINE = 156;

  /** What stands for what is left out. */
  static final String GAP = "...";

  private Fit() {}

  /** The first text that is not too long; the beginning of the last one if all are. */
  static String first(List<String> bestFirst, int width) {
    return bestFirst.stream()
        .filter(text -> Width.of(text) <= width)
        .findFirst()
        .orElseGet(() -> begin(Iterables.getLast(bestFirst), width));
  }

  /** A text without its middle if it is longer than that. */
  static String cut(String text, int width) {
    if (Width.of(text) <= width) {
      return text;
    }
    int kept = Math.max(width - GAP.length(), 2);
    return Width.beginning(text, kept - kept / 2) + GAP + Width.end(text, kept / 2);
  }

  private static String begin(String text, int width) {
    return Width.beginning(text, width - GAP.length()) + GAP;
  }

  /** As many elements of both ends, with something else for those between them. */
  static <T> ImmutableList<T> ends(List<T> all, int kept, T gap) {
    int behind = kept / 2;
    return ImmutableList.<T>builder()
        .addAll(all.subList(0, kept - behind))
        .add(gap)
        .addAll(all.subList(all.size() - behind, all.size()))
        .build();
  }

  /**
   * Names behind something else, in as many lines as they need.
   *
   * @param end what stands behind the last one
   */
  static ImmutableList<String> wrapped(String start, List<String> names, String end) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    String line = start + names.get(0);
    for (String name : names.subList(1, names.size())) {
      if (Width.of(line) + Width.of(name) + Width.of(end) + 3 > LINE) {
        lines.add(line + ",");
        line = " ".repeat(Width.of(start)) + name;
      } else {
        line += ", " + name;
      }
    }
    return lines.add(cut(line, LINE - Width.of(end)) + end).build();
  }
}

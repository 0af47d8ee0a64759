package io.github.wiretime.checker.report;

import com.google.common.collect.ImmutableList;
import java.util.List;

/** Texts that have to fit into a line. */
final class Fit {

  /** Of 160 characters, without the indentation. */
  static final int LINE = 156;

  private static final String GAP = "...";

  private Fit() {}

  /** A text without its middle if it is longer than that. */
  static String cut(String text, int width) {
    if (text.length() <= width) {
      return text;
    }
    int kept = Math.max(width - GAP.length(), 2);
    return text.substring(0, kept - kept / 2) + GAP + text.substring(text.length() - kept / 2);
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
      if (line.length() + name.length() + end.length() + 3 > LINE) {
        lines.add(line + ",");
        line = " ".repeat(start.length()) + name;
      } else {
        line += ", " + name;
      }
    }
    return lines.add(cut(line, LINE - end.length()) + end).build();
  }
}

package io.github.wiretime.scan.fix;

import com.github.difflib.DiffUtils;
import com.github.difflib.UnifiedDiffUtils;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The difference between two texts of a file, as {@code git apply} and {@code patch} read it. */
final class UnifiedDiff {

  private static final int CONTEXT = 3;

  /** It stands below a line that is the last one and does not end. */
  private static final String OPEN_END = "\n\\ No newline at end of file";

  private UnifiedDiff() {}

  /**
   * All changes.
   *
   * @param path of the file, with slashes, from where the patch is applied
   * @return lines that end with {@code \n}; a {@code \r} before that is one of the file
   */
  static String of(String path, String before, String after) {
    List<String> lines = lines(before);
    List<String> diff =
        UnifiedDiffUtils.generateUnifiedDiff(
            quoted("a/" + path),
            quoted("b/" + path),
            lines,
            DiffUtils.diff(lines, lines(after)),
            CONTEXT);
    return String.join("\n", diff) + "\n";
  }

  private static ImmutableList<String> lines(String text) {
    List<String> lines = Splitter.on('\n').splitToList(text);
    List<String> ended = lines.subList(0, lines.size() - 1);
    String last = Iterables.getLast(lines);
    return last.isEmpty()
        ? ImmutableList.copyOf(ended)
        : ImmutableList.<String>builder().addAll(ended).add(last + OPEN_END).build();
  }

  /** A name as git writes it: a tab ends one with spaces, and octal numbers stand for the rest. */
  static String quoted(String path) {
    StringBuilder quoted = new StringBuilder();
    boolean isPlain = true;
    for (byte each : path.getBytes(StandardCharsets.UTF_8)) {
      boolean isEscaped = each == '"' || each == '\\';
      boolean isOctal = each < ' ' || each == 0x7f;
      isPlain &= !isEscaped && !isOctal;
      if (isOctal) {
        quoted.append(String.format("\\%03o", each & 0xff));
      } else {
        quoted.append(isEscaped ? "\\" : "").append((char) each);
      }
    }
    if (!isPlain) {
      return "\"" + quoted + "\"";
    }
    return path.indexOf(' ') >= 0 ? path + "\t" : path;
  }
}

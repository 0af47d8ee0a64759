package io.github.wiretime.build;

import com.google.common.collect.ImmutableSortedSet;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** What the check said in the output of a Maven build. */
final class Diagnostics {

  private static final String MARK = "[CostlyRpcTime]";

  /** Below it Maven repeats the first lines of errors. */
  private static final String END = "[INFO] BUILD FAILURE";

  private static final String NOTE = "[INFO] ";

  private static final Pattern COLUMN = Pattern.compile(":\\[(\\d+),\\d+\\]");

  private Diagnostics() {}

  /**
   * The diagnostics, sorted, each once, with paths relative to the folder of the build and forward
   * slashes.
   */
  static ImmutableSortedSet<String> of(MavenBuild.Result build) {
    List<StringBuilder> found = new ArrayList<>();
    boolean inside = false;
    for (String line : build.output()) {
      if (line.equals(END)) {
        break;
      }
      if (line.startsWith("[")) {
        inside = line.contains(MARK) && !line.startsWith(NOTE);
        if (inside) {
          found.add(new StringBuilder(relative(line, build.folder().toString())));
        }
      } else if (inside) {
        found.get(found.size() - 1).append('\n').append(line.stripTrailing());
      }
    }
    return found.stream()
        .map(diagnostic -> diagnostic.toString().stripTrailing())
        .collect(ImmutableSortedSet.toImmutableSortedSet(String::compareTo));
  }

  /** What the check counted, sorted; Maven drops the notes of a forked compiler. */
  static ImmutableSortedSet<String> notes(MavenBuild.Result build) {
    return build.output().stream()
        .filter(line -> line.startsWith(NOTE + MARK))
        .collect(ImmutableSortedSet.toImmutableSortedSet(String::compareTo));
  }

  /** Maven counts the columns of a forked compiler from zero, those of its own from one. */
  static String withoutColumns(String diagnostics) {
    return COLUMN.matcher(diagnostics).replaceAll(":[$1]");
  }

  private static String relative(String line, String folder) {
    int mark = line.indexOf(MARK);
    return line.substring(0, mark).replace(folder, "").replace('\\', '/').replace("] /", "] ")
        + line.substring(mark);
  }
}

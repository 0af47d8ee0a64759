package io.github.wiretime.scan;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The command for release 2: that for release 1 with another number and another file. */
final class SecondRelease {

  /** What no shell takes for anything else. */
  private static final Pattern PLAIN = Pattern.compile("[\\w.,:/\\\\=@%+-]+");

  private SecondRelease() {}

  /**
   * As the user of the scanner types it.
   *
   * @param arguments those of release 1
   * @param patch that of release 1
   */
  static String of(List<String> arguments, String patch) {
    List<String> all = new ArrayList<>(List.of("java", "-jar", "wiretime-scan.jar"));
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (argument.equals("--patch") || argument.equals("--release")) {
        i++; // its value
      } else if (!argument.startsWith("--patch=") && !argument.startsWith("--release=")) {
        all.add(argument);
      }
    }
    all.addAll(List.of("--patch", next(patch), "--release", "2"));
    return all.stream().map(SecondRelease::quoted).collect(joining(" "));
  }

  private static String next(String patch) {
    return patch.contains("release-1")
        ? patch.replace("release-1", "release-2")
        : patch.replaceFirst("(\\.\\w+)?$", "-release-2$1");
  }

  private static String quoted(String argument) {
    return PLAIN.matcher(argument).matches() ? argument : '"' + argument + '"';
  }
}

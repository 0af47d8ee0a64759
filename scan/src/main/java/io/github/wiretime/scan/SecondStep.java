package io.github.wiretime.scan;

import static java.util.stream.Collectors.joining;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The command for step 2 of a patch: that for step 1 with another step and another file. */
final class SecondStep {

  /** What no shell takes for anything else. */
  private static final Pattern PLAIN = Pattern.compile("[\\w.,:/\\\\=@%+-]+");

  private SecondStep() {}

  /**
   * As the user of the scanner types it.
   *
   * @param arguments those of step 1
   * @param patch that of step 1
   */
  static String of(List<String> arguments, String patch) {
    List<String> all = new ArrayList<>(List.of("java", "-jar", "wiretime-scan.jar"));
    for (int i = 0; i < arguments.size(); i++) {
      String argument = arguments.get(i);
      if (argument.equals("--patch") || argument.equals("--step")) {
        i++; // its value
      } else if (!argument.startsWith("--patch=") && !argument.startsWith("--step=")) {
        all.add(argument);
      }
    }
    all.addAll(List.of("--patch", next(patch), "--step", "2"));
    return all.stream().map(SecondStep::quoted).collect(joining(" "));
  }

  private static String next(String patch) {
    return patch.contains("step-1")
        ? patch.replace("step-1", "step-2")
        : patch.replaceFirst("(\\.\\w+)?$", "-step-2$1");
  }

  private static String quoted(String argument) {
    return PLAIN.matcher(argument).matches() ? argument : '"' + argument + '"';
  }
}

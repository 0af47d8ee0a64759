package io.github.wiretime.scan;

import com.google.common.base.CaseFormat;
import com.google.errorprone.ErrorProneFlags;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options of the check under names as a command line has them. */
final class EngineOptions {

  /** What each takes, and what it is for; the check's page says more. */
  private static final Map<String, String[]> KNOWN =
      Map.ofEntries(
          entry(Options.BASELINE, "FILE", "known findings; new ones fail the scan"),
          entry(Options.BASELINE_MODE, "MODE", "check, write or prune the baseline"),
          entry(Options.CHEAP_TYPES, "TYPES", "types never to report"),
          entry(Options.COSTLY_TYPES, "TYPES", "types to report besides the measured ones"),
          entry(Options.HESSIAN_LITE, "RELEASE", "auto, " + HessianLite.ids()),
          entry(Options.MIN_BYTES, "BYTES", "report from so many bytes on"),
          entry(Options.MIN_SLOWDOWN, "RATIO", "report from so many times a Date on"),
          entry(Options.SERIALIZATION, "NAME", "the serializer where nothing names one"),
          entry(Options.SERVICE_ANNOTATIONS, "NAMES", "annotations of your own that export"),
          entry(Options.SERVICE_INTERFACES, "NAMES", "interfaces that are services, with * and **"),
          entry(Options.SPRING_CONFIG, "FILES", "Spring files besides those in the inputs"),
          entry(Options.WIRE_MAP, "FILE", "a wire map to read, or to write"),
          entry(Options.WIRE_MAP_MODE, "MODE", "read, or learn, which adds what is sent"),
          entry(Options.WIRE_TYPES, "NAMES", "classes that are sent although nothing shows it"));

  private static final Pattern COMPILER_ARGUMENT =
      Pattern.compile("-XepOpt:" + OptionsParser.PREFIX + "(\\w+)(?:=(\\w+))?");

  /** What stands in front of a line in the log of a compiler. */
  private static final String CHECK = "[CostlyRpcTime] ";

  private EngineOptions() {}

  private static Map.Entry<String, String[]> entry(String option, String takes, String about) {
    return Map.entry(option, new String[] {takes, about});
  }

  static void addTo(CommandSpec command) {
    KNOWN.keySet().stream()
        .sorted()
        .forEach(
            option ->
                command.addOption(
                    OptionSpec.builder(kebab(option))
                        .type(String.class)
                        .paramLabel(KNOWN.get(option)[0])
                        .description(KNOWN.get(option)[1])
                        .build()));
  }

  /** What the user set, as Error Prone would hand it to the check. */
  static ErrorProneFlags flags(ParseResult line) {
    ErrorProneFlags.Builder flags = ErrorProneFlags.builder();
    for (String option : KNOWN.keySet()) {
      Optional.ofNullable(line.<String>matchedOptionValue(kebab(option), null))
          .ifPresent(value -> flags.putFlag(OptionsParser.PREFIX + option, value));
    }
    return flags.build();
  }

  /**
   * A text of the engine, which names options as a compiler takes them, with those of this command.
   */
  static String inTermsOfCommand(String text) {
    return COMPILER_ARGUMENT
        .matcher(text.startsWith(CHECK) ? text.substring(CHECK.length()) : text)
        .replaceAll(option -> inTermsOfCommand(option.group(1), option.group(2)));
  }

  private static String inTermsOfCommand(String option, String value) {
    if (KNOWN.containsKey(option)) {
      return kebab(option) + (value == null ? "" : " " + value);
    }
    return "the check's " + option + (value == null ? "" : "=" + value);
  }

  /** {@code --min-bytes} for {@code MinBytes}. */
  static String kebab(String option) {
    return "--" + CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, option);
  }
}

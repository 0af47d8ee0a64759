package io.github.wiretime.scan;

import com.google.common.base.CaseFormat;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.ErrorProneFlags;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.Option;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.OptionsParser;
import java.util.Comparator;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options of the check under names as a command line has them. */
final class EngineOptions {

  private static final ImmutableMap<String, Option<?>> KNOWN =
      OptionTable.of(Door.SCANNER).stream()
          .sorted(Comparator.comparing(Option::name))
          .collect(ImmutableMap.toImmutableMap(Option::name, option -> option));

  private static final Pattern COMPILER_ARGUMENT =
      Pattern.compile("-XepOpt:" + OptionsParser.PREFIX + "(\\w+)(?:=(\\w+))?");

  /** What stands in front of a line in the log of a compiler. */
  private static final String CHECK = "[CostlyRpcTime] ";

  private EngineOptions() {}

  static void addTo(CommandSpec command) {
    KNOWN.values().forEach(option -> command.addOption(specification(option)));
  }

  private static OptionSpec specification(Option<?> option) {
    return OptionSpec.builder(kebab(option.name()))
        .type(String.class)
        .paramLabel(option.label())
        .description(option.description())
        .build();
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

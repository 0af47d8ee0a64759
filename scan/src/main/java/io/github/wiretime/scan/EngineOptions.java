package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.ErrorProneFlags;
import io.github.wiretime.checker.options.CommandDialect;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.Option;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.OptionsParser;
import java.util.Comparator;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/** The options of the check under names as a command line has them. */
final class EngineOptions {

  private static final ImmutableList<Option<?>> KNOWN =
      OptionTable.of(Door.SCANNER).stream()
          .sorted(Comparator.comparing(Option::name))
          .collect(ImmutableList.toImmutableList());

  private EngineOptions() {}

  static void addTo(CommandSpec command) {
    KNOWN.forEach(option -> command.addOption(specification(option)));
  }

  private static OptionSpec specification(Option<?> option) {
    return OptionSpec.builder(new CommandDialect().option(option))
        .type(String.class)
        .paramLabel(option.label())
        .description(option.description())
        .build();
  }

  /** What the user set, as Error Prone would hand it to the check. */
  static ErrorProneFlags flags(ParseResult line) {
    ErrorProneFlags.Builder flags = ErrorProneFlags.builder();
    for (Option<?> option : KNOWN) {
      Optional.ofNullable(
              line.<String>matchedOptionValue(new CommandDialect().option(option), null))
          .ifPresent(value -> flags.putFlag(OptionsParser.PREFIX + option.name(), value));
    }
    return flags.build();
  }
}

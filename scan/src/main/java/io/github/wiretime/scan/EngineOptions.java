package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.options.CommandDialect;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.Option;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.RemovedOptions;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
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
    RemovedOptions.NAMES.forEach(name -> command.addOption(removed(name)));
  }

  private static OptionSpec specification(Option<?> option) {
    return OptionSpec.builder(spelled(option.name()))
        .type(String.class)
        .paramLabel(option.label())
        .description(option.description())
        .build();
  }

  /** Taken with and without a value, so that the parser of the check can refuse it. */
  private static OptionSpec removed(String name) {
    return OptionSpec.builder(spelled(name)).type(String.class).arity("0..1").hidden(true).build();
  }

  private static String spelled(String name) {
    return new CommandDialect().spelled(name);
  }

  /** What the user set, by the name of the option. */
  static ImmutableMap<String, String> set(ParseResult line) {
    ImmutableMap.Builder<String, String> set = ImmutableMap.builder();
    Stream.concat(KNOWN.stream().map(Option::name), RemovedOptions.NAMES.stream())
        .forEach(
            name ->
                Optional.ofNullable(line.<String>matchedOptionValue(spelled(name), null))
                    .ifPresent(value -> set.put(name, value)));
    return set.buildOrThrow();
  }
}

package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The commands beside the scan, which has no name and needs inputs. Picocli would ask for these
 * before each other command as well, so the first argument tells whether there are any.
 */
final class Commands {

  private static final ImmutableMap<String, Class<?>> NAMED =
      ImmutableMap.of("compare", CompareCommand.class);

  private Commands() {}

  /** The scan, which knows the others. */
  static CommandLine all() {
    CommandLine scan = new CommandLine(new ScanCommand());
    EngineOptions.addTo(scan.getCommandSpec());
    NAMED.forEach(
        (name, type) -> {
          CommandLine named = new CommandLine(type);
          EngineOptions.addTo(named.getCommandSpec());
          scan.addSubcommand(name, named);
        });
    return scan.setCaseInsensitiveEnumValuesAllowed(true);
  }

  /** Runs the one that the first argument names, else the scan. */
  static int execute(CommandLine scan, String... arguments) {
    if (arguments.length > 0 && scan.getSubcommands().containsKey(arguments[0])) {
      CommandSpec spec = scan.getCommandSpec();
      ImmutableList.copyOf(spec.positionalParameters()).forEach(spec::remove);
    }
    return scan.execute(arguments);
  }
}

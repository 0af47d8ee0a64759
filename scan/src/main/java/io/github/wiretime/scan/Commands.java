package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.options.CommandDialect;
import java.util.Arrays;
import java.util.Collections;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The commands: a scan, which may go without its name, and those that need theirs. */
public final class Commands {

  private static final String SCAN = "scan";

  /** The others by name; to make them takes a tenth of a small scan. */
  private static final ImmutableMap<String, Supplier<AbstractCommand>> NAMED =
      ImmutableMap.of(
          "compare", CompareCommand::new,
          "fix", FixCommand::new,
          "upgrade", UpgradeCommand::new,
          "allow-list", AllowListCommand::new);

  private static final ImmutableSet<String> HELP = ImmutableSet.of("-h", "--help");

  /** Those that report no findings, as a comparison does, have no options for these files. */
  private static final ImmutableList<String> WITHOUT_FINDINGS =
      ImmutableList.of("--baseline", "--baseline-mode", "--sarif", "--markdown");

  /** Options of earlier versions and the commands that took their place. */
  private static final ImmutableMap<String, String> REMOVED =
      ImmutableMap.of(
          "--fix", "fix INPUT... --patch FILE",
          "--fix-step", "fix INPUT... --patch FILE --release RELEASE",
          "--fix-members", "fix INPUT... --patch FILE --members NAMES",
          "--peers", "fix INPUT... --patch FILE --peers PATH",
          "--upgrade", "upgrade INPUT... --from 3.2 --to 3.3",
          "--allow-list", "allow-list INPUT... --file FILE",
          "--allow-list-check", "allow-list INPUT... --file FILE --check");

  private Commands() {}

  public static void main(String[] arguments) {
    if (arguments.length == 0 || !arguments[0].equals(ParentBuild.ARGUMENT)) {
      System.exit(execute(all(arguments), arguments));
    }
    ParentBuild.watch();
    String[] others = Arrays.copyOfRange(arguments, 1, arguments.length);
    CommandLine commands = all(others);
    int exitCode = execute(commands, others);
    System.out.println(ParentBuild.lastLine(exitCode, hasResult(commands)));
    System.exit(exitCode);
  }

  private static boolean hasResult(CommandLine commands) {
    CommandLine ran =
        Optional.ofNullable(commands.getParseResult())
            .map(result -> result.hasSubcommand() ? result.subcommand().commandSpec() : null)
            .map(CommandSpec::commandLine)
            .orElse(commands);
    return ran.<AbstractCommand>getCommand().hasResult();
  }

  /** The scan, which knows the others, as far as the arguments can ask for one. */
  static CommandLine all(String... arguments) {
    CommandLine scan = new CommandLine(new ScanCommand());
    EngineOptions.addTo(scan.getCommandSpec());
    boolean mayBeOther = arguments.length == 0 || NAMED.containsKey(arguments[0]);
    if (mayBeOther || !Collections.disjoint(Arrays.asList(arguments), HELP)) {
      NAMED.values().forEach(command -> add(command.get(), scan));
    }
    return scan.setCaseInsensitiveEnumValuesAllowed(true);
  }

  private static void add(AbstractCommand command, CommandLine scan) {
    CommandLine named = new CommandLine(command);
    CommandSpec spec = named.getCommandSpec();
    EngineOptions.addTo(spec);
    if (!(command instanceof CompareCommand)) {
      WITHOUT_FINDINGS.stream()
          .filter(spec.optionsMap()::containsKey)
          .map(spec::findOption)
          .forEach(spec::remove);
    }
    scan.addSubcommand(named);
  }

  /**
   * Runs the command that the first argument names, else the scan. Picocli would ask for the inputs
   * of the scan before each other command as well.
   */
  static int execute(CommandLine scan, String... arguments) {
    String first = arguments.length == 0 ? "" : arguments[0];
    if (scan.getSubcommands().containsKey(first)) {
      CommandSpec spec = scan.getCommandSpec();
      ImmutableList.copyOf(spec.positionalParameters()).forEach(spec::remove);
      return scan.execute(arguments);
    }
    for (String argument : arguments) {
      String name = argument.replaceFirst("=.*", "");
      if (REMOVED.containsKey(name)) {
        String problem =
            name + " is a command now: java -jar wiretime-scan.jar " + REMOVED.get(name);
        scan.getErr().println(new CommandDialect().said(problem));
        scan.getErr().flush();
        return AbstractCommand.WRONG_USE;
      }
    }
    return scan.execute(
        first.equals(SCAN) ? Arrays.copyOfRange(arguments, 1, arguments.length) : arguments);
  }
}

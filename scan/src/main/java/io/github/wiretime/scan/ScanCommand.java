package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.options.CommandDialect;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.MavenDialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.checker.report.FailureText;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Inputs;
import io.github.wiretime.scan.archive.LeftOut;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.fix.FixPlan;
import io.github.wiretime.scan.fix.Row;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command line: {@code java -jar wiretime-scan.jar app.jar}. */
@Command(
    name = "wiretime-scan",
    mixinStandardHelpOptions = true,
    versionProvider = ScanVersion.class,
    sortOptions = false,
    customSynopsis = "java -jar wiretime-scan.jar [OPTION...] INPUT...",
    usageHelpWidth = 100,
    description = "Finds the time types that make Dubbo calls slow in what is built.",
    footer = "Exit: 0 nothing that fails, 1 findings that fail, 2 wrong use, 3 not complete.")
final class ScanCommand implements Callable<Integer> {

  private static final int FINDINGS = 1;
  private static final int WRONG_USE = 2;
  static final int UNREADABLE = 3;

  @Spec private CommandSpec spec;

  @Mixin private InputOptions application;

  @Option(
      names = "--fail-on",
      paramLabel = "WHICH",
      description = "new (default with a baseline), any or none (default)")
  private FailOn failOn;

  /** By which prefix the Maven build that runs this command calls goals, whose users read it. */
  @Option(names = "--maven-goals", hidden = true)
  private String mavenGoals;

  /** Without it a scan that sees no service asks for the names of their interfaces. */
  @Option(names = "--part-of-build", hidden = true)
  private boolean isPart;

  @Mixin private Outputs outputs;

  @Mixin private FixOptions fix;

  @Mixin private AllowListOptions allowList;

  @Mixin private UpgradeOptions upgrade;

  private ScanProgress progress;

  /** Whether all was printed and written that was asked for. */
  private boolean hasResult;

  /** That of errors, until it is known what the user wants. */
  private Language language = OptionTable.LANG.unset();

  public static void main(String[] arguments) {
    CommandLine command = Commands.all();
    if (arguments.length == 0 || !arguments[0].equals(ParentBuild.ARGUMENT)) {
      System.exit(Commands.execute(command, arguments));
    }
    ParentBuild.watch();
    int exitCode = Commands.execute(command, Arrays.copyOfRange(arguments, 1, arguments.length));
    ScanCommand scan = command.getCommand();
    System.out.println(ParentBuild.lastLine(exitCode, scan.hasResult));
    System.exit(exitCode);
  }

  @Override
  public Integer call() {
    ScanProgress watched = ScanProgress.of(spec.commandLine().getErr());
    progress = watched;
    try (watched) {
      Options options =
          OptionsParser.parse(
              EngineOptions.set(spec.commandLine().getParseResult()), Door.SCANNER, dialect());
      language = options.dialect().language();
      Optional<String> problem = problem(options);
      return problem.isPresent() ? fail(problem.get(), WRONG_USE) : scan(options, watched);
    } catch (InvalidOptionException invalid) {
      return fail(invalid.in(dialect()), invalid.getCause() == null ? WRONG_USE : UNREADABLE);
    } catch (InvalidPathException malformed) {
      return fail("'" + malformed.getInput() + "' is not a path", WRONG_USE);
    } catch (IOException unreadable) {
      return fail(unreadable.getMessage(), UNREADABLE);
    } catch (OutOfMemoryError tooLarge) {
      return fail(dialect().text(moreMemory()), UNREADABLE);
    } catch (RuntimeException | Error unexpected) {
      String problem = dialect().text(ScanTexts.of("scan.failed", FailureText.ISSUES));
      return fail(problem + FailureText.details(unexpected), UNREADABLE);
    }
  }

  private int scan(Options options, ScanProgress watched)
      throws IOException, InvalidOptionException {
    outputs.checkWritable(dialect());
    allowList.checkWritable(dialect());
    fix.checkWritable(dialect());
    watched.now(dialect().text(ScanTexts.of("progress.opening")));
    try (Inputs archives = new Inputs(options.get(OptionTable.MAX_ARCHIVES));
        PeerInputs peers = new PeerInputs(options.get(OptionTable.MAX_ARCHIVES))) {
      ImmutableList<Element> elements = application.open(archives, this::say);
      archives.leftOut().sentences(options.dialect()).forEach(this::say);
      if (upgrade.isAsked()) {
        return compare(elements, archives.leftOut(), options, watched);
      }
      open(peers);
      Scan scan =
          Scan.of(
              elements,
              archives.leftOut(),
              application.sourceFolders(),
              isPart,
              options,
              watched::now);
      Optional<FixPlan> plan =
          fix.isAsked() ? Optional.of(fix.plan(scan, peers.elements())) : Optional.empty();
      Optional<String> unfixable = plan.flatMap(each -> fix.problem(each, words()));
      if (unfixable.isPresent()) {
        return fail(unfixable.get(), WRONG_USE);
      }
      if (plan.isPresent()) {
        fix.write(
            plan.get(), dialect()); // before anything is printed of a patch that cannot be written
      }
      Optional<AllowListReport> refused = allowList.missing(scan, elements, dialect());
      watched.close(); // before anything is printed
      scan.said().forEach(this::say);
      new ConsoleReport(out()).print(scan);
      outputs.write(scan, application.inputs());
      plan.ifPresent(each -> report(each, scan));
      if (refused.isPresent()) {
        report(refused.get());
      }
      scan.run().writeBaseline(); // the last step, because the next scan reads what it writes
      boolean isRefused = refused.filter(AllowListReport::fails).isPresent();
      return exitCode(isRefused || failOn(options).fails(scan), scan);
    }
  }

  /** Prints what an upgrade changes, instead of findings. */
  private int compare(
      ImmutableList<Element> elements, LeftOut leftOut, Options options, ScanProgress watched)
      throws IOException, InvalidOptionException {
    UpgradeScan found =
        UpgradeScan.of(
            elements, leftOut, application.sourceFolders(), options, upgrade, watched::now);
    watched.close(); // before anything is printed
    UpgradeOptions.leftOut(spec.commandLine().getParseResult(), dialect()).ifPresent(this::say);
    found.scan().said().forEach(this::say);
    new UpgradeReport(out()).print(found);
    outputs.write(found, application.inputs());
    return exitCode(failOn != FailOn.NONE && found.upgrade().breaks(), found.scan());
  }

  private int exitCode(boolean fails, Scan scan) {
    hasResult = true;
    scan.failedLate().forEach(this::say);
    int unlessItFails = scan.isComplete() ? CommandLine.ExitCode.OK : UNREADABLE;
    return fails ? FINDINGS : unlessItFails;
  }

  /** Opens other applications, before a scan that a misspelt name of one would make useless. */
  private void open(PeerInputs peers) throws IOException {
    for (Path peer : (Iterable<Path>) InputOptions.paths(fix.peers())::iterator) {
      try {
        peers.add(InputOptions.opened(peers.next(), peer, /* isLibrary= */ false, this::say));
      } catch (UnreadableInputException unreadable) {
        throw new IOException(words().ofPeers(unreadable.getMessage()), unreadable);
      }
    }
    peers.leftOut(dialect()).forEach(sentence -> say(words().ofPeers(sentence)));
  }

  private void report(FixPlan plan, Scan scan) {
    if (plan.isUnknownToPeers()) {
      say(words().ofPeers(dialect().text(ScanTexts.of("peers.unknown"))));
    }
    new FixReport(out(), words())
        .print(plan, fix.file(), scan.calls(plan.rows().twins(Row.Outcome.PATCHED)));
  }

  private void report(AllowListReport refused) throws UnreadableInputException {
    allowList.write(refused);
    refused.warning().ifPresent(this::say);
    refused.print(out());
    refused.failure().ifPresent(this::say);
  }

  private FixWords words() {
    return new FixWords(dialect());
  }

  /** What is wrong with the names of files, before any of them is read. */
  private Optional<String> problem(Options options) {
    if (application.inputs().contains(Path.of(""))) {
      return Optional.of("the name of an input is empty");
    }
    Optional<String> ofOthers =
        fix.problem(words())
            .or(() -> allowList.problem().map(dialect()::text))
            .or(() -> upgrade.problem(dialect()));
    if (ofOthers.isPresent()) {
      return ofOthers;
    }
    return outputs.problem(
        options.get(OptionTable.BASELINE).map(Path::of),
        allowList.written(),
        application.read().collect(ImmutableSet.toImmutableSet()),
        options.dialect());
  }

  private FailOn failOn(Options options) {
    if (failOn != null) {
      return failOn;
    }
    return options.get(OptionTable.BASELINE).isPresent() ? FailOn.NEW : FailOn.NONE;
  }

  /** The Maven plugin starts the scan and keeps variables with options from its JVM. */
  private Text moreMemory() {
    return mavenGoals == null
        ? ScanTexts.of("scan.memory", "java -Xmx4g -jar")
        : ScanTexts.of("scan.memory-maven", "-Dwiretime.argLine=-Xmx4g");
  }

  private Dialect dialect() {
    Dialect english = mavenGoals == null ? new CommandDialect() : new MavenDialect(mavenGoals);
    return english.in(language);
  }

  private PrintWriter out() {
    return ConsoleWriter.to(spec.commandLine().getOut());
  }

  private int fail(String problem, int exitCode) {
    say(problem);
    return exitCode;
  }

  private void say(Text text) {
    say(dialect().text(text));
  }

  /** Apart from the findings, which others may read. */
  private void say(String message) {
    progress.clear();
    PrintWriter errors = ConsoleWriter.to(spec.commandLine().getErr());
    errors.println(dialect().said(message));
    errors.flush();
  }
}

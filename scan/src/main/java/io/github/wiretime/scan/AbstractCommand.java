package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
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
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** What all commands have in common: inputs, the options of the check, and how they end. */
abstract class AbstractCommand implements Callable<Integer> {

  static final int FAILS = 1;
  static final int WRONG_USE = 2;
  static final int UNREADABLE = 3;

  @Spec private CommandSpec spec;

  @Mixin private InputOptions application;

  /** By which prefix the Maven build that runs this command calls goals, whose users read it. */
  @Option(names = "--maven-goals", hidden = true)
  private String mavenGoals;

  private ScanProgress progress;

  /** Whether all was printed and written that was asked for. */
  private boolean hasResult;

  /** That of errors, until it is known what the user wants. */
  private Language language = OptionTable.LANG.unset();

  /** What is wrong with its options, before anything is read. */
  abstract Optional<String> problem(Options options);

  /**
   * Does what the user asks for.
   *
   * @return the exit code
   * @throws IOException if something cannot be read or written
   */
  abstract int run(Options options) throws IOException, InvalidOptionException;

  @Override
  public final Integer call() {
    try (ScanProgress watched = ScanProgress.of(spec.commandLine().getErr())) {
      progress = watched;
      Options options = OptionsParser.parse(EngineOptions.set(line()), Door.SCANNER, dialect());
      language = options.dialect().language();
      Optional<String> problem =
          application.inputs().contains(Path.of(""))
              ? Optional.of("the name of an input is empty")
              : problem(options);
      return problem.isPresent() ? fail(problem.get(), WRONG_USE) : run(options);
    } catch (InvalidOptionException invalid) {
      return fail(invalid.in(dialect()), invalid.getCause() == null ? WRONG_USE : UNREADABLE);
    } catch (InvalidPathException malformed) {
      return fail("'" + malformed.getInput() + "' is not a path", WRONG_USE);
    } catch (IOException unreadable) {
      return fail(unreadable.getMessage(), UNREADABLE);
    } catch (OutOfMemoryError tooLarge) {
      return fail(dialect().text(moreMemory()), UNREADABLE);
    } catch (RuntimeException | Error unexpected) {
      String sentence = dialect().text(ScanTexts.of("scan.failed", FailureText.ISSUES));
      return fail(sentence + FailureText.details(unexpected), UNREADABLE);
    }
  }

  boolean hasResult() {
    return hasResult;
  }

  final ParseResult line() {
    return spec.commandLine().getParseResult();
  }

  final InputOptions application() {
    return application;
  }

  /** Opens inputs and libraries, and names what is left out of them. */
  final ImmutableList<Element> open(Inputs archives, Options options) throws IOException {
    now(dialect().text(ScanTexts.of("progress.opening")));
    ImmutableList<Element> elements = application.open(archives, this::say);
    archives.leftOut().sentences(options).forEach(this::say);
    return elements;
  }

  /**
   * Scans what was opened.
   *
   * @param isPart whether other modules of a build may declare the services
   */
  final Scan scan(ImmutableList<Element> elements, Inputs archives, boolean isPart, Options options)
      throws IOException, InvalidOptionException {
    return InputScan.of(
        elements, archives.leftOut(), application.sourceFolders(), isPart, options, this::now);
  }

  /** The baseline, which is written as well, by the option that names it. */
  final ImmutableMap<String, Path> baseline(Options options) {
    return options
        .get(OptionTable.BASELINE)
        .map(file -> ImmutableMap.of(dialect().option(OptionTable.BASELINE), Path.of(file)))
        .orElse(ImmutableMap.of());
  }

  /** Tells a user who waits what is done now. */
  final void now(String phase) {
    progress.now(phase);
  }

  /** Where results are printed, after the last word on progress. */
  final PrintWriter out() {
    progress.close();
    return ConsoleWriter.to(spec.commandLine().getOut());
  }

  /** The exit code of a command that has done all. */
  final int ended(boolean fails, boolean isComplete) {
    hasResult = true;
    // The second is below the first, and keeps its trouble to itself.
    boolean isLost = spec.commandLine().getOut().checkError() || System.out.checkError();
    if (isLost) {
      say(ScanTexts.of("console.unwritten"));
    }
    int unlessItFails = isComplete && !isLost ? ExitCode.OK : UNREADABLE;
    return fails ? FAILS : unlessItFails;
  }

  /** The same for a command that scans. */
  final int ended(boolean fails, Scan scan) {
    scan.failedLate().forEach(this::say);
    return ended(fails, scan.isComplete());
  }

  /** The Maven plugin starts the scan and keeps variables with options from its JVM. */
  private Text moreMemory() {
    return mavenGoals == null
        ? ScanTexts.of("scan.memory", "java -Xmx4g -jar")
        : ScanTexts.of("scan.memory-maven", "-Dwiretime.argLine=-Xmx4g");
  }

  final Dialect dialect() {
    Dialect english = mavenGoals == null ? new CommandDialect() : new MavenDialect(mavenGoals);
    return english.in(language);
  }

  final int fail(String problem, int exitCode) {
    say(problem);
    return exitCode;
  }

  final void say(Text text) {
    say(dialect().text(text));
  }

  /** Apart from the findings, which others may read. */
  final void say(String message) {
    progress.clear();
    PrintWriter errors = ConsoleWriter.to(spec.commandLine().getErr());
    errors.println(dialect().said(message));
    errors.flush();
  }
}

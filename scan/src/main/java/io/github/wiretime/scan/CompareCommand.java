package io.github.wiretime.scan;

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
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** The command line {@code java -jar wiretime-scan.jar compare new.jar --against old.jar}. */
@Command(
    name = "compare",
    mixinStandardHelpOptions = true,
    versionProvider = ScanVersion.class,
    sortOptions = false,
    customSynopsis = "java -jar wiretime-scan.jar compare [OPTION...] INPUT... --against OLD...",
    usageHelpWidth = 100,
    description = "Tells what breaks while peers of this build and of the one before run together.",
    footer = "Exit: 0 nothing that fails, 1 changes that fail, 2 wrong use, 3 not complete.")
final class CompareCommand implements Callable<Integer> {

  private static final int CHANGES = 1;
  private static final int WRONG_USE = 2;
  private static final int UNREADABLE = 3;

  /** The build before, of a module that has none. */
  private static final String NONE = "none";

  @Spec private CommandSpec spec;

  @Mixin private InputOptions application;

  @Option(
      names = "--against",
      paramLabel = "OLD",
      required = true,
      arity = "1..*",
      description = "the build before: folders of classes, jars, wars; none for a first release")
  private List<Path> against;

  @Option(
      names = "--old-class-path",
      paramLabel = "PATH",
      description = "its libraries; those of --class-path unless you give some")
  private List<String> oldClassPath;

  @Option(
      names = "--old-name",
      paramLabel = "NAME",
      description = "what to call it, such as order-api-1.4.0; the name of its file otherwise")
  private String oldName;

  @Option(
      names = "--direction",
      paramLabel = "WHICH",
      description =
          "what fails: forward (old peers read what new ones send), backward (new ones read what"
              + " old ones send) or full (default)")
  private ComparedDirections directions = ComparedDirections.FULL;

  @Option(
      names = "--fail-on",
      paramLabel = "WHICH",
      description = "new (default), any or none; a baseline lists what is not new")
  private FailOn failOn = FailOn.NEW;

  /** By which prefix the Maven build that runs this command calls goals, whose users read it. */
  @Option(names = "--maven-goals", hidden = true)
  private String mavenGoals;

  @Mixin private Outputs outputs;

  private ScanProgress progress;

  /** That of errors, until it is known what the user wants. */
  private Language language = OptionTable.LANG.unset();

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
      return problem.isPresent() ? fail(problem.get(), WRONG_USE) : compare(options, watched);
    } catch (InvalidOptionException invalid) {
      return fail(invalid.in(dialect()), invalid.getCause() == null ? WRONG_USE : UNREADABLE);
    } catch (InvalidPathException malformed) {
      return fail("'" + malformed.getInput() + "' is not a path", WRONG_USE);
    } catch (IOException unreadable) {
      return fail(unreadable.getMessage(), UNREADABLE);
    } catch (OutOfMemoryError tooLarge) {
      return fail(
          dialect()
              .text(
                  mavenGoals == null
                      ? ScanTexts.of("scan.memory", "java -Xmx4g -jar")
                      : ScanTexts.of("scan.memory-maven", "-Dwiretime.argLine=-Xmx4g")),
          UNREADABLE);
    } catch (RuntimeException | Error unexpected) {
      String sentence = dialect().text(ScanTexts.of("scan.failed", FailureText.ISSUES));
      return fail(sentence + FailureText.details(unexpected), UNREADABLE);
    }
  }

  private int compare(Options options, ScanProgress watched)
      throws IOException, InvalidOptionException {
    if (against.equals(List.of(Path.of(NONE)))) {
      say(ScanTexts.of("compare.first"));
      return 0;
    }
    outputs.checkWritable(options.dialect());
    CompareInputs inputs =
        new CompareInputs(application, against, Optional.ofNullable(oldClassPath), name());
    CompareScan found = CompareScan.of(inputs, options, this::say, watched::now);
    watched.close(); // before anything is printed
    found.said().forEach(this::say);
    if (found.isUnrelated()) {
      return WRONG_USE;
    }
    new CompareReport(spec.commandLine().getOut()).print(found);
    outputs.write(found);
    found.writeBaseline();
    boolean fails = found.fails(failOn, directions);
    return fails ? CHANGES : found.isComplete() ? 0 : UNREADABLE;
  }

  private String name() {
    return oldName == null ? CompareInputs.nameOf(against.get(0)) : oldName;
  }

  private Optional<String> problem(Options options) {
    if (application.inputs().contains(Path.of("")) || against.contains(Path.of(""))) {
      return Optional.of("the name of an input is empty");
    }
    return outputs.problem(
        options.get(OptionTable.BASELINE).map(Path::of),
        Optional.empty(),
        Stream.of(application.read(), against.stream())
            .flatMap(paths -> paths)
            .collect(ImmutableSet.toImmutableSet()),
        options.dialect());
  }

  private Dialect dialect() {
    Dialect english = mavenGoals == null ? new CommandDialect() : new MavenDialect(mavenGoals);
    return english.in(language);
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
    PrintWriter errors = spec.commandLine().getErr();
    errors.println(dialect().said(message));
    errors.flush();
  }
}

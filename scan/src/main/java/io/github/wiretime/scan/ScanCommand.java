package io.github.wiretime.scan;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneFlags;
import io.github.wiretime.checker.CostlyRpcTime;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.checker.report.ReportFiles;
import io.github.wiretime.scan.application.NoPlaces;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Inputs;
import io.github.wiretime.scan.html.HtmlReport;
import java.io.File;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The command line: {@code java -jar wiretime-scan.jar app.jar}. */
@Command(
    name = "wiretime-scan",
    mixinStandardHelpOptions = true,
    version = "wiretime-scan 0.1.0-SNAPSHOT",
    sortOptions = false,
    exitCodeOnExecutionException = 3,
    customSynopsis = "java -jar wiretime-scan.jar [OPTION...] INPUT...",
    usageHelpWidth = 100,
    description = "Finds the time types that make Dubbo calls slow in what is built.",
    footer = "Exit: 0 nothing that fails, 1 findings that fail, 2 wrong use, 3 unreadable input.")
final class ScanCommand implements Callable<Integer> {

  private static final String CATEGORY = "scan/";
  private static final int FINDINGS = 1;
  private static final int WRONG_USE = 2;
  private static final int UNREADABLE = 3;

  private static final Splitter PATHS =
      Splitter.on(File.pathSeparatorChar).trimResults().omitEmptyStrings();

  @Spec private CommandSpec spec;

  @Parameters(
      paramLabel = "INPUT",
      arity = "1..*",
      description = "folders of classes, jars, wars, Spring Boot jars: the application")
  private List<Path> inputs;

  @Option(
      names = "--class-path",
      paramLabel = "PATH",
      description = "its libraries: jars, folders of jars or of classes")
  private List<String> classPath = List.of();

  @Option(
      names = "--fail-on",
      paramLabel = "WHICH",
      description = "new (default with a baseline), any or none (default)")
  private FailOn failOn;

  @Option(names = "--sarif", paramLabel = "FILE", description = "SARIF 2.1.0, for code scanning")
  private Path sarif;

  @Option(names = "--markdown", paramLabel = "FILE", description = "a summary, for a pull request")
  private Path markdown;

  @Option(names = "--html", paramLabel = "FILE", description = "a page to look at and to show")
  private Path html;

  public static void main(String[] arguments) {
    System.exit(commandLine().execute(arguments));
  }

  static CommandLine commandLine() {
    CommandLine command = new CommandLine(new ScanCommand());
    EngineOptions.addTo(command.getCommandSpec());
    return command.setCaseInsensitiveEnumValuesAllowed(true);
  }

  @Override
  public Integer call() throws IOException {
    try (Inputs archives = new Inputs()) {
      ErrorProneFlags flags = EngineOptions.flags(spec.commandLine().getParseResult());
      Options options = OptionsParser.parse(flags);
      Scan scan = Scan.of(elements(archives), options);
      scan.said().forEach(this::say);
      new ConsoleReport(spec.commandLine().getOut()).print(scan);
      writeFiles(scan);
      return failOn(options).fails(scan) ? FINDINGS : CommandLine.ExitCode.OK;
    } catch (InvalidOptionException invalid) {
      return fail(EngineOptions.inTermsOfCommand(invalid.problem()), WRONG_USE);
    } catch (IOException unreadable) {
      return fail(unreadable.getMessage(), UNREADABLE);
    }
  }

  private void writeFiles(Scan scan) throws IOException, InvalidOptionException {
    ReportFiles files =
        new ReportFiles(
            new NoPlaces(),
            ModuleFolder.of(scan.application().context()),
            scan.message(),
            scan.changeText(),
            SeverityLevel.WARNING);
    if (sarif != null) {
      files.writeSarif(
          sarif.toAbsolutePath(), CATEGORY, scan.result(), CostlyRpcTime.DOCUMENTATION);
    }
    if (markdown != null) {
      files.writeSummary(markdown.toAbsolutePath(), scan.result());
    }
    if (html != null) {
      HtmlReport.write(
          html,
          Lists.transform(inputs, Path::toString),
          scan.judgements(),
          scan.analysis().callBytes().get(),
          scan.costs(),
          scan.said(),
          CostlyRpcTime.DOCUMENTATION);
    }
  }

  private ImmutableList<Element> elements(Inputs archives) throws IOException {
    ImmutableList.Builder<Element> elements = ImmutableList.builder();
    for (Path input : inputs) {
      elements.addAll(archives.open(input, /* isLibrary= */ false));
    }
    for (String paths : classPath) {
      for (String library : PATHS.split(paths)) {
        elements.addAll(archives.open(path(library), /* isLibrary= */ true));
      }
    }
    return elements.build();
  }

  /** The JVM takes {@code libs/*} for all jars in a folder. */
  private static Path path(String library) {
    return Path.of(library.endsWith("/*") ? library.substring(0, library.length() - 2) : library);
  }

  private FailOn failOn(Options options) {
    if (failOn != null) {
      return failOn;
    }
    return options.baseline().isPresent() ? FailOn.NEW : FailOn.NONE;
  }

  private int fail(String problem, int exitCode) {
    say(problem);
    return exitCode;
  }

  /** Apart from the findings, which others may read. */
  private void say(String message) {
    PrintWriter errors = spec.commandLine().getErr();
    errors.println("wiretime-scan: " + message);
    errors.flush();
  }
}

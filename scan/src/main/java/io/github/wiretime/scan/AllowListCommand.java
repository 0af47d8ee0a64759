package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.scan.allowlist.AllowListFile;
import io.github.wiretime.scan.allowlist.RefusedClass;
import io.github.wiretime.scan.allowlist.RefusedClasses;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.Inputs;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Completes the allow list of Dubbo: {@code java -jar wiretime-scan.jar allow-list app.jar --file
 * serialize.allowlist}.
 */
@Command(
    name = "allow-list",
    mixinStandardHelpOptions = true,
    versionProvider = ScanVersion.class,
    sortOptions = false,
    customSynopsis = "java -jar wiretime-scan.jar allow-list [OPTION...] INPUT... --file FILE",
    usageHelpWidth = 100,
    description = "Adds the classes that calls send and that Dubbo refuses to its allow list.",
    footer = "%nExit: 0 done, 1 a class is missing (with --check), 2 wrong use, 3 not complete.")
final class AllowListCommand extends AbstractCommand {

  @Option(
      names = "--file",
      paramLabel = "FILE",
      required = true,
      description = "the list, such as src/main/resources/security/serialize.allowlist")
  private Path file;

  @Option(names = "--check", description = "adds nothing, and fails if FILE lacks a class")
  private boolean isCheck;

  @Override
  Optional<String> problem(Options options) {
    return isCheck
        ? Outputs.problemOfName("--file", file)
        : Outputs.problemOf(
            ImmutableMap.of("--file", file),
            application().read().collect(ImmutableSet.toImmutableSet()));
  }

  @Override
  int run(Options options) throws IOException, InvalidOptionException {
    if (!isCheck) {
      Writing.run(file, dialect(), WholeFile::checkWritable); // before minutes pass
    }
    try (Inputs archives = new Inputs(options.get(OptionTable.MAX_ARCHIVES))) {
      ImmutableList<Element> elements = open(archives, options);
      Scan scan = scan(elements, archives, /* isPart= */ false, options);
      RefusedClasses refused = scan.refused(elements);
      AllowListReport report =
          new AllowListReport(file, missing(refused), isCheck, refused, dialect());
      PrintWriter out = out();
      scan.said().forEach(this::say);
      if (!isCheck) {
        Writing.run(file, dialect(), target -> new AllowListFile(target).add(report.missing()));
      }
      report.warning().ifPresent(this::say);
      report.print(out);
      report.failure().ifPresent(this::say);
      return ended(report.fails(), scan);
    }
  }

  private ImmutableList<RefusedClass> missing(RefusedClasses refused)
      throws UnreadableInputException {
    try {
      return new AllowListFile(file).missing(refused);
    } catch (IOException unreadable) {
      throw new UnreadableInputException(
          file.toString(), dialect().text(ScanTexts.of("file.unread", unreadable.getMessage())));
    }
  }
}

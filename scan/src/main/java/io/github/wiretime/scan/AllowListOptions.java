package io.github.wiretime.scan;

import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.allowlist.AllowListFile;
import io.github.wiretime.scan.allowlist.RefusedClasses;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The allow list of Dubbo that a scan completes. */
final class AllowListOptions {

  private static final String FILE = "--allow-list";

  @Option(
      names = FILE,
      paramLabel = "FILE",
      description = "security/serialize.allowlist: adds the classes that Dubbo refuses")
  private Path file;

  @Option(
      names = "--allow-list-check",
      description = "adds nothing, and fails if --allow-list lacks a class")
  private boolean check;

  /** The file to write, if one is asked for. */
  Optional<Path> written() {
    return check ? Optional.empty() : Optional.ofNullable(file);
  }

  /** What is wrong with them, before anything is read. */
  Optional<Text> problem() {
    if (file == null) {
      return check
          ? Optional.of(ScanTexts.of("allow.lonely-check", "--allow-list-check", FILE + " FILE"))
          : Optional.empty();
    }
    return file.toString().isEmpty()
        ? Optional.of(ScanTexts.of("allow.no-name", FILE))
        : Optional.empty();
  }

  /**
   * Asks whether the file can be written, before minutes pass.
   *
   * @throws UnreadableInputException if it is known already that it cannot
   */
  void checkWritable(Dialect dialect) throws UnreadableInputException {
    if (written().isPresent()) {
      Writing.run(file, dialect, WholeFile::checkWritable);
    }
  }

  /**
   * What the file lacks, if one is asked for.
   *
   * @param elements inputs and libraries
   */
  Optional<AllowListReport> missing(Scan scan, List<Element> elements, Dialect dialect)
      throws UnreadableInputException {
    if (file == null) {
      return Optional.empty();
    }
    RefusedClasses refused = scan.refused(elements);
    try {
      return Optional.of(
          new AllowListReport(
              file, new AllowListFile(file).missing(refused), check, refused, dialect));
    } catch (IOException unreadable) {
      throw new UnreadableInputException(
          file.toString(), dialect.text(ScanTexts.of("file.unread", unreadable.getMessage())));
    }
  }

  /**
   * Writes the file, unless it is only checked.
   *
   * @throws UnreadableInputException if it cannot be written; then it is as it was
   */
  void write(AllowListReport report) throws UnreadableInputException {
    if (!check) {
      Writing.run(
          file, report.dialect(), target -> new AllowListFile(target).add(report.missing()));
    }
  }
}

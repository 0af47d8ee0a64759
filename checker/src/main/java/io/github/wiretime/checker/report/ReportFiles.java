package io.github.wiretime.checker.report;

import com.google.common.base.Ascii;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.finding.FindingJudge;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Option;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.function.Function;

/**
 * The files that one compilation leaves for people and services: SARIF and beside it, with the
 * ending {@code .md}, a summary; and what GitLab reads.
 */
public final class ReportFiles {

  /** Writes one file. */
  @FunctionalInterface
  private interface Writing {
    void to(Path file) throws IOException;
  }

  private final ModuleFolder folder;
  private final Repository repository;
  private final Places places;
  private final FindingTexts texts;
  private final Function<Check, SeverityLevel> severity;

  /**
   * Files of the module that is compiled.
   *
   * @param severity of what a check reports
   */
  public ReportFiles(
      Places places,
      ModuleFolder folder,
      FindingTexts texts,
      Function<Check, SeverityLevel> severity) {
    this.folder = folder;
    this.repository = Repository.around(folder);
    this.places = places;
    this.texts = texts;
    this.severity = severity;
  }

  /**
   * Writes SARIF and summary whole, also where there is nothing to report, so that they never tell
   * what was fixed long ago.
   *
   * @param path as the option names it
   * @param notes what readers should know of all findings
   * @param documentation the page that explains the check
   * @throws InvalidOptionException if they cannot be written
   */
  public void writeSarif(
      String path, FindingJudge.Result result, Collection<Text> notes, String documentation)
      throws InvalidOptionException {
    Path sarif = file(OptionTable.REPORT, path);
    Path summary = sarif.resolveSibling(withoutEnding(sarif.getFileName().toString()) + ".md");
    write(
        OptionTable.REPORT,
        sarif,
        file -> writeSarif(file, category(), result, notes, documentation));
    write(OptionTable.REPORT, summary, file -> writeSummary(file, result, notes));
  }

  /**
   * Writes SARIF alone.
   *
   * @param category what tells it apart from other reports of the same build
   * @param notes what readers should know of all findings
   * @throws IOException if it cannot be written
   */
  public void writeSarif(
      Path file,
      String category,
      FindingJudge.Result result,
      Collection<Text> notes,
      String documentation)
      throws IOException {
    SarifReport report =
        new SarifReport(
            places, repository, texts.in(Language.OF_PROGRAMS), documentation, severity);
    WholeFile.write(
        file,
        report.of(
            result, notes.stream().map(note -> note.in(Language.OF_PROGRAMS)).toList(), category));
  }

  /**
   * Writes the summary alone.
   *
   * @throws IOException if it cannot be written
   */
  public void writeSummary(Path file, FindingJudge.Result result, Collection<Text> notes)
      throws IOException {
    WholeFile.write(file, new Summary(texts, places).of(result, notes));
  }

  /**
   * Writes what GitLab reads, in the same way.
   *
   * @param path as the option names it
   * @throws InvalidOptionException if it cannot be written
   */
  public void writeCodeQuality(String path, FindingJudge.Result result)
      throws InvalidOptionException {
    write(
        OptionTable.CODE_QUALITY,
        file(OptionTable.CODE_QUALITY, path),
        file ->
            WholeFile.write(
                file,
                new CodeQualityReport(
                        places, repository, texts.in(Language.OF_PROGRAMS), severity, category())
                    .of(result)));
  }

  private static void write(Option<?> option, Path file, Writing writing)
      throws InvalidOptionException {
    try {
      writing.to(file);
    } catch (IOException unwritable) {
      throw new InvalidOptionException(
          option, "cannot write '" + file + "': " + unwritable.getMessage(), unwritable);
    }
  }

  private Path file(Option<?> option, String path) throws InvalidOptionException {
    String name = withoutEnding(path);
    return folder.file(option, name + suffix() + path.substring(name.length()));
  }

  /** What tells the reports of a build apart when a service has collected them. */
  private String category() {
    return repository.relative(folder.path()) + folder.classOutput().getFileName() + "/";
  }

  /** Build tools compile all sources of a module with the same options; every report is needed. */
  private String suffix() {
    String output = folder.classOutput().getFileName().toString();
    return folder.isBesideOwnCode() || Ascii.toLowerCase(output).contains("test")
        ? "-" + output
        : "";
  }

  private static String withoutEnding(String name) {
    return name.substring(0, name.lastIndexOf('.'));
  }
}

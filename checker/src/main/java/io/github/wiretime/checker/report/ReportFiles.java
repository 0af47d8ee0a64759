package io.github.wiretime.checker.report;

import com.google.common.base.Ascii;
import com.google.errorprone.BugPattern.SeverityLevel;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.files.WholeFile;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;

/** The SARIF file of one compilation and beside it, with the ending {@code .md}, its summary. */
public final class ReportFiles {

  private static final String ENDING = ".sarif";

  private final ModuleFolder folder;
  private final Repository repository;
  private final Places places;
  private final Path sarif;

  /**
   * Files of the module that is compiled.
   *
   * @param path as the option names it
   * @throws InvalidOptionException if the option names no path
   */
  public ReportFiles(Places places, ModuleFolder folder, String path)
      throws InvalidOptionException {
    this.folder = folder;
    this.repository = Repository.around(folder);
    this.places = places;
    this.sarif = folder.file(Options.REPORT, withoutEnding(path) + suffix() + ENDING);
  }

  /**
   * Writes both files whole, also where there is nothing to report, so that they never tell what
   * was fixed long ago.
   *
   * @param documentation the page that explains the check
   * @throws InvalidOptionException if they cannot be written
   */
  public void write(
      Collection<Judgement> judgements,
      Message message,
      String documentation,
      SeverityLevel severity)
      throws InvalidOptionException {
    SarifReport report = new SarifReport(places, repository, message, documentation, severity);
    String summaryName = withoutEnding(sarif.getFileName().toString()) + ".md";
    try {
      WholeFile.write(sarif, report.of(judgements, category()));
      WholeFile.write(sarif.resolveSibling(summaryName), Summary.of(judgements));
    } catch (IOException unwritable) {
      throw new InvalidOptionException(
          Options.REPORT, "cannot write '" + sarif + "': " + unwritable.getMessage());
    }
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
    return name.substring(0, name.length() - ENDING.length());
  }
}

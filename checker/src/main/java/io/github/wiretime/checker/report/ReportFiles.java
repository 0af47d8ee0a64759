package io.github.wiretime.checker.report;

import com.google.errorprone.BugPattern.SeverityLevel;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.filter.Judgement;
import io.github.wiretime.checker.lines.WholeFile;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;

/** Writes the SARIF file of a module and beside it, with the ending {@code .md}, its summary. */
public final class ReportFiles {

  private final Path sarif;
  private final String module;

  /**
   * The files of one module.
   *
   * @param module a name that tells the reports of a build apart
   */
  public ReportFiles(Path sarif, String module) {
    this.sarif = sarif;
    this.module = module;
  }

  /**
   * Writes both files whole.
   *
   * @throws InvalidOptionException if they cannot be written
   */
  public void write(
      Collection<Judgement> judgements,
      Context context,
      Message message,
      String documentation,
      SeverityLevel severity)
      throws InvalidOptionException {
    SarifReport report =
        new SarifReport(new SourcePlaces(context), message, documentation, severity);
    String name = sarif.getFileName().toString();
    Path summary =
        sarif.resolveSibling(name.substring(0, name.length() - ".sarif".length()) + ".md");
    try {
      WholeFile.write(sarif, report.of(judgements, module));
      WholeFile.write(summary, Summary.of(judgements));
    } catch (IOException unwritable) {
      throw new InvalidOptionException(
          Options.REPORT, "cannot write '" + sarif + "': " + unwritable.getMessage());
    }
  }
}

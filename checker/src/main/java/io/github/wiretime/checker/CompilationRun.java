package io.github.wiretime.checker;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.compilation.SourceApplication;
import io.github.wiretime.checker.compilation.SourcePlaces;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.FindingJudge;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.finding.Run;
import io.github.wiretime.checker.finding.SerializationNotes;
import io.github.wiretime.checker.javac.DiagnosticLimit;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Notices;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.CompilerDialect;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.checker.options.References;
import io.github.wiretime.checker.report.FailureText;
import io.github.wiretime.checker.report.FindingTexts;
import io.github.wiretime.checker.report.ModuleNote;
import io.github.wiretime.checker.report.ReportFiles;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.Map;
import java.util.Optional;

/**
 * The steps of the checks in one run of javac: they find, judge, tell what belongs to no source,
 * and write files. What is to be said at declarations is left.
 */
record CompilationRun(Context context, Options options, Checks checks) {

  /**
   * Analyzes all sources that javac has entered. An option that cannot be used becomes an error of
   * the compilation, and there are no findings. What belongs to no source is said at once.
   *
   * @param texts what the user set, by the name of the option
   */
  static Compilation analyze(
      Context context, Map<String, String> texts, Checks checks, boolean leaveGenerated) {
    Dialect dialect = new CompilerDialect();
    try {
      Options options = options(context, texts, dialect).withChecks(checks.severities().keySet());
      return new CompilationRun(context, options, checks).run(leaveGenerated);
    } catch (InvalidOptionException invalid) {
      new Notices(context).error(invalid.in(dialect));
      return Compilation.WITHOUT_FINDINGS;
    }
  }

  private static Options options(Context context, Map<String, String> texts, Dialect dialect)
      throws InvalidOptionException {
    Options options = OptionsParser.parse(texts, Door.ERROR_PRONE, dialect);
    return ModuleFolder.of(context).isBesideOwnCode() ? options.withoutSpringConfig() : options;
  }

  /** Says that the check itself failed. */
  static void sayFailed(Context context, Throwable unexpected) {
    new Notices(context).warn(new CompilerDialect().said(FailureText.of(unexpected)));
  }

  private Compilation run(boolean leaveGenerated) throws InvalidOptionException {
    Run run =
        Run.of(
            context,
            new SourceApplication(context),
            options,
            AllAcceptances.ofSources(),
            leaveGenerated);
    Analysis analysis = run.analysis();
    FindingJudge.Result result = run.result();
    ImmutableList<Finding> reported = reported(run, Check.COSTLY_RPC_TIME);
    ImmutableList<Text> serialization =
        SerializationNotes.of(analysis, reported, options.dialect());
    say(analysis, result, reported, serialization);
    if (result.isEmpty() && !writesReports()) {
      run.writeBaseline();
      return Compilation.WITHOUT_FINDINGS;
    }
    FindingTexts texts =
        FindingTexts.of(
            analysis.costs(), Types.instance(context), references() == References.FULL, options);
    writeReports(result, serialization, texts);
    run.writeBaseline();
    return placed(run, texts);
  }

  private void say(
      Analysis analysis,
      FindingJudge.Result result,
      ImmutableList<Finding> reported,
      ImmutableList<Text> serialization) {
    Dialect dialect = options.dialect();
    Notices notices = new Notices(context);
    analysis.warnings().forEach(notices::warn);
    analysis.notes().forEach(note -> notices.note(dialect.said(note)));
    result.ofBaseline().forEach(sentence -> notices.warn(dialect.said(sentence)));
    boolean hides =
        result.judgements().values().stream()
            .anyMatch(judgement -> judgement.state() != Judgement.State.NEW);
    if (checks.contain(Check.COSTLY_RPC_TIME) || hides) {
      ModuleNote.of(analysis, result, reported, dialect.language())
          .ifPresent(note -> notices.note(dialect.said(note)));
    }
    serialization.forEach(note -> notices.note(dialect.said(dialect.text(note))));
    Guard.instance(context)
        .leftOut()
        .forEach(
            (name, why) ->
                notices.warn(
                    dialect.said(dialect.text(CheckTexts.of("damage.left-out", name, why)))));
  }

  private ImmutableList<Finding> reported(Run run, Check check) {
    return run.reported(check).stream()
        .filter(finding -> !finding.isOfReference() || references() != References.OFF)
        .collect(toImmutableList());
  }

  /** A build that stops does not come to the module that would list the members. */
  private References references() {
    References references = options.get(OptionTable.REFERENCES);
    return references == References.SUMMARY
            && checks.severityOf(Check.COSTLY_RPC_TIME) == SeverityLevel.ERROR
        ? References.FULL
        : references;
  }

  private boolean writesReports() {
    return options.get(OptionTable.REPORT).isPresent()
        || options.get(OptionTable.CODE_QUALITY).isPresent();
  }

  private void writeReports(
      FindingJudge.Result result, ImmutableList<Text> notes, FindingTexts texts)
      throws InvalidOptionException {
    ReportFiles files =
        new ReportFiles(
            new SourcePlaces(context), ModuleFolder.of(context), texts, checks::severityOf);
    Optional<String> report = options.get(OptionTable.REPORT);
    if (report.isPresent()) {
      String page = ownPage().orElse(Check.COSTLY_RPC_TIME.page().in(Language.OF_PROGRAMS));
      files.writeSarif(report.get(), result, notes, page);
    }
    Optional<String> codeQuality = options.get(OptionTable.CODE_QUALITY);
    if (codeQuality.isPresent()) {
      files.writeCodeQuality(codeQuality.get(), result);
    }
  }

  private Optional<String> ownPage() {
    return options.get(OptionTable.DOCS_URL);
  }

  private Compilation placed(Run run, FindingTexts texts) {
    SourcelessNotices unplaced = new SourcelessNotices(context, checks, options.dialect());
    ImmutableMap.Builder<Check, Placements> placements = ImmutableMap.builder();
    ImmutableMap.Builder<Check, DiagnosticLimit> limits = ImmutableMap.builder();
    for (Check check : Check.OF_ONE_BUILD) {
      ImmutableList<Finding> reported = reported(run, check);
      placements.put(
          check,
          Placements.of(check, reported, texts.of(check), ownPage(), options.dialect().language()));
      limits.put(check, unplaced.say(check, reported, texts.of(check)::of));
    }
    return new Compilation(placements.buildOrThrow(), limits.buildOrThrow());
  }
}

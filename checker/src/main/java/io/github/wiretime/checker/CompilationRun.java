package io.github.wiretime.checker;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.CommittedFiles;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.FindingFilter;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.finding.SerializationNotes;
import io.github.wiretime.checker.finding.TypeChange;
import io.github.wiretime.checker.javac.Guard;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.javac.Notices;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.References;
import io.github.wiretime.checker.report.FindingTexts;
import io.github.wiretime.checker.report.ModuleNote;
import io.github.wiretime.checker.report.ReportFiles;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.sources.SourceApplication;
import io.github.wiretime.checker.sources.SourcePlaces;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.Optional;

/**
 * The steps of the checks in one run of javac: they find, judge, tell what belongs to no source,
 * and write files. What is to be said at declarations is left.
 *
 * @param provided the services that a module of the same build provides
 */
record CompilationRun(
    Context context, Options options, Checks checks, ImmutableSet<String> provided) {

  /**
   * Runs.
   *
   * @param leaveGenerated whether generated code is nobody's to mend
   * @throws InvalidOptionException if an option names what cannot be used
   */
  Compilation run(boolean leaveGenerated) throws InvalidOptionException {
    AllAcceptances acceptances = AllAcceptances.ofSources();
    Application application = new SourceApplication(context);
    CommittedFiles committed = new CommittedFiles(options, ModuleFolder.of(context));
    Analysis analysis =
        Analysis.of(context, application, options, acceptances, committed.readWireMap());
    FindingFilter.Result result =
        new FindingFilter(context, application, options, acceptances, leaveGenerated)
            .judge(analysis, committed.readBaseline());
    ImmutableList<Finding> reported = reported(result.judgements());
    ImmutableList<Text> serialization =
        SerializationNotes.of(analysis, reported, options.dialect());
    say(analysis, result, reported, serialization);
    if (result.isEmpty() && !writesReports()) {
      committed.write(analysis, result);
      return Compilation.WITHOUT_FINDINGS;
    }
    FindingTexts texts =
        FindingTexts.of(
            analysis.costs(),
            Types.instance(context),
            references() == References.FULL,
            ownPage(),
            options.dialect());
    writeReports(result, serialization, texts);
    committed.write(analysis, result);
    return placed(reported, result, texts);
  }

  private void say(
      Analysis analysis,
      FindingFilter.Result result,
      ImmutableList<Finding> reported,
      ImmutableList<Text> serialization) {
    Dialect dialect = options.dialect();
    Notices notices = new Notices(context);
    analysis.warnings().forEach(notices::warn);
    analysis.notes().forEach(note -> notices.note(dialect.said(note)));
    result.stale().ifPresent(stale -> notices.warn(dialect.said(stale)));
    if (checks.contain(Check.COSTLY_RPC_TIME)) {
      ModuleNote.of(analysis, result.judgements(), reported, dialect.language())
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

  private ImmutableList<Finding> reported(ImmutableList<Judgement> judgements) {
    return Judgement.findings(judgements, Judgement.State.NEW)
        .filter(
            finding ->
                !finding.isOfReference()
                    || (references() != References.OFF && !isProvided(finding)))
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

  /** The module that provides the service lists its members in the same log. */
  private boolean isProvided(Finding finding) {
    Root root = finding.occurrence().path().root();
    return root.asService().isPresent() && provided.contains(Names.of(root.type()));
  }

  private boolean writesReports() {
    return options.get(OptionTable.REPORT).isPresent()
        || options.get(OptionTable.CODE_QUALITY).isPresent();
  }

  private void writeReports(
      FindingFilter.Result result, ImmutableList<Text> notes, FindingTexts texts)
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

  private Compilation placed(
      ImmutableList<Finding> costly, FindingFilter.Result result, FindingTexts texts) {
    Dialect dialect = options.dialect();
    Unplaced unplaced = new Unplaced(context, checks, dialect);
    ImmutableList<TypeChange> changes = result.newChanges();
    ImmutableList<Finding> broken = reported(result.broken());
    String brokenPage = ownPage().orElseGet(() -> dialect.text(Check.BROKEN_RPC_VALUE.page()));
    return new Compilation(
        ImmutableMap.of(
            Check.COSTLY_RPC_TIME,
            new Compilation.Said(
                Placements.of(costly, changes, texts, ownPage(), dialect.language()),
                unplaced.say(Check.COSTLY_RPC_TIME, costly, changes, texts.costly()::of)),
            Check.BROKEN_RPC_VALUE,
            new Compilation.Said(
                Placements.ofBroken(broken, texts.broken(), brokenPage),
                unplaced.say(
                    Check.BROKEN_RPC_VALUE, broken, ImmutableList.of(), texts.broken()::of))));
  }
}

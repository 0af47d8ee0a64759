package io.github.wiretime.checker;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneFlags;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.CommittedFiles;
import io.github.wiretime.checker.finding.Costs;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.FindingFilter;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.finding.SerializationNotes;
import io.github.wiretime.checker.finding.TypeChange;
import io.github.wiretime.checker.javac.DiagnosticLimit;
import io.github.wiretime.checker.javac.Names;
import io.github.wiretime.checker.javac.Notices;
import io.github.wiretime.checker.options.BuildFacts;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.CompilerDialect;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.checker.options.References;
import io.github.wiretime.checker.report.BrokenText;
import io.github.wiretime.checker.report.ChangeText;
import io.github.wiretime.checker.report.FailureText;
import io.github.wiretime.checker.report.Message;
import io.github.wiretime.checker.report.ModuleNote;
import io.github.wiretime.checker.report.ReportFiles;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.sources.SourceApplication;
import io.github.wiretime.checker.sources.SourcePlaces;
import io.github.wiretime.checker.words.Language;
import io.github.wiretime.checker.words.Text;
import java.util.Optional;

/** What the check knows about one run of javac; made once, when the first source is visited. */
final class Compilation {

  /** What one check says. */
  private record Said(Placements placements, DiagnosticLimit limit) {}

  private final ImmutableMap<Check, Said> said;

  private Compilation(ImmutableMap<Check, Said> said) {
    this.said = said;
  }

  /**
   * Analyzes all sources that javac has entered. An option that cannot be used becomes an error of
   * the compilation, and there are no findings. What belongs to no source is said at once.
   */
  static Compilation analyze(
      Context context, ErrorProneFlags flags, Checks checks, boolean leaveGenerated) {
    SeverityLevel severity = checks.severityOf(Check.COSTLY_RPC_TIME);
    AllAcceptances acceptances = AllAcceptances.ofSources();
    Notices notices = new Notices(context);
    BuildFacts build = BuildFacts.of(flags);
    try {
      Options options =
          options(context, flags, build.dialect()).withChecks(checks.severities().keySet());
      Dialect dialect = options.dialect();
      References references = references(options, severity);
      Application application = new SourceApplication(context);
      CommittedFiles committed = new CommittedFiles(options, ModuleFolder.of(context));
      Analysis analysis =
          Analysis.of(context, application, options, acceptances, committed.readWireMap());
      analysis.warnings().forEach(notices::warn);
      analysis.notes().forEach(note -> notices.note(dialect.said(note)));
      FindingFilter.Result result =
          new FindingFilter(context, application, options, acceptances, leaveGenerated)
              .judge(analysis, committed.readBaseline());
      result.stale().ifPresent(stale -> notices.warn(dialect.said(stale)));
      ImmutableList<Finding> reported = reported(result.judgements(), references, build.provided());
      if (checks.contain(Check.COSTLY_RPC_TIME)) {
        ModuleNote.of(analysis, result.judgements(), reported, dialect.language())
            .ifPresent(note -> notices.note(dialect.said(note)));
      }
      ImmutableList<Text> serialization = SerializationNotes.of(analysis, reported, dialect);
      serialization.forEach(note -> notices.note(dialect.said(dialect.text(note))));
      if (result.isEmpty()
          && options.get(OptionTable.REPORT).isEmpty()
          && options.get(OptionTable.CODE_QUALITY).isEmpty()) {
        committed.write(analysis, result);
        return withoutFindings();
      }
      Costs costs = analysis.costs();
      Message message =
          new Message(
              costs.main().yardstick(),
              costs.assumed(),
              Types.instance(context),
              references == References.FULL,
              dialect);
      BrokenText brokenText = new BrokenText(costs.assumed(), Types.instance(context), dialect);
      ChangeText changeText =
          new ChangeText(costs.main().release(), options.get(OptionTable.DOCS_URL), dialect);
      writeReports(
          options,
          new ReportFiles(
              new SourcePlaces(context),
              ModuleFolder.of(context),
              message,
              brokenText,
              changeText,
              checks::severityOf),
          result,
          serialization);
      committed.write(analysis, result);
      ImmutableList<TypeChange> changes = result.newChanges();
      Optional<String> ownPage = options.get(OptionTable.DOCS_URL);
      Unplaced unplaced = new Unplaced(context, checks, dialect);
      ImmutableList<Finding> broken = reported(result.broken(), references, build.provided());
      return new Compilation(
          ImmutableMap.of(
              Check.COSTLY_RPC_TIME,
              new Said(
                  Placements.of(
                      reported, changes, message, changeText, ownPage, dialect.language()),
                  unplaced.say(Check.COSTLY_RPC_TIME, reported, changes, message::of)),
              Check.BROKEN_RPC_VALUE,
              new Said(
                  Placements.ofBroken(
                      broken,
                      brokenText,
                      ownPage.orElseGet(() -> dialect.text(Check.BROKEN_RPC_VALUE.page()))),
                  unplaced.say(
                      Check.BROKEN_RPC_VALUE, broken, ImmutableList.of(), brokenText::of))));
    } catch (InvalidOptionException invalid) {
      notices.error(invalid.in(build.dialect()));
      return withoutFindings();
    }
  }

  private static Compilation withoutFindings() {
    return new Compilation(ImmutableMap.of());
  }

  /** Says that the check itself failed. */
  static void sayFailed(Context context, Throwable unexpected) {
    new Notices(context).warn(new CompilerDialect().said(FailureText.of(unexpected)));
  }

  /** A build that stops does not come to the module that would list the members. */
  private static References references(Options options, SeverityLevel severity) {
    References references = options.get(OptionTable.REFERENCES);
    return severity == SeverityLevel.ERROR && references == References.SUMMARY
        ? References.FULL
        : references;
  }

  private static ImmutableList<Finding> reported(
      ImmutableList<Judgement> judgements, References references, ImmutableSet<String> provided) {
    return judgements.stream()
        .filter(judgement -> judgement.state() == Judgement.State.NEW)
        .map(Judgement::finding)
        .filter(
            finding ->
                !finding.isOfReference()
                    || (references != References.OFF && !isProvided(finding, provided)))
        .collect(toImmutableList());
  }

  /** The module that provides the service lists its members in the same log. */
  private static boolean isProvided(Finding finding, ImmutableSet<String> provided) {
    Root root = finding.occurrence().path().root();
    return root.asService().isPresent() && provided.contains(Names.of(root.type()));
  }

  private static Options options(Context context, ErrorProneFlags flags, Dialect dialect)
      throws InvalidOptionException {
    Options options = OptionsParser.parse(flags, Door.ERROR_PRONE, dialect);
    return ModuleFolder.of(context).isBesideOwnCode() ? options.withoutSpringConfig() : options;
  }

  private static void writeReports(
      Options options, ReportFiles files, FindingFilter.Result result, ImmutableList<Text> notes)
      throws InvalidOptionException {
    if (options.get(OptionTable.REPORT).isPresent()) {
      files.writeSarif(
          options.get(OptionTable.REPORT).get(),
          result,
          notes,
          options
              .get(OptionTable.DOCS_URL)
              .orElseGet(() -> Check.COSTLY_RPC_TIME.page().in(Language.OF_PROGRAMS)));
    }
    if (options.get(OptionTable.CODE_QUALITY).isPresent()) {
      files.writeCodeQuality(options.get(OptionTable.CODE_QUALITY).get(), result);
    }
  }

  /** What a check says at declarations. */
  Placements placements(Check check) {
    Said known = said.get(check);
    return known == null ? Placements.NONE : known.placements();
  }

  /** Counts what a check says at declarations. */
  DiagnosticLimit limit(Check check) {
    return said.get(check).limit();
  }
}

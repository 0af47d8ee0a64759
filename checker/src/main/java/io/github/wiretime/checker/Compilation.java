package io.github.wiretime.checker;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multimaps;
import com.google.common.collect.Sets;
import com.google.errorprone.BugPattern.SeverityLevel;
import com.google.errorprone.ErrorProneFlags;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import com.sun.tools.javac.util.JCDiagnostic.DiagnosticPosition;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.finding.Acceptances;
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
import io.github.wiretime.checker.options.CompilerDialect;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.checker.options.References;
import io.github.wiretime.checker.report.ChangeText;
import io.github.wiretime.checker.report.FailureText;
import io.github.wiretime.checker.report.Message;
import io.github.wiretime.checker.report.ModuleNote;
import io.github.wiretime.checker.report.ReportFiles;
import io.github.wiretime.checker.roots.Root;
import io.github.wiretime.checker.sources.SourceApplication;
import io.github.wiretime.checker.sources.SourcePlaces;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** What the check knows about one run of javac; made once, when the first source is visited. */
final class Compilation {

  private final ImmutableListMultimap<Symbol, Finding> findings;
  private final ImmutableListMultimap<Symbol, String> changes;

  /** Where diagnostics are, by class, of which few have any. */
  private final ImmutableListMultimap<Symbol, Symbol> declarations;

  private final Message message;
  private final Optional<String> docsUrl;
  private final DiagnosticLimit limit;

  private Compilation(
      ImmutableListMultimap<Symbol, Finding> findings,
      ImmutableListMultimap<Symbol, String> changes,
      Message message,
      Optional<String> docsUrl,
      DiagnosticLimit limit) {
    this.findings = findings;
    this.changes = changes;
    this.declarations =
        Multimaps.index(Sets.union(findings.keySet(), changes.keySet()), Symbol::enclClass);
    this.message = message;
    this.docsUrl = docsUrl;
    this.limit = limit;
  }

  /**
   * Analyzes all sources that javac has entered. An option that cannot be used becomes an error of
   * the compilation, and there are no findings. What belongs to no source is said at once.
   */
  static Compilation analyze(
      Context context,
      ErrorProneFlags flags,
      Acceptances acceptances,
      SeverityLevel severity,
      boolean leaveGenerated) {
    Notices notices = new Notices(context);
    BuildFacts build = BuildFacts.of(flags);
    Dialect dialect = build.dialect();
    try {
      Options options = options(context, flags, dialect);
      References references = references(options, severity);
      Application application = new SourceApplication(context);
      CommittedFiles committed = new CommittedFiles(options, ModuleFolder.of(context));
      Analysis analysis =
          Analysis.of(context, application, options, acceptances, committed.readWireMap());
      analysis.warnings().forEach(notices::warn);
      analysis.notes().forEach(note -> notices.note(dialect.said(note)));
      FindingFilter.Result result =
          new FindingFilter(context, application, options, acceptances, leaveGenerated)
              .judge(analysis.findings(), committed.readBaseline());
      result.stale().ifPresent(stale -> notices.warn(dialect.said(stale)));
      ImmutableList<Finding> reported = reported(result.judgements(), references, build.provided());
      ModuleNote.of(analysis, result.judgements(), reported)
          .ifPresent(note -> notices.note(dialect.said(note)));
      ImmutableList<String> serialization = SerializationNotes.of(analysis, reported, dialect);
      serialization.forEach(note -> notices.note(dialect.said(note)));
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
      ChangeText changeText =
          new ChangeText(
              costs.main().release(),
              options.get(OptionTable.DOCS_URL).orElse(CostlyRpcTime.CHANGED_IN_PLACE),
              dialect);
      writeReports(
          options,
          new ReportFiles(
              new SourcePlaces(context), ModuleFolder.of(context), message, changeText, severity),
          result,
          serialization);
      committed.write(analysis, result);
      ImmutableListMultimap<Symbol, String> changes = changes(result.changes(), changeText);
      DiagnosticLimit limit =
          new DiagnosticLimit(context, severity, places(reported, changes.keySet()));
      sayUnplaced(reported, message, severity, notices, limit, dialect);
      return new Compilation(
          byDeclaration(reported), changes, message, options.get(OptionTable.DOCS_URL), limit);
    } catch (InvalidOptionException invalid) {
      notices.error(invalid.in(dialect));
      return withoutFindings();
    }
  }

  private static Compilation withoutFindings() {
    return new Compilation(
        ImmutableListMultimap.of(), ImmutableListMultimap.of(), null, Optional.empty(), null);
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
      Options options, ReportFiles files, FindingFilter.Result result, ImmutableList<String> notes)
      throws InvalidOptionException {
    if (options.get(OptionTable.REPORT).isPresent()) {
      files.writeSarif(
          options.get(OptionTable.REPORT).get(),
          result,
          notes,
          options.get(OptionTable.DOCS_URL).orElse(CostlyRpcTime.DOCUMENTATION));
    }
    if (options.get(OptionTable.CODE_QUALITY).isPresent()) {
      files.writeCodeQuality(options.get(OptionTable.CODE_QUALITY).get(), result);
    }
  }

  /** A Spring file may declare a service of which this compilation has no source at all. */
  private static void sayUnplaced(
      ImmutableList<Finding> findings,
      Message message,
      SeverityLevel severity,
      Notices notices,
      DiagnosticLimit limit,
      Dialect dialect) {
    Multimaps.index(
            findings.stream().filter(finding -> finding.anchor().declaration().isEmpty()).toList(),
            Finding::anchor)
        .asMap()
        .forEach(
            (place, there) -> {
              limit.beforeNext();
              notices.say(severity, dialect.said(place.text() + ": " + message.of(there)));
            });
  }

  private static ImmutableListMultimap<Symbol, Finding> byDeclaration(
      ImmutableList<Finding> findings) {
    return findings.stream()
        .filter(finding -> finding.anchor().declaration().isPresent())
        .collect(
            toImmutableListMultimap(
                finding -> finding.anchor().declaration().get(), finding -> finding));
  }

  private static ImmutableListMultimap<Symbol, String> changes(
      ImmutableList<TypeChange> changes, ChangeText text) {
    return changes.stream()
        .filter(TypeChange::isNew)
        .collect(toImmutableListMultimap(change -> change.member().declaration(), text::of));
  }

  /** What is at one place is one diagnostic. */
  private static int places(ImmutableList<Finding> findings, Set<Symbol> changed) {
    return (int)
        Stream.concat(
                findings.stream().map(Finding::anchor),
                changed.stream().map(ReportLocation.Declaration::new))
            .distinct()
            .count();
  }

  boolean hasDiagnosticsAt(Symbol declaration) {
    // Very many are visited: a short list is faster than the hash code of each.
    return !declarations.isEmpty()
        && declarations.get(declaration.enclClass()).contains(declaration);
  }

  /**
   * What to say at a declaration, by what to point at inside it; empty for its name. Of two errors
   * in one place javac would drop the second.
   */
  Map<Optional<DiagnosticPosition>, String> textsAt(Symbol declaration) {
    Map<Optional<DiagnosticPosition>, String> texts = new LinkedHashMap<>();
    changes
        .get(declaration)
        .forEach(change -> texts.merge(Optional.empty(), change, Compilation::inLines));
    Multimaps.index(findings.get(declaration), finding -> finding.anchor().position())
        .asMap()
        .forEach(
            (position, there) -> texts.merge(position, message.of(there), Compilation::inLines));
    return texts;
  }

  private static String inLines(String first, String second) {
    return first + "\n" + second;
  }

  /** The page to link to; where several members are listed only one of the user's own. */
  Optional<String> linkAt(Symbol declaration, Optional<DiagnosticPosition> position) {
    return docsUrl.or(
        () ->
            position.isEmpty() && changes.containsKey(declaration)
                ? Optional.of(CostlyRpcTime.CHANGED_IN_PLACE)
                : Optional.of(CostlyRpcTime.DOCUMENTATION)
                    .filter(unused -> Message.isAtMember(findingsAt(declaration, position))));
  }

  private ImmutableList<Finding> findingsAt(
      Symbol declaration, Optional<DiagnosticPosition> position) {
    return findings.get(declaration).stream()
        .filter(finding -> finding.anchor().position().equals(position))
        .collect(toImmutableList());
  }

  DiagnosticLimit limit() {
    return limit;
  }
}

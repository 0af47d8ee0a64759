package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Types;
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
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.report.FindingTexts;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.allowlist.RefusedClasses;
import io.github.wiretime.scan.application.Missing;
import io.github.wiretime.scan.application.MissingClasses;
import io.github.wiretime.scan.application.OwnModules;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.LeftOut;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.bytes.CallEstimates;
import io.github.wiretime.scan.fix.TwinBytes;
import io.github.wiretime.scan.sources.Sources;
import io.github.wiretime.scan.words.ScanTexts;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.lang.model.element.ElementKind;

/**
 * What a scan found.
 *
 * @param application the classes that were scanned
 * @param analysis what the engine found
 * @param result what becomes of it
 * @param committed the files that it read and that are still to be written
 * @param places where members are declared, as far as sources tell
 * @param missing classes that the inputs lack
 * @param serialization what is known of other serializers than Hessian
 * @param leftOut what was not read of inputs and class path
 * @param unread what was not read of all that was needed
 * @param said what the reader should know besides
 * @param dialect of the reader
 */
record Scan(
    ScannedApplication application,
    Analysis analysis,
    FindingFilter.Result result,
    CommittedFiles committed,
    Sources places,
    Missing missing,
    ImmutableList<Text> serialization,
    LeftOut leftOut,
    Unread unread,
    ImmutableList<String> said,
    Dialect dialect) {

  /** More of them say more of the inputs than the classes that are left. */
  private static final int MOST_DAMAGED = 1000;

  /**
   * Scans inputs, and writes nothing. A class that fails when it is asked would make others fail
   * that name it, so that all is read again without it.
   *
   * @param leftOut what was not read of the inputs
   * @param sourceFolders where sources are besides those beside the inputs
   * @param isPart whether services may be in what is not given
   * @param progress is told what it does
   */
  static Scan of(
      List<Element> inputs,
      LeftOut leftOut,
      List<Path> sourceFolders,
      boolean isPart,
      Options options,
      Consumer<String> progress)
      throws InvalidOptionException, UnreadableInputException {
    progress.accept(options.dialect().text(ScanTexts.of("progress.reading")));
    ImmutableList<Element> elements = OwnModules.in(inputs);
    ScannedApplication application = ScannedApplication.of(elements);
    Scan scan = of(application, elements, leftOut, sourceFolders, options, progress);
    Map<String, Text> damaged = new HashMap<>();
    while (!application.failed().isEmpty() && damaged.size() < MOST_DAMAGED) {
      damaged.putAll(application.failed());
      application = ScannedApplication.without(damaged, elements);
      scan = of(application, elements, leftOut, sourceFolders, options, progress);
    }
    return scan.saying(new ScanNotes(scan, options, isPart).all());
  }

  private static Scan of(
      ScannedApplication application,
      ImmutableList<Element> elements,
      LeftOut leftOut,
      List<Path> sourceFolders,
      Options options,
      Consumer<String> progress)
      throws InvalidOptionException {
    Dialect dialect = options.dialect();
    Sources sources = new Sources(application.context(), elements, sourceFolders);
    progress.accept(dialect.text(ScanTexts.of("progress.following")));
    AllAcceptances acceptances = AllAcceptances.of(sources::suppresses);
    CommittedFiles committed = new CommittedFiles(options, ModuleFolder.of(application.context()));
    Analysis analysis = analysis(application, options, acceptances, committed);
    FindingFilter.Result result =
        new FindingFilter(
                application.context(),
                application,
                options,
                acceptances,
                /* leaveGenerated= */ false)
            .judge(analysis, committed.readBaseline());
    Missing missing = MissingClasses.after(analysis, application);
    Scan scan =
        new Scan(
            application,
            analysis,
            result,
            committed,
            sources,
            missing,
            SerializationNotes.of(analysis, reported(result.judgements()), dialect),
            leftOut,
            Unread.after(application, missing, leftOut, options),
            ImmutableList.of(),
            dialect);
    progress.accept(dialect.text(ScanTexts.of("progress.lines")));
    Stream.of(result.judgements(), result.broken())
        .flatMap(ImmutableList::stream)
        .forEach(judgement -> sources.of(judgement.finding().anchor()));
    return scan;
  }

  private Scan saying(ImmutableList<String> sentences) {
    return new Scan(
        application,
        analysis,
        result,
        committed,
        places,
        missing,
        serialization,
        leftOut,
        unread,
        sentences,
        dialect);
  }

  /**
   * Writes the wire map and the baseline, if the options say so. This comes after the reports, so
   * that a scan whose reports cannot be written changes nothing that people commit.
   *
   * @throws InvalidOptionException if one of them cannot be written
   */
  void writeCommitted() throws InvalidOptionException {
    committed.write(analysis, result);
  }

  /**
   * Whether all of the application was there and could be read, and all of libraries that services
   * and what they send name.
   */
  boolean isComplete() {
    return unread.isNothing() && missing.own().isEmpty() && application.failed().isEmpty();
  }

  /**
   * Classes that failed only when something besides findings was asked of them, a sentence each.
   */
  ImmutableList<Text> failedLate() {
    return application.failed().entrySet().stream()
        .map(each -> CheckTexts.of("damage.left-out", each.getKey(), each.getValue()))
        .collect(ImmutableList.toImmutableList());
  }

  /** Whether nothing is known to be sent at all. */
  boolean isEmpty() {
    return analysis.services().isEmpty() && analysis.classes().isEmpty();
  }

  /**
   * What the engine finds with other options.
   *
   * @throws InvalidOptionException if a file that the options name cannot be used
   */
  Analysis analysis(Options others) throws InvalidOptionException {
    return analysis(application, others, AllAcceptances.of(places::suppresses), committed);
  }

  /**
   * The same without what only parameters carry.
   *
   * @throws InvalidOptionException if a file that the options name cannot be used
   */
  Analysis analysisOfResults(Options others) throws InvalidOptionException {
    AllAcceptances acceptances =
        AllAcceptances.of(
            (check, declaration) ->
                declaration.getKind() == ElementKind.PARAMETER
                    || places.suppresses(check, declaration));
    return analysis(application, others, acceptances, committed);
  }

  private static Analysis analysis(
      ScannedApplication application,
      Options options,
      AllAcceptances acceptances,
      CommittedFiles committed)
      throws InvalidOptionException {
    return Analysis.of(
        application.context(), application, options, acceptances, committed.readWireMap());
  }

  /**
   * The classes that Dubbo's {@code STRICT} refuses.
   *
   * @param elements inputs and libraries, with the lists that they have
   */
  RefusedClasses refused(List<Element> elements) {
    return RefusedClasses.of(
        application.context(),
        application,
        analysis,
        application.trustsInterfaces(),
        elements,
        application.files());
  }

  /**
   * What the costly values of calls take.
   *
   * @param twins what values of fields take once their twins are sent, for those that get some
   */
  ImmutableList<CallBytes> calls(ImmutableMap<Symbol, TwinBytes> twins) {
    return analysis.checks().contains(Check.COSTLY_RPC_TIME)
        ? CallEstimates.of(application.context(), application, analysis, twins)
        : ImmutableList.of();
  }

  /** What is costly for the services of each framework. */
  Costs costs() {
    return analysis.costs();
  }

  /** The texts for what was found. */
  FindingTexts texts() {
    return FindingTexts.of(
        costs(),
        Types.instance(application.context()),
        /* referencesInFull= */ true,
        Optional.empty(),
        dialect);
  }

  /** What becomes of each finding. */
  ImmutableList<Judgement> judgements() {
    return result.judgements();
  }

  /** The members whose values do not arrive, and that nobody knew of. */
  ImmutableList<Finding> newBroken() {
    return reported(result.broken());
  }

  private static ImmutableList<Finding> reported(ImmutableList<Judgement> judgements) {
    return Judgement.findings(judgements, Judgement.State.NEW)
        .collect(ImmutableList.toImmutableList());
  }

  /** What to say of types that changed in place. */
  ImmutableList<String> changeTexts() {
    return changes().stream()
        .map(
            change ->
                change.member().key()
                    + places.of(change.anchor()).map(at -> " (" + at.text() + ")").orElse("")
                    + ": "
                    + texts().changed().of(change))
        .collect(ImmutableList.toImmutableList());
  }

  /** Types that changed in place and that nobody accepted. */
  ImmutableList<TypeChange> changes() {
    return result.newChanges();
  }
}

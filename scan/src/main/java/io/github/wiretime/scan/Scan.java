package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.Costs;
import io.github.wiretime.checker.finding.FindingJudge;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.finding.Run;
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
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.LeftOut;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.bytes.CallEstimates;
import io.github.wiretime.scan.fix.TwinBytes;
import io.github.wiretime.scan.libraries.OwnModules;
import io.github.wiretime.scan.sources.Sources;
import io.github.wiretime.scan.words.ScanTexts;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javax.lang.model.element.ElementKind;

/**
 * What a scan found.
 *
 * @param application the classes that were scanned
 * @param run what the engine found, and what becomes of it
 * @param places where members are declared, as far as sources tell
 * @param missing classes that the inputs lack, without those that they have and that cannot be read
 * @param serialization what is known of other serializers than Hessian
 * @param leftOut what was not read of inputs and class path
 * @param unread what was not read of all that was needed
 * @param said what the reader should know besides
 * @param options of the reader
 */
record Scan(
    ScannedApplication application,
    Run run,
    Sources places,
    Missing missing,
    ImmutableList<Text> serialization,
    LeftOut leftOut,
    Unread unread,
    ImmutableList<String> said,
    Options options) {

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
    while (damaged.size() < MOST_DAMAGED
        && !damaged.keySet().containsAll(application.failed().keySet())) {
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
    Run run =
        Run.of(
            application.context(),
            application,
            options,
            AllAcceptances.of(sources::suppresses),
            /* leaveGenerated= */ false);
    Missing missing = MissingClasses.after(run.analysis(), application);
    Scan scan =
        new Scan(
            application,
            run,
            sources,
            missing.without(application.leftOut().keySet()),
            SerializationNotes.of(run.analysis(), run.reported(Check.COSTLY_RPC_TIME), dialect),
            leftOut,
            Unread.after(application, missing, leftOut, options),
            ImmutableList.of(),
            options);
    progress.accept(dialect.text(ScanTexts.of("progress.lines")));
    run.result()
        .judgements()
        .values()
        .forEach(judgement -> sources.of(judgement.finding().anchor()));
    return scan;
  }

  private Scan saying(ImmutableList<String> sentences) {
    return new Scan(
        application, run, places, missing, serialization, leftOut, unread, sentences, options);
  }

  /** What the engine found. */
  Analysis analysis() {
    return run.analysis();
  }

  /** What becomes of what was found. */
  FindingJudge.Result result() {
    return run.result();
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
        .filter(each -> !unread.said().containsKey(each.getKey()))
        .map(each -> CheckTexts.of("damage.left-out", each.getKey(), each.getValue()))
        .collect(ImmutableList.toImmutableList());
  }

  /** Whether nothing is known to be sent at all. */
  boolean isEmpty() {
    return analysis().services().isEmpty() && analysis().classes().isEmpty();
  }

  /**
   * What the engine finds with other options.
   *
   * @throws InvalidOptionException if a file that the options name cannot be used
   */
  Analysis analysis(Options others) throws InvalidOptionException {
    return Analysis.of(
        application.context(), application, others, AllAcceptances.of(places::suppresses));
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
    return Analysis.of(application.context(), application, others, acceptances);
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
        analysis(),
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
    return analysis().checks().contains(Check.COSTLY_RPC_TIME)
        ? CallEstimates.of(application.context(), application, analysis(), twins, options)
        : ImmutableList.of();
  }

  /** That of the reader. */
  Dialect dialect() {
    return options.dialect();
  }

  /** What is costly for the services of each framework. */
  Costs costs() {
    return analysis().costs();
  }

  /** The texts for what was found. */
  FindingTexts texts() {
    return FindingTexts.of(
        costs(), Types.instance(application.context()), /* referencesInFull= */ true, options);
  }

  /** What becomes of each finding. */
  ImmutableListMultimap<Check, Judgement> judgements() {
    return result().judgements();
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
    return result().newChanges();
  }
}

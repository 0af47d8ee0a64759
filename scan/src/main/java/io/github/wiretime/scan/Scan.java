package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableMap;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Types;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.finding.Costs;
import io.github.wiretime.checker.finding.FindingFilter;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.finding.Run;
import io.github.wiretime.checker.finding.SerializationNotes;
import io.github.wiretime.checker.finding.TypeChange;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.report.FindingTexts;
import io.github.wiretime.checker.roots.SpringXml;
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
import java.util.List;
import java.util.function.Consumer;
import javax.lang.model.element.ElementKind;

/**
 * What a scan found.
 *
 * @param application the classes that were scanned
 * @param run what the engine found, and what becomes of it
 * @param places where members are declared, as far as sources tell
 * @param missing classes that the inputs lack
 * @param serialization what is known of other serializers than Hessian
 * @param leftOut what was not read
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
    ImmutableList<String> said,
    Options options) {

  /**
   * Scans inputs, and writes nothing.
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
    Dialect dialect = options.dialect();
    progress.accept(dialect.text(ScanTexts.of("progress.reading")));
    ImmutableList<Element> elements = OwnModules.in(inputs);
    ScannedApplication application = ScannedApplication.of(elements);
    Sources sources = new Sources(application.context(), elements, sourceFolders);
    progress.accept(dialect.text(ScanTexts.of("progress.following")));
    Run run =
        Run.of(
            application.context(),
            application,
            options,
            AllAcceptances.of(sources::suppresses),
            /* leaveGenerated= */ false);
    Scan scan =
        new Scan(
            application,
            run,
            sources,
            MissingClasses.after(run.analysis(), application),
            SerializationNotes.of(run.analysis(), run.reported(Check.COSTLY_RPC_TIME), dialect),
            leftOut,
            ImmutableList.of(),
            options);
    progress.accept(dialect.text(ScanTexts.of("progress.lines")));
    run.result()
        .judgements()
        .values()
        .forEach(judgement -> sources.of(judgement.finding().anchor()));
    return scan.saying(new ScanNotes(scan, options, isPart).all());
  }

  private Scan saying(ImmutableList<String> sentences) {
    return new Scan(application, run, places, missing, serialization, leftOut, sentences, options);
  }

  /** What the engine found. */
  Analysis analysis() {
    return run.analysis();
  }

  /** What becomes of what was found. */
  FindingFilter.Result result() {
    return run.result();
  }

  /** Whether all of the application was there and could be read, apart from libraries. */
  boolean isComplete() {
    return application.damaged().isEmpty()
        && application.springFiles().stream().allMatch(SpringXml::isReadable)
        && missing.own().isEmpty()
        && leftOut.isNothingOfInputs();
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
  RefusedClasses refused(List<Element> elements) throws UnreadableInputException {
    return RefusedClasses.of(
        application.context(), application, analysis(), application.trustsInterfaces(), elements);
  }

  /**
   * What the costly values of calls take.
   *
   * @param twins what values of fields take once their twins are sent, for those that get some
   */
  ImmutableList<CallBytes> calls(ImmutableMap<Symbol, TwinBytes> twins) {
    return analysis().checks().contains(Check.COSTLY_RPC_TIME)
        ? CallEstimates.of(application.context(), application, analysis(), twins)
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

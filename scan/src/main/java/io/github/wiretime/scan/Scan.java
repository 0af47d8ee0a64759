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
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.report.FindingTexts;
import io.github.wiretime.checker.words.CheckTexts;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.allowlist.RefusedClasses;
import io.github.wiretime.scan.application.Missing;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.LeftOut;
import io.github.wiretime.scan.bytes.CallBytes;
import io.github.wiretime.scan.bytes.CallEstimates;
import io.github.wiretime.scan.fix.TwinBytes;
import io.github.wiretime.scan.sources.Sources;
import java.util.List;
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

  /** The same with what the reader should know besides. */
  Scan saying(ImmutableList<String> sentences) {
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
}

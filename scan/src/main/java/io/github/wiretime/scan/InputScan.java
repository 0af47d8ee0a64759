package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Run;
import io.github.wiretime.checker.finding.SerializationNotes;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.application.Missing;
import io.github.wiretime.scan.application.MissingClasses;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.Element;
import io.github.wiretime.scan.archive.LeftOut;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.libraries.OwnModules;
import io.github.wiretime.scan.sources.Sources;
import io.github.wiretime.scan.words.ScanTexts;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/**
 * Scans inputs, and writes nothing. A class that fails when it is asked would make others fail that
 * name it, so that all is read again without it.
 */
final class InputScan {

  /** More of them say more of the inputs than the classes that are left. */
  private static final int MOST_DAMAGED = 1000;

  private InputScan() {}

  /**
   * Scans them.
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
    Scan scan = once(application, elements, leftOut, sourceFolders, options, progress);
    Map<String, Text> damaged = new HashMap<>();
    while (damaged.size() < MOST_DAMAGED
        && !damaged.keySet().containsAll(application.failed().keySet())) {
      damaged.putAll(application.failed());
      application = ScannedApplication.without(damaged, elements);
      scan = once(application, elements, leftOut, sourceFolders, options, progress);
    }
    return scan.saying(new ScanNotes(scan, options, isPart).all());
  }

  private static Scan once(
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
            Unread.after(application, run.analysis(), missing, leftOut, options),
            ImmutableList.of(),
            options);
    progress.accept(dialect.text(ScanTexts.of("progress.lines")));
    run.result()
        .judgements()
        .values()
        .forEach(judgement -> sources.of(judgement.finding().anchor()));
    return scan;
  }
}

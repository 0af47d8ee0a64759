package io.github.wiretime.scan;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.SkippedService;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.SomeNames;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What the reader of a scan should know besides the findings.
 *
 * @param isPart whether services may be in what is not given
 */
record ScanNotes(Scan scan, Options options, boolean isPart) {

  /** The sentences, in the order in which a scan comes to them. */
  ImmutableList<String> all() {
    return Stream.of(ofInputs(), ofFindings(), ofSilence(), ofWhatIsMissing())
        .flatMap(sentences -> sentences)
        .collect(ImmutableList.toImmutableList());
  }

  private Stream<String> ofInputs() {
    ScannedApplication application = scan.application();
    Optional<Text> damaged =
        application.damaged().isEmpty()
            ? Optional.empty()
            : Optional.of(
                ScanTexts.of(
                    "left-out.damaged",
                    SomeNames.of(application.damaged(), scan.dialect().language())));
    Stream<Text> unreadSettings =
        options.get(OptionTable.SERIALIZATION).isEmpty()
            ? application.unreadSettings().stream()
            : Stream.empty();
    return Stream.of(
            said(Stream.concat(damaged.stream(), application.doubled().stream())),
            Unmatched.among(options, application).stream(),
            said(unreadSettings))
        .flatMap(sentences -> sentences);
  }

  private Stream<String> ofFindings() {
    Analysis analysis = scan.analysis();
    return Stream.of(
            analysis.warnings().stream(),
            analysis.notes().stream(),
            scan.result().stale().stream(),
            HiddenCrashes.in(scan.result(), options).stream(),
            said(scan.serialization().stream()))
        .flatMap(sentences -> sentences);
  }

  /** Why nothing is found, unless another sentence says so. */
  private Stream<String> ofSilence() {
    ImmutableList<SkippedService> skipped = // without those of which the notes tell
        scan.analysis().skipped().stream()
            .filter(service -> service.file().isEmpty())
            .collect(ImmutableList.toImmutableList());
    return scan.isEmpty() && (!skipped.isEmpty() || (scan.serialization().isEmpty() && !isPart))
        ? Stream.of(NoServices.because(skipped, scan.dialect()))
        : Stream.empty();
  }

  private Stream<String> ofWhatIsMissing() {
    return Stream.of(
            scan.missing().sentences(scan.dialect()).stream(),
            scan.places().said(scan.dialect().language()).stream(),
            scan.isComplete() ? Stream.<String>empty() : said(ScanTexts.of("scan.incomplete")))
        .flatMap(sentences -> sentences);
  }

  private Stream<String> said(Stream<Text> texts) {
    return texts.map(scan.dialect()::text);
  }

  private Stream<String> said(Text text) {
    return said(Stream.of(text));
  }
}

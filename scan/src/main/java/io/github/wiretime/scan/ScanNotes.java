package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.options.BaselineMode;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.SkippedService;
import io.github.wiretime.checker.words.Text;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.SomeNames;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Optional;

/**
 * What the reader of a scan should know besides the findings.
 *
 * @param isPart whether services may be in what is not given
 */
record ScanNotes(Scan scan, Options options, boolean isPart) {

  /** The sentences, in the order in which a scan comes to them. */
  ImmutableList<String> all() {
    ImmutableList.Builder<String> all = ImmutableList.builder();
    addOfInputs(all);
    addOfFindings(all);
    whyNothingIsFound().ifPresent(all::add);
    all.addAll(scan.missing().sentences(scan.dialect()));
    all.addAll(scan.places().said(scan.dialect().language()));
    if (!scan.isComplete()) {
      all.add(said(ScanTexts.of("scan.incomplete")));
    }
    return all.build();
  }

  private void addOfInputs(ImmutableList.Builder<String> all) {
    ScannedApplication application = scan.application();
    scan.unread().sentences().stream().map(this::said).forEach(all::add);
    all.addAll(Unmatched.among(options, application));
    if (options.get(OptionTable.SERIALIZATION).isEmpty()) {
      application.unknownSettings().stream().map(this::said).forEach(all::add);
    }
  }

  private void addOfFindings(ImmutableList.Builder<String> all) {
    all.addAll(scan.analysis().warnings());
    all.addAll(scan.analysis().notes());
    all.addAll(scan.result().ofBaseline());
    hiddenCrashes().ifPresent(all::add);
    scan.serialization().stream().map(this::said).forEach(all::add);
    ofOlderPeers().map(this::said).ifPresent(all::add);
  }

  /** Members that end receivers, and that a baseline hides from now on. */
  private Optional<String> hiddenCrashes() {
    if (options.get(OptionTable.BASELINE_MODE) != BaselineMode.WRITE) {
      return Optional.empty();
    }
    ImmutableList<String> members =
        scan.result().judgements().values().stream()
            .filter(judgement -> judgement.state() != Judgement.State.ACCEPTED)
            .map(Judgement::finding)
            .filter(ScanNotes::isCrash)
            .map(finding -> finding.member().key())
            .collect(toImmutableList());
    return members.isEmpty()
        ? Optional.empty()
        : Optional.of(
            said(
                ScanTexts.of(
                    "baseline.crashes", SomeNames.of(members, scan.dialect().language()))));
  }

  private static boolean isCrash(Finding finding) {
    return finding.breakage().filter(each -> each.effect() == Effect.CRASH).isPresent();
  }

  /** Services of which nothing else is said. */
  private Optional<Text> ofOlderPeers() {
    int services = scan.analysis().servicesForOlderPeers().size();
    return services > 0 && scan.analysis().forOlderPeers().isEmpty()
        ? Optional.of(ScanTexts.counted("older-peers.nothing", services))
        : Optional.empty();
  }

  private Optional<String> whyNothingIsFound() {
    ImmutableList<SkippedService> skipped = // without those of which the notes tell
        scan.analysis().skipped().stream()
            .filter(service -> service.file().isEmpty())
            .collect(ImmutableList.toImmutableList());
    boolean isSaid = !scan.serialization().isEmpty() || ofOlderPeers().isPresent() || isPart;
    return scan.isEmpty() && (!skipped.isEmpty() || !isSaid)
        ? Optional.of(NoServices.because(skipped, scan.dialect()))
        : Optional.empty();
  }

  private String said(Text text) {
    return scan.dialect().text(text);
  }
}

package io.github.wiretime.scan;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.broken.Effect;
import io.github.wiretime.checker.finding.Finding;
import io.github.wiretime.checker.finding.FindingJudge;
import io.github.wiretime.checker.finding.Judgement;
import io.github.wiretime.checker.options.BaselineMode;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.scan.archive.SomeNames;
import io.github.wiretime.scan.words.ScanTexts;
import java.util.Optional;

/** Members that end receivers, and that a baseline hides from now on. */
final class HiddenCrashes {

  private HiddenCrashes() {}

  /** A sentence that names them, unless there is none or no baseline is written. */
  static Optional<String> in(FindingJudge.Result result, Options options) {
    if (options.get(OptionTable.BASELINE_MODE) != BaselineMode.WRITE) {
      return Optional.empty();
    }
    ImmutableList<String> members =
        result.judgements().values().stream()
            .filter(judgement -> judgement.state() != Judgement.State.ACCEPTED)
            .map(Judgement::finding)
            .filter(HiddenCrashes::isCrash)
            .map(finding -> finding.member().key())
            .collect(toImmutableList());
    return members.isEmpty()
        ? Optional.empty()
        : Optional.of(
            options
                .dialect()
                .text(
                    ScanTexts.of(
                        "baseline.crashes", SomeNames.of(members, options.dialect().language()))));
  }

  private static boolean isCrash(Finding finding) {
    return finding.breakage().filter(each -> each.effect() == Effect.CRASH).isPresent();
  }
}

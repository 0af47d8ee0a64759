package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.files.Baseline;
import io.github.wiretime.checker.files.ModuleFolder;
import io.github.wiretime.checker.javac.Generated;
import io.github.wiretime.checker.javac.Notices;
import io.github.wiretime.checker.options.InvalidOptionException;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.roots.Application;
import java.nio.file.Path;
import java.util.Optional;

/** Decides what becomes of each finding: reported, known to the baseline, or accepted. */
public final class FindingFilter {

  private final Context context;
  private final Application application;
  private final Options options;
  private final Acceptances acceptances;
  private final boolean leaveGenerated;
  private final Notices notices;

  /**
   * For one compilation.
   *
   * @param leaveGenerated whether generated code is none of the check's business
   */
  public FindingFilter(
      Context context,
      Application application,
      Options options,
      Acceptances acceptances,
      boolean leaveGenerated,
      Notices notices) {
    this.context = context;
    this.application = application;
    this.options = options;
    this.acceptances = acceptances;
    this.leaveGenerated = leaveGenerated;
    this.notices = notices;
  }

  /**
   * Judges all findings that are this compilation's to report; updates the baseline if asked to.
   */
  public ImmutableList<Judgement> judge(ImmutableList<Finding> all) throws InvalidOptionException {
    ImmutableList<Finding> own =
        all.stream()
            .filter(finding -> !finding.isReportedElsewhere() && !isLeftAlone(finding))
            .collect(toImmutableList());
    Optional<Baseline.Result> baseline = baseline(own);
    ImmutableList<Judgement> judgements =
        own.stream().map(finding -> judge(finding, baseline)).collect(toImmutableList());
    sayBaselined(judgements);
    return judgements;
  }

  private Judgement judge(Finding finding, Optional<Baseline.Result> baseline) {
    if (finding.isAccepted()) {
      return Judgement.accepted(finding, acceptances.reason(finding.member()));
    }
    return baseline.filter(known -> known.known().contains(finding.key())).isPresent()
        ? Judgement.baselined(finding)
        : Judgement.reported(finding);
  }

  private Optional<Baseline.Result> baseline(ImmutableList<Finding> own)
      throws InvalidOptionException {
    if (options.baseline().isEmpty()) {
      return Optional.empty();
    }
    Path file = ModuleFolder.of(context).file(Options.BASELINE, options.baseline().get());
    ImmutableSortedSet<String> keys =
        own.stream()
            .filter(finding -> !finding.isAccepted())
            .map(Finding::key)
            .collect(toImmutableSortedSet(Ordering.natural()));
    StaleLines staleLines = new StaleLines(application, Types.instance(context), acceptances);
    Baseline.Result result =
        new Baseline(file)
            .apply(options.baselineMode(), keys, lines -> staleLines.among(lines, keys));
    if (!result.stale().isEmpty()) {
      notices.warn(
          "[CostlyRpcTime] "
              + file
              + ": no longer found: "
              + String.join("; ", result.stale())
              + ". Remove with -XepOpt:CostlyRpcTime:BaselineMode=prune");
    }
    return Optional.of(result);
  }

  private void sayBaselined(ImmutableList<Judgement> judgements) {
    long count =
        judgements.stream()
            .filter(judgement -> judgement.state() == Judgement.State.BASELINED)
            .count();
    if (count > 0) {
      notices.note(
          "[CostlyRpcTime] "
              + count
              + (count == 1 ? " costly member is" : " costly members are")
              + " in the baseline");
    }
  }

  private boolean isLeftAlone(Finding finding) {
    return leaveGenerated && finding.anchor().declaration().filter(Generated::contains).isPresent();
  }
}

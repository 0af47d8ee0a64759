package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableListMultimap.toImmutableListMultimap;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static com.google.common.collect.ImmutableSortedSet.toImmutableSortedSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Ordering;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.baseline.BaselineContent;
import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.hessian.Migration;
import io.github.wiretime.checker.javac.Generated;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.words.CheckTexts;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Decides what becomes of each finding: reported, known to the baseline, in migration, accepted.
 */
public final class FindingJudge {

  /**
   * The findings that this compilation reports.
   *
   * @param judgements one for each finding that is this compilation's to report
   * @param ofBaseline sentences about a baseline that is missing or has stale lines
   * @param baselineChange what is to become of the lines of the baseline, if it changes
   */
  public record Result(
      ImmutableListMultimap<Check, Judgement> judgements,
      ImmutableList<String> ofBaseline,
      Optional<UnaryOperator<ImmutableSortedSet<String>>> baselineChange) {

    /** Whether there is nothing to tell. */
    public boolean isEmpty() {
      return judgements.isEmpty();
    }
  }

  private final Context context;
  private final Application application;
  private final Options options;
  private final AllAcceptances acceptances;
  private final boolean leaveGenerated;

  /**
   * Judges the findings of one compilation.
   *
   * @param leaveGenerated whether generated code is none of the check's business
   */
  public FindingJudge(
      Context context,
      Application application,
      Options options,
      AllAcceptances acceptances,
      boolean leaveGenerated) {
    this.context = context;
    this.application = application;
    this.options = options;
    this.acceptances = acceptances;
    this.leaveGenerated = leaveGenerated;
  }

  /**
   * Judges all findings that are this compilation's to report, and writes nothing.
   *
   * @param baseline what it lists, if there is one
   */
  public Result judge(Analysis analysis, Optional<BaselineContent> baseline) {
    ImmutableList<Finding> own = own(analysis.findings().values());
    return baseline.isPresent()
        ? compared(own, baseline.get())
        : judged(own, BaselineContent.Result.NONE, /* ofBaseline= */ ImmutableList.of());
  }

  private Result judged(
      ImmutableList<Finding> own,
      BaselineContent.Result compared,
      ImmutableList<String> ofBaseline) {
    ImmutableSet<String> known = compared.known();
    return new Result(
        LibraryFindings.joined(own.stream().map(finding -> judge(finding, known))).stream()
            .collect(
                toImmutableListMultimap(
                    judgement -> judgement.finding().check(), judgement -> judgement)),
        ofBaseline,
        compared.change());
  }

  private ImmutableList<Finding> own(Collection<Finding> all) {
    return all.stream()
        .filter(finding -> !finding.isReportedElsewhere() && !isLeftAlone(finding.anchor()))
        .collect(toImmutableList());
  }

  private Judgement judge(Finding finding, ImmutableSet<String> known) {
    if (finding.isAccepted()) {
      return Judgement.accepted(finding, acceptances.of(finding.check()).reason(finding.member()));
    }
    if (finding.isMigrating()) {
      return Judgement.migrating(finding);
    }
    return known.contains(finding.key())
        ? Judgement.baselined(finding)
        : Judgement.reported(finding);
  }

  private Result compared(ImmutableList<Finding> own, BaselineContent baseline) {
    ImmutableSortedSet<String> found = keys(own, finding -> !finding.isAccepted());
    // A baseline keeps the line of a member in migration and needs none.
    ImmutableSortedSet<String> keys =
        keys(own, finding -> !finding.isAccepted() && !finding.isMigrating());
    CompiledMembers compiled = new CompiledMembers(application, Types.instance(context));
    StaleLines staleLines = new StaleLines(compiled, acceptances, new Migration(application));
    BaselineContent.Result result =
        baseline.compare(
            options.get(OptionTable.BASELINE_MODE),
            keys,
            lines -> staleLines.among(ofChecks(lines), found));
    return judged(own, result, said(baseline.path(), result));
  }

  /** Nobody looked for the lines of a check that is off. */
  private ImmutableSet<String> ofChecks(ImmutableSet<String> lines) {
    ImmutableSet<Check> checks = options.get(OptionTable.CHECKS);
    return lines.stream()
        .filter(line -> checks.contains(Breakage.checkOf(line)))
        .collect(toImmutableSet());
  }

  private static ImmutableSortedSet<String> keys(
      ImmutableList<Finding> findings, Predicate<Finding> which) {
    return findings.stream()
        .filter(which)
        .map(Finding::key)
        .collect(toImmutableSortedSet(Ordering.natural()));
  }

  /** Says that there is no file, or which of its lines are stale. */
  private ImmutableList<String> said(Path file, BaselineContent.Result result) {
    Dialect dialect = options.dialect();
    if (result.isMissed()) {
      String write = dialect.setting(OptionTable.BASELINE_MODE, "write");
      return ImmutableList.of(dialect.text(CheckTexts.of("baseline.missing", file, write)));
    }
    if (result.stale().isEmpty()) {
      return ImmutableList.of();
    }
    String lines = String.join("; ", result.stale());
    String prune = dialect.setting(OptionTable.BASELINE_MODE, "prune");
    return ImmutableList.of(dialect.text(CheckTexts.of("baseline.stale", file, lines, prune)));
  }

  private boolean isLeftAlone(ReportLocation anchor) {
    return leaveGenerated && anchor.declaration().filter(Generated::contains).isPresent();
  }
}

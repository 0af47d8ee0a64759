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
import com.google.common.collect.Sets;
import com.sun.tools.javac.code.Types;
import com.sun.tools.javac.util.Context;
import io.github.wiretime.checker.application.Application;
import io.github.wiretime.checker.application.ReportLocation;
import io.github.wiretime.checker.baseline.BaselineContent;
import io.github.wiretime.checker.broken.Breakage;
import io.github.wiretime.checker.hessian.Migration;
import io.github.wiretime.checker.javac.Generated;
import io.github.wiretime.checker.options.BaselineMode;
import io.github.wiretime.checker.options.Check;
import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.checker.options.OptionTable;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.words.CheckTexts;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Decides what becomes of each finding: reported, known to the baseline, in migration, accepted.
 */
public final class FindingJudge {

  /**
   * The findings that this compilation reports, and the types that changed.
   *
   * @param judgements one for each finding that is this compilation's to report
   * @param changes types that changed in place, accepted ones too
   * @param ofBaseline sentences about a baseline that is missing or has stale lines
   * @param baselineChange what is to become of the lines of the baseline, if it changes
   */
  public record Result(
      ImmutableListMultimap<Check, Judgement> judgements,
      ImmutableList<TypeChange> changes,
      ImmutableList<String> ofBaseline,
      Optional<UnaryOperator<ImmutableSortedSet<String>>> baselineChange) {

    /** Whether there is nothing to tell. */
    public boolean isEmpty() {
      return judgements.isEmpty() && changes.isEmpty();
    }

    /** The types that changed in place, without those that somebody accepted. */
    public ImmutableList<TypeChange> newChanges() {
      return changes.stream().filter(TypeChange::isNew).collect(toImmutableList());
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
    RecordedConstants constants = new RecordedConstants(own(analysis.constants()));
    return baseline.isPresent()
        ? compared(own, constants, baseline.get())
        : judged(
            own,
            constants,
            BaselineContent.Result.NONE,
            /* changes= */ ImmutableList.of(),
            /* ofBaseline= */ ImmutableList.of());
  }

  private Result judged(
      ImmutableList<Finding> own,
      RecordedConstants constants,
      BaselineContent.Result compared,
      ImmutableList<TypeChange> changes,
      ImmutableList<String> ofBaseline) {
    ImmutableSet<String> known = compared.known();
    return new Result(
        LibraryFindings.joined(
                Stream.concat(own.stream(), constants.missingIn(known))
                    .map(finding -> judge(finding, known)))
            .stream()
            .collect(
                toImmutableListMultimap(
                    judgement -> judgement.finding().check(), judgement -> judgement)),
        changes,
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

  private Result compared(
      ImmutableList<Finding> own, RecordedConstants constants, BaselineContent baseline) {
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
            constants.lines(),
            lines -> staleLines.among(ofChecks(lines), found));
    ImmutableList<TypeChange> changes =
        changes(
            new TypeChanges(context, compiled, acceptances.of(Check.COSTLY_RPC_TIME))
                .among(ofChecks(result.known()), found));
    return judged(own, constants, result, changes, said(baseline.path(), result, changes));
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

  /**
   * A compilation that writes the baseline reports nothing. The lines of changed members stay in
   * the file, so that the next compilation reports them.
   */
  private ImmutableList<TypeChange> changes(ImmutableList<TypeChange> all) {
    return options.get(OptionTable.BASELINE_MODE) == BaselineMode.WRITE
        ? ImmutableList.of()
        : all.stream().filter(change -> !isLeftAlone(change.anchor())).collect(toImmutableList());
  }

  /**
   * Says that there is no file, or which of its lines are stale. A line whose member has another
   * type now is not named, because the report of that change names it.
   */
  private ImmutableList<String> said(
      Path file, BaselineContent.Result result, ImmutableList<TypeChange> changes) {
    Dialect dialect = options.dialect();
    if (result.isMissed()) {
      String write = dialect.setting(OptionTable.BASELINE_MODE, "write");
      return ImmutableList.of(dialect.text(CheckTexts.of("baseline.missing", file, write)));
    }
    Set<String> silent = changes.stream().map(TypeChange::line).collect(toImmutableSet());
    Set<String> lines = Sets.difference(result.stale(), silent);
    if (lines.isEmpty()) {
      return ImmutableList.of();
    }
    String prune = dialect.setting(OptionTable.BASELINE_MODE, "prune");
    return ImmutableList.of(
        dialect.text(CheckTexts.of("baseline.stale", file, String.join("; ", lines), prune)));
  }

  private boolean isLeftAlone(ReportLocation anchor) {
    return leaveGenerated && anchor.declaration().filter(Generated::contains).isPresent();
  }
}

package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.checker.finding.AllAcceptances;
import io.github.wiretime.checker.finding.Analysis;
import io.github.wiretime.checker.options.CommandDialect;
import io.github.wiretime.checker.options.Door;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.options.Options;
import io.github.wiretime.checker.options.OptionsParser;
import io.github.wiretime.oracle.Hessian;
import io.github.wiretime.scan.application.ScannedApplication;
import io.github.wiretime.scan.archive.Inputs;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is told of changes, and what peers of the two builds see of them. */
record ComparedPrograms(
    List<BreakingCase> cases, PairJudge judge, WireBuild before, WireBuild after) {

  static ComparedPrograms of(Path folder, List<BreakingCase> cases) throws Exception {
    PairJudge judge = PairJudge.of(folder, cases);
    return new ComparedPrograms(
        cases,
        judge,
        read(judge.classes(/* isNew= */ false)),
        read(judge.classes(/* isNew= */ true)));
  }

  private static WireBuild read(Path classes) throws Exception {
    Options options =
        OptionsParser.parse(
            ImmutableMap.of("ServiceInterfaces", "com.acme.*.Svc"),
            Door.SCANNER,
            new CommandDialect());
    try (Inputs inputs = new Inputs(/* archives= */ 1)) {
      ScannedApplication application =
          ScannedApplication.of(inputs.open(classes, /* isLibrary= */ false));
      Analysis analysis =
          Analysis.of(application.context(), application, options, AllAcceptances.ofSources());
      return new BuildReader(application, HessianLite.LITE_4_0_4)
          .read(analysis.services(), /* isOld= */ false);
    }
  }

  /** Where the one differs from the other. */
  List<String> differences(Hessian hessian) throws Exception {
    ImmutableList<BreakingChange> changes = changes(hessian.release(), /* isStrict= */ false);
    List<String> differences = new ArrayList<>();
    for (BreakingCase each : cases) {
      for (Direction direction : Direction.values()) {
        PairJudge.Seen seen = judge.send(each, direction, hessian);
        ImmutableList<Verdict> told = told(changes, each, direction);
        if (!agree(seen.kind(), told)
            && !isBroken(direction, told, isNew -> judge.call(each, isNew, isNew, hessian))) {
          differences.add(each + " " + direction + ": " + seen + ", told " + told);
        }
      }
    }
    return differences;
  }

  /**
   * The same for calls of real Dubbo or SOFARPC, by case and direction.
   *
   * @param old how peers of the old build read
   * @param current how those of the new one do
   */
  ImmutableMap<String, String> differences(
      PeerCalls calls, Comparison.Reader old, Comparison.Reader current) throws Exception {
    ImmutableList<BreakingChange> changes = changes(old, current);
    ImmutableMap.Builder<String, String> differences = ImmutableMap.builder();
    for (BreakingCase each : calls.cases()) {
      for (Direction direction : Direction.values()) {
        boolean isNewProvider = (direction == Direction.NEW_TO_OLD) != each.isOfParameter();
        PairJudge.Seen seen = calls.of(each, isNewProvider, !isNewProvider);
        ImmutableList<Verdict> told = told(changes, each, direction);
        if (!agree(seen.kind(), told)
            && !isBroken(direction, told, isNew -> calls.alone(each, isNew, direction))) {
          differences.put(
              each.id() + " " + direction, seen.kind() + ", told " + told + ": " + seen.detail());
        }
      }
    }
    return differences.buildOrThrow();
  }

  /** The cases of which something else is told where Dubbo refuses classes. */
  ImmutableList<BreakingCase> decidedByRefusals(HessianLite release) {
    ImmutableList<BreakingChange> strict = changes(release, /* isStrict= */ true);
    ImmutableList<BreakingChange> lenient = changes(release, /* isStrict= */ false);
    return cases.stream()
        .filter(
            each ->
                Arrays.stream(Direction.values())
                    .anyMatch(
                        direction ->
                            !told(strict, each, direction).equals(told(lenient, each, direction))))
        .collect(toImmutableList());
  }

  private ImmutableList<BreakingChange> changes(HessianLite release, boolean isStrict) {
    Comparison.Reader reader = new Comparison.Reader(release, isStrict);
    return changes(reader, reader);
  }

  private ImmutableList<BreakingChange> changes(Comparison.Reader old, Comparison.Reader current) {
    return Comparison.of(before, after, after.services().keySet(), old, current, new HashSet<>());
  }

  /**
   * Whether no change breaks it, because nothing arrives among peers of one build either, or what
   * the old one sends did not arrive before.
   */
  private static boolean isBroken(Direction direction, ImmutableList<Verdict> told, Alone alone)
      throws Exception {
    return told.isEmpty()
        && alone.see(false).kind() != PairJudge.Kind.ARRIVES
        && (direction == Direction.OLD_TO_NEW || alone.see(true).kind() != PairJudge.Kind.ARRIVES);
  }

  private interface Alone {
    PairJudge.Seen see(boolean isNew) throws Exception;
  }

  private static ImmutableList<Verdict> told(
      ImmutableList<BreakingChange> changes, BreakingCase asked, Direction direction) {
    return changes.stream()
        .filter(change -> change.key().startsWith(asked.packageName() + "."))
        .flatMap(change -> verdict(change, asked, direction).stream())
        .collect(toImmutableList());
  }

  /** A method is missing at the provider, whoever sends the value. */
  private static Optional<Verdict> verdict(
      BreakingChange change, BreakingCase asked, Direction direction) {
    boolean isTurned = asked.isOfParameter() && change.rule() == BreakingRule.METHOD;
    Direction turned =
        direction == Direction.OLD_TO_NEW ? Direction.NEW_TO_OLD : Direction.OLD_TO_NEW;
    return Optional.ofNullable(change.verdicts().get(isTurned ? turned : direction));
  }

  /** A change that breaks for some values only may or may not show it in one call. */
  private static boolean agree(PairJudge.Kind seen, ImmutableList<Verdict> told) {
    Set<PairJudge.Kind> kinds = new HashSet<>();
    told.stream().filter(Verdict::isForAny).forEach(verdict -> kinds.add(kind(verdict)));
    if (kinds.contains(PairJudge.Kind.CRASH)) { // what is beside the value is overwritten
      kinds.addAll(Set.of(PairJudge.Kind.LOST, PairJudge.Kind.WRONG));
    }
    return kinds.isEmpty()
        ? seen == PairJudge.Kind.ARRIVES || !told.isEmpty()
        : kinds.contains(seen);
  }

  private static PairJudge.Kind kind(Verdict verdict) {
    return switch (verdict.effect()) {
      case CRASH -> PairJudge.Kind.CRASH;
      case FAILS_READING, FAILS_WRITING, OTHER_CLASS -> PairJudge.Kind.EXCEPTION;
      case LOST -> PairJudge.Kind.LOST;
      case CHANGED -> PairJudge.Kind.WRONG;
    };
  }
}

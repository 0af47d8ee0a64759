package io.github.wiretime.scan.compare;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.wiretime.build.Repository;
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
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is told of each change is what peers of the two builds see. */
final class BreakingCasesTest {

  private static final ImmutableList<BreakingCase> CASES = BreakingCase.all();

  @TempDir private static Path folder;
  private static PairJudge judge;
  private static WireBuild before;
  private static WireBuild after;

  @BeforeAll
  static void compile() throws Exception {
    judge = PairJudge.of(folder, CASES);
    before = read(judge.classes(/* isNew= */ false));
    after = read(judge.classes(/* isNew= */ true));
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

  @ParameterizedTest
  @ValueSource(strings = {"docs/BreakingRpcChange.md", "docs/zh/BreakingRpcChange.md"})
  void thePageSaysHowManyThereAre(String page) {
    assertThat(Repository.read(page)).containsMatch(CASES.size() + "( kinds of change| 种改动)");
  }

  @Test
  void ofHessianLite3() {
    compare(Hessian.LITE_3_2_13);
  }

  @Test
  void ofHessianLite4() {
    compare(Hessian.LITE_4_0_4);
  }

  @Test
  @Tag("slow")
  void ofHessianLite403() {
    compare(Hessian.LITE_4_0_3);
  }

  @Test
  @Tag("slow")
  void ofSofa33() {
    compare(Hessian.SOFA_3_3_12);
  }

  @Test
  @Tag("slow")
  void ofSofa35() {
    compare(Hessian.SOFA_3_5_6);
  }

  private static void compare(Hessian hessian) {
    Comparison.Reader reader = new Comparison.Reader(hessian.release(), /* isStrict= */ false);
    ImmutableList<BreakingChange> changes =
        Comparison.of(before, after, after.services().keySet(), reader, reader, new HashSet<>());
    List<String> differences = new ArrayList<>();
    for (BreakingCase each : CASES) {
      // Hessian keeps the names of classes that it did not find, so each build by itself is first.
      judge.call(each, /* isNewProvider= */ false, /* isNewConsumer= */ false, hessian);
      judge.call(each, /* isNewProvider= */ true, /* isNewConsumer= */ true, hessian);
      for (Direction direction : Direction.values()) {
        PairJudge.Seen seen = judge.send(each, direction, hessian);
        ImmutableList<Verdict> told =
            changes.stream()
                .filter(change -> change.key().startsWith(each.packageName() + "."))
                .flatMap(change -> Optional.ofNullable(change.verdicts().get(direction)).stream())
                .collect(toImmutableList());
        if (!agree(seen.kind(), told)) {
          differences.add(each + " " + direction + ": " + seen + ", told " + told);
        }
      }
    }
    assertWithMessage(hessian.name()).that(differences).isEmpty();
  }

  /** A change that breaks for some values only may or may not show it in one call. */
  private static boolean agree(PairJudge.Kind seen, ImmutableList<Verdict> told) {
    Set<PairJudge.Kind> kinds = new HashSet<>();
    told.stream().filter(Verdict::isForAny).forEach(verdict -> kinds.add(kind(verdict)));
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

package io.github.wiretime.scan;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.wiretime.arrival.ArrivalCase;
import io.github.wiretime.arrival.shapes.ShapeCases;
import io.github.wiretime.checker.broken.BrokenCase;
import io.github.wiretime.checker.broken.BrokenVerdict;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.generator.Agreement;
import io.github.wiretime.generator.GraphRun;
import io.github.wiretime.oracle.CheckerVerdict;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.Verdict;
import io.github.wiretime.oracle.WireCase;
import io.github.wiretime.oracle.rules.RuleCases;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The scan of class files says what the compiler plugin says of their sources. */
@Tag("slow")
final class TwoDoorsTest {

  private static final int GRAPHS = Integer.getInteger("wiretime.graphs", 50);
  private static final long SEED = Long.getLong("wiretime.seed", 20260101L);

  private final Verdict compiler = new CheckerVerdict(HessianLite.LITE_4_0_4);
  private final ScanVerdict scan = new ScanVerdict(HessianLite.LITE_4_0_4);

  /** All are about code, of which a class file tells less: docs/limits.md lists them. */
  @Test
  void onHandWrittenCasesButTheLimits() {
    ImmutableSet<String> differences =
        RuleCases.all().values().stream()
            .filter(
                wireCase ->
                    !compiler
                        .members(wireCase.compilation())
                        .equals(scan.members(wireCase.compilation())))
            .map(WireCase::name)
            .collect(ImmutableSet.toImmutableSet());

    assertThat(differences)
        .containsExactly(
            "one that returns what is in a list of a wildcard",
            "this or another in parentheses, casts and conditionals");
  }

  /** Each program with one of two releases, in turn. */
  @Test
  void onWhatDoesNotArrive() {
    ImmutableList<Compilation> programs =
        Stream.concat(
                BrokenCase.all().map(BrokenCase::compilation),
                ShapeCases.all().values().stream().map(ArrivalCase::provided))
            .collect(ImmutableList.toImmutableList());
    for (int i = 0; i < programs.size(); i++) {
      Compilation program = programs.get(i);
      HessianLite release = i % 2 == 0 ? HessianLite.LITE_3_2 : HessianLite.LITE_4_0_4;
      assertWithMessage("%s: %s", release, program.text())
          .that(new ScanVerdict(release).broken(program))
          .isEqualTo(BrokenVerdict.of(program, release).keySet());
    }
  }

  @Test
  void onGeneratedGraphs() {
    AtomicInteger graphs = new AtomicInteger();

    new GraphRun(new Agreement(compiler, scan), graph -> graphs.incrementAndGet())
        .run(GRAPHS, SEED);

    assertThat(graphs.get()).isEqualTo(GRAPHS);
  }
}

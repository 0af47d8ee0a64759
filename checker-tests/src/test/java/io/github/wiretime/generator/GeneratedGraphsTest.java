package io.github.wiretime.generator;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.oracle.CheckerVerdict;
import io.github.wiretime.oracle.Hessian;
import io.github.wiretime.oracle.Oracle;
import io.github.wiretime.oracle.Verdict;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * For every generated program the check names exactly the members whose time values the serializers
 * write.
 *
 * <p>{@code -Dwiretime.graphs=N -Dwiretime.seed=S} choose how many and which.
 */
@Tag("slow")
final class GeneratedGraphsTest {
  private static final int GRAPHS = Integer.getInteger("wiretime.graphs", 200);
  private static final long SEED = Long.getLong("wiretime.seed", 20260101L);
  private static final int OFTEN = 500;

  /** From so many on, each shape has to be in one of them. */
  private static final int ENOUGH = 200;

  @Test
  void theVerdictEqualsTheBytes() {
    var entries = new AtomicInteger();
    var shapes = new ShapeCount();

    new GraphRun(
            new Agreement(counting(new Oracle(), entries), new CheckerVerdict()),
            new Agreement(new Oracle().closer(), new CheckerVerdict()),
            graph -> {
              shapes.accept(graph);
              if (shapes.graphs() % OFTEN == 0) {
                System.out.printf("%d graphs, %d costly members%n", shapes.graphs(), entries.get());
              }
            })
        .run(GRAPHS, SEED);

    System.out.printf(
        "%d graphs from seed %d, %d costly members, no disagreement; graphs with%n%s%n",
        shapes.graphs(),
        SEED,
        entries.get(),
        shapes.counts().entrySet().stream()
            .map(shape -> "  " + shape.getKey() + " " + shape.getValue())
            .collect(Collectors.joining("\n")));
    assertThat(shapes.graphs()).isEqualTo(GRAPHS);
    assertThat(entries.get()).isGreaterThan(GRAPHS / 2);
    if (GRAPHS >= ENOUGH) {
      assertThat(shapes.counts().values()).doesNotContain(0);
    }
  }

  /** Its rules differ most from those of hessian-lite. */
  @Test
  void theVerdictEqualsTheBytesOfSofa() {
    int graphs = (GRAPHS + 1) / 2;
    var entries = new AtomicInteger();
    var judge = new Oracle(Set.of(Hessian.SOFA_3_5_6));
    var check = new CheckerVerdict(Hessian.SOFA_3_5_6.release());

    new GraphRun(
            new Agreement(counting(judge, entries), check),
            new Agreement(judge.closer(), check),
            graph -> {})
        .run(graphs, SEED);

    assertThat(entries.get()).isGreaterThan(graphs / 2);
  }

  private static Verdict counting(Verdict verdict, AtomicInteger entries) {
    return compilation -> {
      var members = verdict.members(compilation);
      entries.addAndGet(members.size());
      return members;
    };
  }
}

package io.github.wiretime.arrival.generated;

import static com.google.common.truth.Truth.assertThat;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ConcurrentHashMultiset;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.common.collect.Multiset;
import io.github.wiretime.arrival.Arrival;
import io.github.wiretime.arrival.ArrivalVerdict;
import io.github.wiretime.arrival.Arrivals;
import io.github.wiretime.arrival.Outcome;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.Hessian;
import io.github.wiretime.oracle.InMemoryCompiler;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The real serializers judge random programs.
 *
 * <p>{@code -Dwiretime.graphs=N -Dwiretime.seed=S} choose how many and which.
 */
@Tag("slow")
final class GeneratedArrivalsTest {
  private static final int PROGRAMS = Integer.getInteger("wiretime.graphs", 200) / 5 + 1;
  private static final long SEED = Long.getLong("wiretime.seed", 20260101L);

  /** Dubbo adds a factory of its own to the library, which has to change none of these. */
  @Test
  void dubboAgreesWithTheLibraryInIt() {
    Multiset<Outcome> outcomes = ConcurrentHashMultiset.create();

    new GeneratedArrivals(
            judge(Hessian.LITE_4_0_4),
            judge(Hessian.DUBBO_3_3_6),
            HessianLite.LITE_4_0_4,
            verdict -> outcomes.addAll(verdict.values()))
        .run(PROGRAMS, SEED);

    System.out.printf("%d programs from seed %d: %s%n", PROGRAMS, SEED, outcomes);
    assertThat(outcomes.size()).isGreaterThan(PROGRAMS);
  }

  /** The verdict of a release does not depend on the order of attempts or on chance. */
  @ParameterizedTest
  @EnumSource
  void everyReleaseSaysTheSameTwice(Hessian hessian) {
    Multiset<Outcome> outcomes = ConcurrentHashMultiset.create();

    new GeneratedArrivals(
            judge(hessian),
            judge(hessian),
            hessian.release(),
            verdict -> outcomes.addAll(verdict.values()))
        .run(PROGRAMS / 8 + 1, SEED);

    assertThat(outcomes.elementSet()).contains(Outcome.LOST);
  }

  @Test
  void aCheckThatOverlooksTransientFieldsIsFoundAndShownSmall() {
    ArrivalVerdict blind =
        (program, release) ->
            ImmutableMap.copyOf(
                Maps.filterValues(
                    judge(Hessian.LITE_4_0_4).of(program, release),
                    outcome -> outcome != Outcome.LOST));

    String message =
        assertThrows(
                AssertionError.class,
                () ->
                    new GeneratedArrivals(
                            judge(Hessian.LITE_4_0_4), blind, HessianLite.LITE_4_0_4, verdict -> {})
                        .run(PROGRAMS, SEED))
            .getMessage();

    assertThat(message).contains("LOST");
    assertThat(message).contains("class C0");
    assertThat(message).doesNotContain("class C2");
  }

  private static ArrivalVerdict judge(Hessian hessian) {
    return (program, release) ->
        ImmutableMap.copyOf(
            Maps.filterValues(
                Maps.transformValues(
                    Arrivals.of(InMemoryCompiler.compile(program), program.services(), hessian),
                    Arrival::outcome),
                outcome -> outcome != Outcome.ARRIVES));
  }
}

package io.github.wiretime.arrival.generated;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.TreeMultiset;
import io.github.wiretime.oracle.Compilation;
import io.github.wiretime.oracle.Hessian;
import java.util.Random;
import java.util.function.Function;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.RandomGenerator;
import net.jqwik.api.sessions.JqwikSession;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What the check says of random programs, judged by the real serializers.
 *
 * <p>{@code -Dwiretime.graphs=N -Dwiretime.seed=S} choose how many and which.
 */
@Tag("slow")
final class GeneratedReportsTest {
  private static final int AT_ONCE = 20;
  private static final int PROGRAMS =
      Math.max(AT_ONCE, Integer.getInteger("wiretime.graphs", 200) / 10);
  private static final long SEED = Long.getLong("wiretime.seed", 20260101L);

  @ParameterizedTest
  @EnumSource
  void whatIsReportedDoesNotArrive(Hessian hessian) {
    assertNone(ProgramArbitraries.programs(), hessian, ReportedPrograms::falseAlarms);
  }

  @ParameterizedTest
  @EnumSource
  void whatDoesNotArriveIsReported(Hessian hessian) {
    assertNone(ProgramArbitraries.decided(hessian.release()), hessian, ReportedPrograms::misses);
  }

  private static void assertNone(
      Arbitrary<ProgramModel> models,
      Hessian hessian,
      Function<ReportedPrograms, ImmutableSet<String>> question) {
    var rules = TreeMultiset.<String>create();
    JqwikSession.run(
        () -> {
          RandomGenerator<ProgramModel> generator = models.generator(1000);
          for (long next = SEED; next < SEED + PROGRAMS; next += AT_ONCE) {
            Compilation sources = some(generator, next);
            ReportedPrograms programs = ReportedPrograms.of(sources, hessian);
            ImmutableSet<String> wrong = question.apply(programs);
            assertWithMessage(
                    "seed %s, %s: %s\n%s", next, hessian, programs.text(wrong), sources.text())
                .that(wrong)
                .isEmpty();
            programs.reported().keySet().forEach(each -> rules.add(each.split(" ", 2)[1]));
          }
        });

    System.out.printf("%d programs from seed %d, %s: %s%n", PROGRAMS, SEED, hessian, rules);
    assertThat(rules.size()).isGreaterThan(PROGRAMS);
  }

  private static Compilation some(RandomGenerator<ProgramModel> generator, long seed) {
    return Compilation.together(
        IntStream.range(0, AT_ONCE)
            .mapToObj(
                i ->
                    ProgramRenderer.render(
                        generator.next(new Random(seed + i)).value(), "com.acme.p" + i))
            .toList());
  }
}

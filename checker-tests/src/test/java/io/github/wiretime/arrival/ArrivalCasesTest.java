package io.github.wiretime.arrival;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertAll;

import com.google.common.collect.ImmutableMap;
import io.github.wiretime.arrival.shapes.ShapeCases;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.CompiledClasses;
import io.github.wiretime.oracle.Hessian;
import io.github.wiretime.oracle.InMemoryCompiler;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What becomes of values on their way, as the real serializers say. */
@Tag("slow")
final class ArrivalCasesTest {

  static Stream<ArrivalCase> cases() {
    return ShapeCases.all().values().stream();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everyReleaseDoesWhatTheCaseSays(ArrivalCase arrivalCase) {
    CompiledClasses classes = InMemoryCompiler.compile(arrivalCase.compilation());

    assertAll(
        arrivalCase.name(),
        Arrays.stream(Hessian.values())
            // Dubbo has the same library, and each JVM that ends takes its time.
            .filter(
                hessian ->
                    hessian != Hessian.DUBBO_3_3_6 || !Arrivals.isRisky(classes, hessian.release()))
            .map(hessian -> () -> judge(arrivalCase, classes, hessian)));
  }

  private static void judge(ArrivalCase arrivalCase, CompiledClasses classes, Hessian hessian) {
    ImmutableMap<String, Arrival> verdict =
        Arrivals.of(classes, arrivalCase.compilation().services(), hessian);

    assertThat(verdict).isNotEmpty();
    assertWithMessage("%s: %s", hessian, verdict)
        .that(Arrivals.broken(verdict))
        .isEqualTo(arrivalCase.broken(hessian.release()));
  }

  /** A judge that only ever said the same would pass nothing. */
  @Test
  void everyOutcomeOccurs() {
    assertThat(cases().flatMap(each -> each.broken().values().stream()).toList())
        .containsAtLeast(
            Outcome.LOST,
            Outcome.OTHER_CLASS,
            Outcome.FAILS_WRITING,
            Outcome.FAILS_READING,
            Outcome.CRASH);
    assertThat(cases().anyMatch(each -> each.broken(HessianLite.LITE_4_0_4).isEmpty())).isTrue();
  }

  @Test
  void casesOfAShapeHaveNamesOfTheirOwn() {
    ShapeCases.all()
        .asMap()
        .forEach(
            (shape, each) ->
                assertWithMessage(shape)
                    .that(each.stream().map(ArrivalCase::name).toList())
                    .containsNoDuplicates());
  }
}

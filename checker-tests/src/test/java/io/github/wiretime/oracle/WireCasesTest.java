package io.github.wiretime.oracle;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.rules.RuleCases;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class WireCasesTest {

  /**
   * Those that differ in rules; SOFA 3.3, which is much like 3.5, takes its turn in the slow tests.
   */
  private static final ImmutableSet<HessianLite> RELEASES =
      ImmutableSet.of(HessianLite.LITE_3_2, HessianLite.LITE_4_0_4, HessianLite.SOFA_3_5);

  static Stream<WireCase> cases() {
    return RuleCases.all().values().stream();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everySerializerAgreesWithTheDomainFacts(WireCase wireCase) {
    CompiledClasses classes = InMemoryCompiler.compile(wireCase.compilation());

    Set<String> services = Set.of("com.acme.Api");
    Set<Hessian> refusing =
        Sets.filter(
            EnumSet.allOf(Hessian.class), each -> wireCase.refusing().contains(each.release()));
    Set<Hessian> judges = Sets.difference(EnumSet.allOf(Hessian.class), refusing).immutableCopy();

    Map<Hessian, Set<String>> verdicts = new Oracle(judges).verdicts(classes, services);

    assertThat(verdicts.keySet()).isEqualTo(judges);
    verdicts.forEach(
        (hessian, verdict) ->
            assertWithMessage("%s: %s", hessian, wireCase.name())
                .that(verdict)
                .isEqualTo(wireCase.written(hessian.release())));
    for (Hessian each : refusing) {
      Oracle oracle = new Oracle(Set.of(each));
      assertThrows(Throwable.class, () -> oracle.verdicts(classes, services));
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theCheckAgreesWithTheDomainFacts(WireCase wireCase) {
    for (HessianLite release : RELEASES) {
      assertAgrees(release, wireCase);
    }
  }

  @ParameterizedTest
  @MethodSource("cases")
  @Tag("slow")
  void theCheckAgreesForSofa3(WireCase wireCase) {
    assertAgrees(HessianLite.SOFA_3, wireCase);
  }

  private static void assertAgrees(HessianLite release, WireCase wireCase) {
    assertWithMessage("%s: %s", release, wireCase.name())
        .that(new CheckerVerdict(release).members(wireCase.compilation()))
        .isEqualTo(wireCase.found(release));
  }

  @Test
  void casesHaveNamesOfTheirOwn() {
    assertThat(cases().map(WireCase::name).toList()).containsNoDuplicates();
  }
}

package io.github.wiretime.oracle;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.rules.RuleCases;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class WireCasesTest {

  static Stream<WireCase> cases() {
    return RuleCases.all().values().stream();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everySerializerAgreesWithTheDomainFacts(WireCase wireCase) {
    CompiledClasses classes = InMemoryCompiler.compile(wireCase.compilation());

    Map<Hessian, Set<String>> verdicts = new Oracle().verdicts(classes, Set.of("com.acme.Api"));

    assertThat(verdicts.keySet()).containsExactlyElementsIn(Hessian.values());
    verdicts.forEach(
        (hessian, verdict) ->
            assertWithMessage("%s: %s", hessian, wireCase.name())
                .that(verdict)
                .isEqualTo(wireCase.written(hessian == Hessian.LITE_3_2_13)));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theCheckAgreesWithTheDomainFacts(WireCase wireCase) {
    for (HessianLite release : Set.of(HessianLite.LITE_3_2, HessianLite.LITE_4_0_4)) {
      assertWithMessage("%s: %s", release, wireCase.name())
          .that(new CheckerVerdict(release).members(wireCase.compilation()))
          .isEqualTo(wireCase.found(release == HessianLite.LITE_3_2));
    }
  }

  @Test
  void casesHaveNamesOfTheirOwn() {
    assertThat(cases().map(WireCase::name).toList()).containsNoDuplicates();
  }
}

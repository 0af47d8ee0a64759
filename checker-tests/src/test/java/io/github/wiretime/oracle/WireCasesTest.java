package io.github.wiretime.oracle;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

final class WireCasesTest {

  static Stream<WireCase> cases() {
    return Stream.of(
            FieldCases.all(),
            ShapeCases.all(),
            ReplaceCases.all(),
            ReplacementCases.all(),
            OwnCallCases.all(),
            LocalCases.all(),
            TypeCases.all(),
            BoundCases.all(),
            CaptureCases.all(),
            CarriedCases.all(),
            ServiceCases.all())
        .flatMap(all -> all);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void everySerializerAgreesWithTheDomainFacts(WireCase wireCase) {
    CompiledClasses classes = InMemoryCompiler.compile(wireCase.compilation());

    new Oracle()
        .verdicts(classes, Set.of("com.acme.Api"))
        .forEach(
            (hessian, verdict) ->
                assertWithMessage("%s: %s", hessian, wireCase.name())
                    .that(verdict)
                    .isEqualTo(wireCase.qualified()));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void theCheckerAgreesWithTheDomainFacts(WireCase wireCase) {
    assertThat(new CheckerVerdict().members(wireCase.compilation()))
        .isEqualTo(wireCase.qualified());
  }

  @Test
  void casesHaveNamesOfTheirOwn() {
    assertThat(cases().map(WireCase::name).toList()).containsNoDuplicates();
  }
}

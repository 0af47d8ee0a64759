package io.github.wiretime.checker.hessian;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.oracle.rules.RuleCases;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class HessianRulesTest {

  /** Messages of protobuf never meet Hessian. */
  private static final String NO_BYTES = "protobuf message";

  @Test
  void everyRuleHasACaseThatBytesJudge() {
    var rules = new HessianRules(HessianLite.LITE_4_0_4, null, method -> Optional.empty());

    assertThat(
            rules.all().stream()
                .map(HessianRules.Rule::name)
                .filter(n -> !n.equals(NO_BYTES))
                .toList())
        .containsExactlyElementsIn(
            RuleCases.all().keySet().stream().filter(RuleCases::isRule).toList())
        .inOrder();
  }
}

package io.github.wiretime.checker.report;

import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.checker.cost.Cost;
import io.github.wiretime.checker.cost.CostTable;
import io.github.wiretime.checker.options.HessianLite;
import io.github.wiretime.checker.words.Language;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the table of costs says of lost values. */
final class DamageTextTest {

  @ParameterizedTest
  @EnumSource(HessianLite.class)
  void isThatOfTheTableOrChinese(HessianLite release) {
    costs(release)
        .forEach(
            cost -> {
              String damage = cost.damage();
              assertWithMessage(damage).that(DamageText.of(cost, Language.EN)).isEqualTo(damage);
              if (!damage.isEmpty()) {
                assertWithMessage(damage)
                    .that(DamageText.of(cost, Language.ZH).replaceAll("\\w+(Error|Exception)", ""))
                    .doesNotContainMatch("[A-Za-z]");
              }
            });
  }

  private static Stream<Cost> costs(HessianLite release) {
    return CostTable.load(release).all().values().stream();
  }
}

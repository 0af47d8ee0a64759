package io.github.wiretime.checker.options;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An empty value is none: builds pass properties that are empty by default. */
final class EmptyOptionsTest {

  private static final Build BUILD =
      Wire.unit(
          """
          @org.apache.dubbo.config.annotation.DubboService
          class Orders implements OrderApi { public Instant now() { return null; } }
          interface OrderApi { Instant now(); }
          interface OtherService { Instant now(); }
          """);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ServiceInterfaces=",
        "ServiceInterfaces= ,",
        "ServiceAnnotations=",
        "CostlyTypes=",
        "CheapTypes=",
        "CheapTypes=,,",
        "DocsUrl=",
        "DocsUrl= ",
        "SpringConfig="
      })
  void changesNothing(String option) {
    Outcome outcome = BUILD.with("-XepOpt:CostlyRpcTime:" + option).run();

    assertThat(outcome).isEqualTo(BUILD.run());
    assertThat(outcome.members()).containsExactly("OrderApi.now()");
  }

  @ParameterizedTest
  @ValueSource(strings = {"app.OtherService,", " app.OtherService ", ",app.OtherService, "})
  void blanksAndEmptyElementsAreNoMore(String value) {
    assertThat(BUILD.option("ServiceInterfaces", value).run().members())
        .containsExactly("OrderApi.now()", "OtherService.now()");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "java.time.Year"})
  void theLastOfSeveralValuesCounts(String last) {
    assertThat(BUILD.option("CheapTypes", "java.time.*").option("CheapTypes", last).run().members())
        .containsExactly("OrderApi.now()");
  }
}

package io.github.wiretime.checker.finding;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;

/** What members cost in a module with services of Dubbo and of SOFARPC, which send differently. */
final class CostsTest {

  private static final String DUBBO = "@org.apache.dubbo.config.annotation.DubboService ";

  private static final String SOFA =
      """
      @com.alipay.sofa.runtime.api.annotation.SofaService(
          bindings = @com.alipay.sofa.runtime.api.annotation.SofaServiceBinding(bindingType = "bolt"))
      """;

  private static final String TYPES =
      """
      interface Orders { Order find(); }
      interface Stock { Item find(); }
      class Order { LocalDateTime at; }
      class Item { LocalDateTime on; }
      """;

  @Test
  void eachFrameworkHasItsOwn() {
    assertThat(firstLines(DUBBO + implementing("Orders") + SOFA + implementing("Stock")))
        .containsExactly(
            "'at' is sent as LocalDateTime: 245 bytes (hessian-lite 4.0.4)",
            "'on' is sent as LocalDateTime: 209 bytes (SOFA hessian 3.5 assumed)");
  }

  @Test
  void theHigherOneCountsForAMemberThatBothSend() {
    assertThat(firstLines(DUBBO + SOFA + implementing("Orders")))
        .containsExactly("'at' is sent as LocalDateTime: 245 bytes (hessian-lite 4.0.4)");
  }

  private static String implementing(String service) {
    return "abstract class " + service + "Impl implements " + service + " {} ";
  }

  private static ImmutableList<String> firstLines(String services) {
    return Wire.unit(TYPES + services).run().texts().stream()
        .map(text -> Splitter.on('\n').split(text).iterator().next())
        .collect(toImmutableList());
  }
}

package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** At run time, when Dubbo asks, a type variable is the first of its bounds. */
final class TypeVariableTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "abstract class Client<T extends Orders> { @DubboReference T orders; }",
        "abstract class Client<T extends Orders, U extends T> { @DubboReference U orders; }",
        "abstract class Client<T> { @DubboReference(interfaceClass = Orders.class) T orders; }",
        "class Client<T extends Orders> { @DubboReference void setOrders(T orders) {} }",
        "class Beans { @DubboService <T extends Orders> T orders() { return null; } }",
      })
  void aBound(String declaration) {
    assertThat(
            Wire.members(
                "interface Orders { Instant last(); }\n"
                    + declaration.replace("@", "@org.apache.dubbo.config.annotation.")))
        .containsExactly("Orders.last()");
  }

  @ParameterizedTest
  @ValueSource(strings = {"T", "T extends Serializable"})
  void noBoundThatIsAService(String parameter) {
    assertThat(
            Wire.members(
                """
                class Client<%s> {
                  @org.apache.dubbo.config.annotation.DubboReference T service;
                  public Instant unsent() { return null; }
                }
                """
                    .formatted(parameter)))
        .isEmpty();
  }
}

package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** SOFABoot's annotations; calls stay inside the JVM unless a binding is {@code bolt}. */
final class SofaTest {

  private static final String SERVICE =
      """
      interface Orders { Order find(); }
      interface Stock { Instant counted(); }
      class Order { LocalDateTime createdAt; }
      """;

  private static final String PACKAGE = "com.alipay.sofa.runtime.api.annotation.";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "bindings = @%sSofaServiceBinding(bindingType = \"bolt\")",
        "bindings = @%sSofaServiceBinding(bindingType = \"bolt\"), uniqueId = \"a\"",
        "bindings = {@%1$sSofaServiceBinding, @%1$sSofaServiceBinding(bindingType = \"bolt\")}",
        "bindings = @%sSofaServiceBinding(bindingType = \"bolt\", serializeType = \"hessian2\")",
        "bindings = {@%1$sSofaServiceBinding(bindingType = \"bolt\", serializeType = \"protobuf\"), "
            + "@%1$sSofaServiceBinding(bindingType = \"bolt\")}",
      })
  void aBoltBindingExports(String attributes) {
    assertThat(members(service("SofaService", attributes))).containsExactly("Order.createdAt");
    assertThat(members(service("SofaServiceBean", attributes))).containsExactly("Order.createdAt");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "uniqueId = \"bolt\"",
        "bindings = {}",
        "bindings = @%sSofaServiceBinding",
        "bindings = @%sSofaServiceBinding(bindingType = \"jvm\")",
        "bindings = @%sSofaServiceBinding(bindingType = \"rest\")",
        "bindings = @%sSofaServiceBinding(bindingType = \"bolt\", serializeType = \"protobuf\")",
      })
  void anyOtherBindingDoesNot(String attributes) {
    assertThat(members(service("SofaService", attributes))).isEmpty();
    assertThat(members(service("SofaServiceBean", attributes))).isEmpty();
  }

  @Test
  void theInterfaceThatIsNamed() {
    assertThat(
            members(
                """
                @%1$sSofaService(interfaceType = Stock.class, bindings = @%1$sSofaServiceBinding(bindingType = "bolt"))
                abstract class Impl implements Orders, Stock {}
                """))
        .containsExactly("Stock.counted()");
  }

  @Test
  void severalServicesOfOneClass() {
    assertThat(
            members(
                """
                @%1$sSofaServices({
                  @%1$sSofaService(interfaceType = Stock.class, bindings = @%1$sSofaServiceBinding(bindingType = "bolt")),
                  @%1$sSofaService(interfaceType = Orders.class)
                })
                abstract class Impl implements Orders, Stock {}
                """))
        .containsExactly("Stock.counted()");
  }

  @Test
  void aBeanMethod() {
    assertThat(
            members(
                """
                class Beans {
                  @org.springframework.context.annotation.Bean
                  @%1$sSofaService(bindings = @%1$sSofaServiceBinding(bindingType = "bolt"))
                  Orders orders() { return null; }
                }
                """))
        .containsExactly("Order.createdAt");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "%s Orders orders;",
        "%s void setOrders(Orders orders) {}",
        "@org.springframework.context.annotation.Bean Object bean(%s Orders orders) { return orders; }",
      })
  void aReferenceWithABoltBinding(String declaration) {
    String bolt =
        "@%1$sSofaReference(uniqueId = \"a\", binding = @%1$sSofaReferenceBinding(bindingType = \"bolt\"))";

    assertThat(members("class Client { " + declaration.formatted(bolt) + " }"))
        .containsExactly("Order.createdAt");
    assertThat(members("class Client { " + declaration.formatted("@%1$sSofaReference") + " }"))
        .isEmpty();
  }

  @Test
  void theInterfaceThatAReferenceNames() {
    assertThat(
            members(
                """
                class Client {
                  @%1$sSofaReference(interfaceType = Stock.class, binding = @%1$sSofaReferenceBinding(bindingType = "bolt"))
                  Object stock;
                }
                """))
        .containsExactly("Stock.counted()");
  }

  private static String service(String annotation, String attributes) {
    return "@%1$s" + annotation + "(" + attributes + ") abstract class Impl implements Orders {}";
  }

  private static ImmutableList<String> members(String declarations) {
    return Wire.unit(SERVICE + declarations.replace("%s", "%1$s").formatted(PACKAGE)).members();
  }
}

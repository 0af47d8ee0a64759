package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Services that their declaration sends by something else than Hessian. */
final class NotHessianTest {

  private static final String SERVICE =
      """
      interface Orders { Order find(); }
      class Order { LocalDateTime createdAt; }
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "protocol = \"rest\"",
        "protocol = {\"rest\", \"grpc\"}",
        "protocol = \"rest, webservice\"",
        "serialization = \"fastjson2\"",
        "serialization = \"protobuf\"",
        "serialization = \"acme\"",
        "preferSerialization = \"fastjson2,hessian2\"",
        "preferSerialization = \"fastjson2\", serialization = \"hessian2\"",
        "parameters = {\"prefer.serialization\", \"fastjson2\"}",
        "parameters = \"prefer.serialization=fastjson2\"",
        "parameters = {\"weight=1\", \"prefer.serialization : kryo\"}",
        "parameters = {\"weight\", \"1\", \"prefer.serialization=fastjson2,hessian2\"}",
        "export = false",
        "scope = \"NONE\"",
      })
  void noFindings(String attributes) {
    assertThat(members(attributes)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "protocol = \"dubbo\"",
        "protocol = \"tri\"",
        "protocol = \"injvm\"",
        "protocol = {\"dubbo\", \"rest\"}",
        "protocol = \"rest,dubbo\"",
        "protocol = \"ordersProtocol\"",
        "protocol = \"${orders.protocol}\"",
        "protocol = {}",
        "serialization = \"\"",
        "serialization = \"hessian2\"",
        "preferSerialization = \"hessian2,fastjson2\"",
        "preferSerialization = \"hessian2\", serialization = \"fastjson2\"",
        "parameters = {\"serialization\", \"hessian2\"}",
        "parameters = {\"serialization\", \"fastjson2\"}",
        "serialization = \"${orders.serializer}\"",
        "serialization = \"${orders.serializer:hessian2}\"",
        "parameters = {\"note\", \"serialization\", \"fastjson2\", \"x\"}",
        "parameters = {\"serialization\"}",
        "provider = \"fastjson2\"",
        "methods = @org.apache.dubbo.config.annotation.Method(name = \"find\", parameters = {\"serialization\", \"fastjson2\"})",
        "export = true",
        "scope = \"remote\"",
        "scope = \"local\"",
        "scope = \"${orders.scope}\"",
      })
  void findings(String attributes) {
    assertThat(members(attributes)).containsExactly("Order.createdAt");
  }

  @Test
  void aReferenceToo() {
    assertThat(
            Wire.unit(
                    SERVICE
                        + """
                        class Client {
                          @org.apache.dubbo.config.annotation.DubboReference(protocol = "rest")
                          Orders rest;
                          @org.apache.dubbo.config.annotation.DubboReference(parameters = {"prefer.serialization", "fastjson2"})
                          Orders json;
                        }
                        """)
                .run()
                .members())
        .isEmpty();
  }

  /**
   * With the scope none a service is offered to nobody, but a reference calls that of others. Dubbo
   * 3.0.4 and later serialize calls inside the application as well.
   */
  @ParameterizedTest
  @ValueSource(strings = {"none", "local"})
  void aReferenceWithAScopeIs(String scope) {
    assertThat(
            Wire.unit(
                    SERVICE
                        + """
                        class Client {
                          @org.apache.dubbo.config.annotation.DubboReference(scope = "%s")
                          Orders others;
                        }
                        """
                            .formatted(scope))
                .run()
                .members())
        .containsExactly("Order.createdAt");
  }

  @Test
  void oneDeclarationThatIsHessianIsEnough() {
    assertThat(
            Wire.unit(
                    SERVICE
                        + """
                        @org.apache.dubbo.config.annotation.DubboService(protocol = "rest")
                        abstract class A implements Orders {}
                        @org.apache.dubbo.config.annotation.DubboService
                        abstract class B implements Orders {}
                        """)
                .run()
                .members())
        .containsExactly("Order.createdAt");
  }

  @Test
  void aMetaAnnotationTellsTheSerializer() {
    assertThat(
            Wire.unit(
                    SERVICE
                        + """
                        @org.apache.dubbo.config.annotation.DubboService(serialization = "fastjson2")
                        @interface Json {}
                        @Json
                        abstract class A implements Orders {}
                        """)
                .run()
                .members())
        .isEmpty();
  }

  private static ImmutableList<String> members(String attributes) {
    return Wire.unit(
            SERVICE
                + """
                    @org.apache.dubbo.config.annotation.DubboService(%s)
                    abstract class OrdersImpl implements Orders {}
                    """
                    .formatted(attributes))
        .members();
  }
}

package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Wire;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Protocols and providers that code makes for all services, as Dubbo 3.3 takes them. */
final class SharedConfigurationTest {

  private static final String BEAN = "@org.springframework.context.annotation.Bean CONFIG.";
  private static final String PROTOCOL =
      BEAN + "ProtocolConfig p() { var p = new CONFIG.ProtocolConfig(); ";
  private static final String PROVIDER =
      BEAN + "ProviderConfig d() { var d = new CONFIG.ProviderConfig(); ";
  private static final String CODE =
      "void code() { var c = new CONFIG.ServiceConfig<Stock>(); "
          + "var p = new CONFIG.ProtocolConfig(); var d = new CONFIG.ProviderConfig(); ";
  private static final String ALL = "CONFIG.bootstrap.DubboBootstrap.getInstance()";

  @ParameterizedTest
  @ValueSource(
      strings = {
        BEAN + "ProtocolConfig p() { return new CONFIG.ProtocolConfig(\"rest\"); }",
        PROTOCOL + "p.setName(\"rest\"); return p; }",
        PROTOCOL + "p.setSerialization(\"fastjson2\"); return p; }",
        PROVIDER + "d.setSerialization(\"fastjson2\"); return d; }",
        PROVIDER + "d.setPreferSerialization(\"fastjson2,hessian2\"); return d; }",
        CODE + ALL + ".protocol(new CONFIG.ProtocolConfig(\"rest\")); }",
        CODE + "p.setSerialization(\"fastjson2\"); " + ALL + ".protocol(p); }",
        CODE + "d.setSerialization(\"fastjson2\"); " + ALL + ".provider(d); }",
        CODE + ALL + ".protocols(List.of(new CONFIG.ProtocolConfig(\"rest\"))); }",
      })
  void beansAndThoseOfABootstrapCountForAllServices(String code) {
    assertThat(members(code)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        BEAN + "ProtocolConfig p() { return new CONFIG.ProtocolConfig(\"dubbo\"); }",
        "CONFIG.ProtocolConfig noBean() { return new CONFIG.ProtocolConfig(\"rest\"); }",
        "@org.springframework.context.annotation.Bean String text() "
            + "{ new CONFIG.ProtocolConfig(\"rest\"); return \"\"; }",
        CODE + "new CONFIG.ProtocolConfig(\"rest\"); }",
        CODE + "p.setSerialization(\"fastjson2\"); }",
        PROTOCOL
            + "p.setSerialization(\"fastjson2\"); return p; }"
            + PROVIDER
            + "d.setSerialization(\"hessian2\"); return d; }",
        CODE
            + "p.setName(\"rest\"); "
            + ALL
            + ".protocol(p).protocol(new CONFIG.ProtocolConfig(\"dubbo\")); }",
      })
  void theRestLeavesHessian(String code) {
    assertThat(members(code)).containsExactly("Orders.placed()", "Stock.counted()");
  }

  @Test
  void aServiceWinsOverAProtocolAndAProviderOverAService() {
    assertThat(membersOfHessianService(PROTOCOL + "p.setSerialization(\"fastjson2\"); return p; }"))
        .containsExactly("Orders.placed()");
    assertThat(membersOfHessianService(PROVIDER + "d.setSerialization(\"fastjson2\"); return d; }"))
        .isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        CODE + "c.setProtocol(new CONFIG.ProtocolConfig(\"rest\")); }",
        CODE + "c.setProtocols(List.of(new CONFIG.ProtocolConfig(\"rest\"))); }",
        CODE + "c.setProtocols(Arrays.asList(new CONFIG.ProtocolConfig(\"rest\"))); }",
        CODE + "p.setName(\"rest\"); c.setProtocols(List.of(p)); }",
        CODE + "d.setSerialization(\"fastjson2\"); c.setProvider(d); }",
      })
  void thoseOfOneServiceCountForNoOther(String code) {
    assertThat(members(code)).containsExactly("Orders.placed()");
  }

  /** Code that configures the second service declares it as well. */
  private static ImmutableList<String> members(String code) {
    String stock = code.startsWith(CODE) ? "" : "Object stock = new CONFIG.ServiceConfig<Stock>();";
    return members(/* settings= */ "", stock + code);
  }

  private static ImmutableList<String> membersOfHessianService(String code) {
    return members("(serialization = \"hessian2\")", code);
  }

  private static ImmutableList<String> members(String settings, String code) {
    return Wire.unit(
            """
            interface Orders { Instant placed(); }
            interface Stock { Instant counted(); }
            @CONFIG.annotation.DubboService%s abstract class OrdersImpl implements Orders {}
            class Configuration { %s }
            """
                .formatted(settings, code)
                .replace("CONFIG", "org.apache.dubbo.config"))
        .run()
        .members();
  }
}

package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which calls configure the same object. */
final class ConfigurationVariablesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ServiceConfig<Impl> c = new ServiceConfig<>(); c.setInterface(Api.class);",
        "ServiceConfig<Impl> c; c = new ServiceConfig<>(); c.setInterface(Api.class);",
        "new ServiceConfig<Impl>().setInterface(Api.class);",
        "ReferenceConfig<Times> c = new ReferenceConfig<>(); c.setGeneric(\"true\");",
        "ServiceConfig<Times> c = new ServiceConfig<>(); c.setSerialization(\"fastjson2\");",
        "ReferenceConfig<Times> c = new ReferenceConfig<>(); c.setProtocol(\"rest\");",
        "ServiceConfig<Times> c = new ServiceConfig<>(); c.setProtocol(new ProtocolConfig(\"rest\"));",
        "ProtocolConfig p = new ProtocolConfig(\"rest\", 80); ServiceConfig<Times> c = new ServiceConfig<>(); c.setProtocol(p);",
        "ProtocolConfig p = new ProtocolConfig(); ServiceConfig<Times> c = new ServiceConfig<>(); c.setProtocol(p); p.setName(\"rest\");",
        "ProtocolConfig p = new ProtocolConfig(\"dubbo\"); p.setSerialization(\"kryo\"); ServiceConfig<Times> c = new ServiceConfig<>(); c.setProtocol(p);",
        "ReferenceBuilder.newBuilder().generic(true).interfaceClass(Times.class);"
      })
  void callsOnTheVariableOverruleTheTypeArgument(String statements) {
    assertThat(withStatements(statements).run().members()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "ServiceConfig<Times> c = new ServiceConfig<>(); c.setVersion(\"1\");",
        "ReferenceConfig<Times> c = new ReferenceConfig<>(); c.setProtocol(\"dubbo\");",
        "ServiceConfig<Times> c = new ServiceConfig<>(); c.setProtocol(new ProtocolConfig(\"tri\"));",
        "ProtocolConfig p = new ProtocolConfig(\"rest\"); ServiceConfig<Times> c = new ServiceConfig<>();",
        "ServiceConfig<Times> c = new ServiceConfig<>(); c.setProtocol(new ProtocolConfig(System.getProperty(\"p\")));",
        "ServiceConfig<Times> c = new ServiceConfig<>(); c.setSerialization(\"hessian2\");",
        "ServiceConfig<Object> c = new ServiceConfig<>(); c.setInterface(Times.class);",
        "ServiceConfig<Times> c = new ServiceConfig<>(); new ServiceConfig<Object>().setInterface(Api.class);",
        "Object[] all = new Object[2]; all[0] = new ServiceConfig<Times>(); all[1] = new ReferenceBeanBuilder().setGeneric(true);",
        "ReferenceBuilder.newBuilder().generic(true); ReferenceBuilder.newBuilder().interfaceClass(Times.class);"
      })
  void otherCallsDoNot(String statements) {
    assertThat(withStatements(statements).run().members()).containsExactly("Times.now()");
  }

  @Test
  void anotherClassMayConfigureWhatOneMakes() {
    String configs =
        """
        package app;
        import org.apache.dubbo.config.*;
        class Configs { static final ServiceConfig<Times> TIMES = new ServiceConfig<>(); }
        interface Times { java.time.Instant now(); }
        """;
    String start =
        """
        package app;
        class Start { void start() { Configs.TIMES.setSerialization("fastjson2"); } }
        """;

    assertThat(Build.of(configs).run().members()).containsExactly("Times.now()");
    assertThat(Build.of(configs, start).run().members()).isEmpty();
    assertThat(Build.of(start, configs).run().members()).isEmpty();
  }

  @Test
  void anyConfigurationMayBeConfigured() {
    assertThat(
            Build.of(
                    """
                    package app;
                    import org.apache.dubbo.config.*;
                    class Start {
                      <T> void start(ReferenceConfig<T> config) { config.setInterface(Times.class); }
                    }
                    interface Times { java.time.Instant now(); }
                    """)
                .run()
                .members())
        .containsExactly("Times.now()");
  }

  private static Build withStatements(String statements) {
    return Build.of(
        """
        package app;
        import org.apache.dubbo.config.*;
        import org.apache.dubbo.config.bootstrap.builders.ReferenceBuilder;
        import org.apache.dubbo.config.spring.reference.ReferenceBeanBuilder;
        class Start { void start() { %s } }
        interface Api { String hi(); }
        interface Times { java.time.Instant now(); }
        class Impl implements Api {
          @Override public String hi() { return ""; }
          public java.time.Instant internal() { return null; }
        }
        """
            .formatted(statements));
  }
}

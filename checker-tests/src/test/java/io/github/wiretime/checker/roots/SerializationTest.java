package io.github.wiretime.checker.roots;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.checker.harness.Build;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.SpringFile;
import io.github.wiretime.checker.harness.Wire;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The option {@code Serialization}: what the services use where no declaration says it. */
final class SerializationTest {

  /** A service for every way to declare one that says nothing about serializers. */
  private static final String SILENT =
      """
      @org.apache.dubbo.config.annotation.DubboService
      interface Annotated { Instant annotated(); }
      interface Referenced { Instant referenced(); }
      interface Bean { Instant bean(); }
      interface Coded { Instant coded(); }
      interface InXml { Instant inXml(); }
      interface Named { Instant named(); }
      class Declarations {
        @org.apache.dubbo.config.annotation.DubboReference Referenced referenced;
        org.apache.dubbo.config.spring.ReferenceBean<Bean> bean() { return null; }
        Object coded = new org.apache.dubbo.config.ServiceConfig<Coded>();
      }
      """;

  @TempDir private Path folder;
  private Build silent;

  @BeforeEach
  void writeSpringFile() {
    silent =
        Wire.unit(SILENT)
            .option("ServiceInterfaces", "app.Named")
            .option(
                "SpringConfig",
                SpringFile.write(
                    folder, SpringFile.beans("<dubbo:service interface='app.InXml'/>")));
  }

  @Test
  void isHessian2IfNothingIsSet() {
    assertThat(silent.run().members())
        .containsExactly(
            "Annotated.annotated()",
            "Referenced.referenced()",
            "Bean.bean()",
            "Coded.coded()",
            "InXml.inXml()",
            "Named.named()");
    assertThat(silent.option("Serialization", "").run().members()).hasSize(6);
  }

  @ParameterizedTest
  @ValueSource(strings = {"fastjson2", "fastjson", "kryo", "protobuf", "java", "avro", "gson"})
  void anyOtherKnownOneSwitchesTheCheckOff(String name) {
    assertThat(silent.option("Serialization", name).run().diagnostics()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"acme", "hessian3", "Hessian2", "hessian2,fastjson2"})
  void anUnknownOneStopsTheBuild(String name) {
    Outcome outcome = silent.option("Serialization", name).run();

    assertThat(outcome.findings()).isEmpty();
    assertThat(outcome.errors()).hasSize(1);
    assertThat(outcome.errors().get(0))
        .startsWith(
            "-XepOpt:CostlyRpcTime:Serialization: '%s' is not a serializer; there are avro, "
                .formatted(name));
    assertThat(outcome.errors().get(0)).contains(" hessian2, ");
  }

  @Test
  void aDeclarationWins() {
    Build build =
        Wire.unit(
                """
                @org.apache.dubbo.config.annotation.DubboService(serialization = "hessian2")
                interface Annotated { Instant annotated(); }
                @org.apache.dubbo.config.annotation.DubboService(parameters = "prefer.serialization=hessian2")
                interface Parameterized { Instant parameterized(); }
                interface Coded { Instant coded(); }
                interface InXml { Instant inXml(); }
                class Declarations {
                  void code() {
                    var config = new org.apache.dubbo.config.ServiceConfig<Object>();
                    config.setInterface(Coded.class);
                    config.setSerialization("hessian2");
                  }
                }
                """)
            .option("Serialization", "fastjson2")
            .option(
                "SpringConfig",
                SpringFile.write(
                    folder,
                    SpringFile.beans(
                        "<dubbo:service interface='app.InXml' serialization='hessian2'/>")));

    assertThat(build.run().members())
        .containsExactly(
            "Annotated.annotated()",
            "Parameterized.parameterized()",
            "Coded.coded()",
            "InXml.inXml()");
  }
}

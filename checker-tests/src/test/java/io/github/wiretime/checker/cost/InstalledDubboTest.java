package io.github.wiretime.checker.cost;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.ClassPath;
import io.github.wiretime.checker.harness.Diagnosis;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SpringFile;
import java.io.File;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A Dubbo that prefers fastjson2 where nobody says otherwise; the releases are the real jars. */
final class InstalledDubboTest {

  private static final String SERVICE =
      "@org.apache.dubbo.config.annotation.DubboService interface A { java.time.Instant at(); }";
  private static final String NOTE =
      "[CostlyRpcTime] Dubbo 3.2 prefers fastjson2, which is on the class path, and nothing says how"
          + " 'A' is serialized; the findings hold for Hessian. Set"
          + " -XepOpt:CostlyRpcTime:Serialization=hessian2 if that is it, or fastjson2 if not";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "3.1.11, false",
    "3.2.0, true",
    "3.2.19, true",
    "3.3.0, false",
    "3.3.6, false",
  })
  void onlyThatOfOneLine(String release, boolean said) {
    Outcome outcome = with(release, SERVICE).compile();

    assertThat(outcome.members()).containsExactly("A.at()");
    assertThat(notes(outcome)).isEqualTo(said ? ImmutableList.of(NOTE) : ImmutableList.of());
  }

  @Test
  void onlyWithFastjson2() {
    Project without =
        Project.in(folder)
            .with(SERVICE)
            .arguments("-classpath", System.getProperty("wiretime.hessian") + "/dubbo-3.2.19.jar");

    assertThat(without.compile().members()).containsExactly("A.at()");
    assertThat(notes(without.compile())).isEmpty();
  }

  @Test
  void onlyWithoutTheOption() {
    Project project = with("3.2.19", SERVICE).option("Serialization", "hessian2");

    assertThat(project.compile().members()).containsExactly("A.at()");
    assertThat(notes(project.compile())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@org.apache.dubbo.config.annotation.DubboService(serialization = \"hessian2\") interface A { java.time.Instant at(); }",
        "@org.apache.dubbo.config.annotation.DubboService interface A { java.util.Date at(); }",
        """
        @org.apache.dubbo.config.annotation.DubboService interface A {
          @SuppressWarnings("CostlyRpcTime") java.time.Instant at();
        }
        """,
        """
        interface A { java.time.Instant at(); }
        class Code {{
          var config = new org.apache.dubbo.config.ServiceConfig<A>();
          config.setSerialization("hessian2");
        }}
        """,
        """
        @org.apache.dubbo.config.annotation.DubboService interface A { java.time.Instant at(); }
        class Consumer {
          @org.apache.dubbo.config.annotation.DubboReference(parameters = {"serialization", "hessian2"}) A a;
        }
        """,
      })
  void onlyIfFindingsDependOnIt(String source) {
    assertThat(notes(with("3.2.19", source).compile())).isEmpty();
  }

  @Test
  void onceForAllWaysToDeclareAService() {
    Project project =
        with(
                "3.2.19",
                """
                @org.apache.dubbo.config.annotation.DubboService interface A { java.time.Instant a(); }
                interface B { java.time.Instant b(); }
                interface C { java.time.Instant c(); }
                interface D { java.time.Instant d(); }
                class Code {
                  Object b = new org.apache.dubbo.config.ServiceConfig<B>();
                }
                """)
            .option("ServiceInterfaces", "C")
            .option("SpringConfig", "beans.xml");
    project.write("beans.xml", SpringFile.beans("<dubbo:service interface='D'/>"));

    assertThat(project.compile().members()).containsExactly("A.a()", "B.b()", "C.c()", "D.d()");
    assertThat(notes(project.compile()))
        .containsExactly(NOTE.replace("'A' is", "'A' and 3 more are"));
  }

  private Project with(String release, String source) {
    Stream<File> jars =
        Stream.concat(
            Stream.of(
                new File(System.getProperty("wiretime.hessian"), "dubbo-" + release + ".jar")),
            ClassPath.ofThisJvm().stream().filter(jar -> jar.getName().startsWith("fastjson2-")));
    return Project.in(folder)
        .with(source)
        .arguments(
            "-classpath",
            String.join(File.pathSeparator, jars.map(File::getPath).collect(toImmutableList())));
  }

  private static ImmutableList<String> notes(Outcome outcome) {
    assertThat(outcome.errors()).isEmpty();
    return outcome.diagnostics().stream()
        .filter(diagnosis -> diagnosis.kind() == Diagnostic.Kind.NOTE)
        .map(Diagnosis::message)
        .collect(toImmutableList());
  }
}

package io.github.wiretime.checker.negotiation;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertThat;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.ClassPath;
import io.github.wiretime.checker.harness.Diagnosis;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SpringFile;
import io.github.wiretime.checker.options.DubboLine;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The verdict with the real Dubbo of each line on the class path. */
final class InstalledDubboTest {

  private static final String SERVICE =
      "@org.apache.dubbo.config.annotation.DubboService interface A { java.time.Instant at(); }";
  private static final String REFERENCE =
      """
      interface A { java.time.Instant at(); }
      class Consumer { @org.apache.dubbo.config.annotation.DubboReference A a; }
      """;
  private static final String FOR_OLDER_PEERS =
      "[CostlyRpcTime] consumers from Dubbo 3.2 on get what the provider prefers, such as fastjson2; 1 member is costly for"
          + " older consumers, direct URLs and peers without it; set"
          + " -XepOpt:CostlyRpcTime:Serialization=hessian2 to see it";
  private static final String OF_REFERENCE =
      "[CostlyRpcTime] 1 member belongs to a service whose provider is not in sight; if it runs Dubbo"
          + " 3.2, which sends fastjson2 by default, set"
          + " -XepOpt:CostlyRpcTime:Serialization=fastjson2";

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "3.1.11, false",
    "3.2.0, true",
    "3.2.19, true",
    "3.3.0, false",
    "3.3.6, false",
  })
  void aProviderOfOneLineSendsFastjson2(String release, boolean isSilent) {
    Outcome outcome = with(release, SERVICE).compile();

    assertThat(outcome.members())
        .isEqualTo(isSilent ? ImmutableList.of() : ImmutableList.of("A.at()"));
    assertThat(notes(outcome))
        .isEqualTo(isSilent ? ImmutableList.of(FOR_OLDER_PEERS) : ImmutableList.of());
  }

  @ParameterizedTest
  @CsvSource({"3.1.11, false", "3.2.0, true", "3.2.19, true", "3.3.6, true"})
  void aConsumerCannotKnow(String release, boolean said) {
    Outcome outcome = with(release, REFERENCE).compile();

    assertThat(outcome.members()).containsExactly("A.at()");
    assertThat(notes(outcome))
        .isEqualTo(said ? ImmutableList.of(OF_REFERENCE) : ImmutableList.of());
  }

  @Test
  void whatIsInMigrationIsNotCountedForOlderPeers() {
    Outcome outcome =
        with(
                "3.2.19",
                """
                @org.apache.dubbo.config.annotation.DubboService interface A { Order order(); }
                class Order {
                  java.time.Year at; Integer atValue; java.time.LocalDate day;
                  private Object readResolve() { return this; }
                }
                """)
            .compile();

    assertThat(notes(outcome)).containsExactly(FOR_OLDER_PEERS);
  }

  /** Otherwise a scan without Dubbo's jar would judge services in another way than javac. */
  @ParameterizedTest
  @CsvSource({"2.7.23, 2.7", "3.0.15, 3.0", "3.1.11, 3.0", "3.2.19, 3.2", "3.3.6, 3.3"})
  void aVersionTellsTheLineThatClassesTell(String release, String line) {
    assertThat(InstalledDubbo.ofVersion(release).line().map(DubboLine::id))
        .isEqualTo(Optional.of(line));
  }

  /** The provider decides, and the consumer of this build has a 3.2 as well. */
  @Test
  void aConsumerBesideItsProvider() {
    Outcome outcome =
        with(
                "3.2.19",
                SERVICE
                    + "class Consumer { @org.apache.dubbo.config.annotation.DubboReference A a; }")
            .compile();

    assertThat(outcome.members()).isEmpty();
    assertThat(notes(outcome)).containsExactly(FOR_OLDER_PEERS);
  }

  @Test
  void onlyTheReferencesThemselvesDependOnAProviderOutOfSight() {
    Outcome outcome =
        with(
                "3.3.6",
                REFERENCE
                    + "@org.apache.dubbo.config.annotation.DubboService"
                    + " interface B { java.time.Instant on(); }")
            .compile();

    assertThat(outcome.members()).containsExactly("A.at()", "B.on()");
    assertThat(notes(outcome)).containsExactly(OF_REFERENCE);
  }

  @Test
  void aConsumerWithADirectAddressHearsNoProvider() {
    Outcome outcome =
        with(
                "3.2.19",
                SERVICE
                    + """
                    class Consumer {
                      @org.apache.dubbo.config.annotation.DubboReference(url = "dubbo://127.0.0.1:20880") A a;
                    }
                    """)
            .compile();

    assertThat(outcome.members()).containsExactly("A.at()");
    assertThat(notes(outcome)).isEmpty();
  }

  @Test
  void aProviderWithoutFastjson2() {
    Project without =
        Project.in(folder)
            .with(SERVICE)
            .arguments("-classpath", System.getProperty("wiretime.hessian") + "/dubbo-3.2.19.jar");

    assertThat(without.compile().members()).containsExactly("A.at()");
    assertThat(notes(without.compile())).isEmpty();
  }

  /** As of {@code dubbo-rpc-dubbo} with {@code dubbo-serialization-hessian2}. */
  @Test
  void aProviderWithFastjson2AndWithoutItsSerialization() throws IOException {
    Path jar = folder.resolve("dubbo.jar");
    Files.copy(Path.of(System.getProperty("wiretime.hessian"), "dubbo-3.2.19.jar"), jar);
    try (FileSystem inside = FileSystems.newFileSystem(jar)) {
      Files.delete(
          inside.getPath(
              "org/apache/dubbo/common/serialize/fastjson2/FastJson2Serialization.class"));
    }
    Outcome outcome =
        with("3.2.19", SERVICE)
            .arguments(
                "-classpath",
                Stream.concat(Stream.of(jar.toFile()), fastjson2())
                    .map(File::getPath)
                    .collect(joining(File.pathSeparator)))
            .compile();

    assertThat(outcome.members()).containsExactly("A.at()");
    assertThat(notes(outcome)).isEmpty();
  }

  /** So applications switch from a registry to an address while they are tested. */
  @ParameterizedTest
  @ValueSource(strings = {"", "${orders.url:}", "${orders.url}", "registry://127.0.0.1:2181"})
  void anAddressThatIsNoneAsksTheRegistry(String url) {
    Outcome outcome =
        with(
                "3.2.19",
                SERVICE
                    + """
                    class Consumer {
                      @org.apache.dubbo.config.annotation.DubboReference(url = "%s") A a;
                    }
                    """
                        .formatted(url))
            .compile();

    assertThat(outcome.members()).isEmpty();
    assertThat(notes(outcome)).containsExactly(FOR_OLDER_PEERS);
  }

  @Test
  void theOptionSaysWhatPeersGet() {
    Project project = with("3.2.19", SERVICE);

    assertThat(project.option("Serialization", "hessian2").compile().members())
        .containsExactly("A.at()");
    assertThat(notes(project.option("Serialization", "hessian2").compile())).isEmpty();
    assertThat(notes(project.option("Serialization", "fastjson2").compile())).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@org.apache.dubbo.config.annotation.DubboService(serialization = \"hessian2\") interface A { java.time.Instant at(); }",
        """
        interface A { java.time.Instant at(); }
        class Code {{
          var config = new org.apache.dubbo.config.ServiceConfig<A>();
          config.setSerialization("hessian2");
        }}
        """,
        """
        interface A { java.time.Instant at(); }
        class Consumer {
          @org.apache.dubbo.config.annotation.DubboReference(parameters = {"prefer.serialization", "hessian2"}) A a;
        }
        """,
      })
  void hessianThatIsStatedIsFound(String source) {
    Outcome outcome = with("3.2.19", source).compile();

    assertThat(outcome.members()).containsExactly("A.at()");
    assertThat(notes(outcome)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "@org.apache.dubbo.config.annotation.DubboService interface A { java.util.Date at(); }",
        """
        @org.apache.dubbo.config.annotation.DubboService interface A {
          @SuppressWarnings("CostlyRpcTime") java.time.Instant at();
        }
        """,
        "@org.apache.dubbo.config.annotation.DubboService(serialization = \"fastjson2\") interface A { java.time.Instant at(); }",
      })
  void nothingIsSaidWhereNothingDependsOnIt(String source) {
    Outcome outcome = with("3.2.19", source).compile();

    assertThat(outcome.members()).isEmpty();
    assertThat(notes(outcome)).isEmpty();
  }

  /** Parameters with a serializer stopped to count with 3.2. */
  @ParameterizedTest
  @CsvSource({"3.1.11, 0", "3.2.19, 1"})
  void parametersCountedOnce(String release, int notes) {
    Outcome outcome =
        with(
                release,
                SERVICE.replace(
                    "Service ", "Service(parameters = {\"serialization\", \"fastjson2\"}) "))
            .compile();

    assertThat(outcome.members()).isEmpty();
    assertThat(notes(outcome)).hasSize(notes);
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

    assertThat(project.compile().members()).isEmpty();
    assertThat(notes(project.compile()))
        .containsExactly(
            FOR_OLDER_PEERS.replace("1 member is", "4 members are").replace("see it", "see them"));
  }

  /** What Hessian writes for one service may be silent for another. */
  @Test
  void aMemberOfBothIsFoundOnce() {
    Outcome outcome =
        with(
                "3.2.19",
                """
                @org.apache.dubbo.config.annotation.DubboService interface A { Dto a(); java.time.Instant b(); }
                @org.apache.dubbo.config.annotation.DubboService(serialization = "hessian2")
                interface B { Dto b(); }
                class Dto { java.time.Instant at; }
                """)
            .compile();

    assertThat(outcome.members()).containsExactly("Dto.at");
    assertThat(notes(outcome)).contains(FOR_OLDER_PEERS);
  }

  /** It brings hessian-lite 3.2, also where that is not on the class path. */
  @Test
  void theReleaseOfHessianFollowsFromDubbos() {
    Project project =
        Project.in(folder)
            .with(SERVICE)
            .arguments("-classpath", System.getProperty("wiretime.hessian") + "/dubbo-3.2.19.jar");

    assertThat(project.compile().diagnostics().get(0).message()).contains("(hessian-lite 3.2)");
  }

  private Project with(String release, String source) {
    Stream<File> jars =
        Stream.concat(
            Stream.of(
                new File(System.getProperty("wiretime.hessian"), "dubbo-" + release + ".jar")),
            fastjson2());
    return Project.in(folder)
        .with(source)
        .arguments(
            "-classpath",
            String.join(File.pathSeparator, jars.map(File::getPath).collect(toImmutableList())));
  }

  private static Stream<File> fastjson2() {
    return ClassPath.ofThisJvm().stream().filter(jar -> jar.getName().startsWith("fastjson2-"));
  }

  private static ImmutableList<String> notes(Outcome outcome) {
    assertThat(outcome.errors()).isEmpty();
    return outcome.diagnostics().stream()
        .filter(diagnosis -> diagnosis.kind() == Diagnostic.Kind.NOTE)
        .map(Diagnosis::message)
        .collect(toImmutableList());
  }
}

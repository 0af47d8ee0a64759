package io.github.wiretime.build;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Modules that differ from their parent in one thing each, as {@code docs/error-prone.md} lists
 * them. They are built with the example's parent POM, and with that POM less the lines that are in
 * it because of such modules.
 */
final class DifferingModulesIT {

  private static final ImmutableList<String> BECAUSE_OF_THEM =
      ImmutableList.of(
          " combine.children=\"append\"",
          "<showWarnings>true</showWarnings>",
          "<arg>-Xmaxerrs</arg><arg>9999</arg>",
          "<arg>-Xmaxwarns</arg><arg>99999</arg>",
          "<arg>-J--add-\\S+</arg>",
          "<path>.*<artifactId>(lombok-mapstruct-binding|mapstruct-processor|spring-boot-configuration-processor)<.*</path>");

  private static final ImmutableList<String> MODULES =
      ImmutableList.of(
          "forked", "processors", "arguments", "old", "manyWarnings", "manyErrors", "generated");

  private static final String PLUGIN =
      """
      <build><plugins><plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-compiler-plugin</artifactId>
        %s
      </plugin></plugins></build>
      """;

  private static final String DUBBO =
      "<dependencies>" + dependency("org.apache.dubbo", "dubbo", "") + "%s</dependencies>";

  private static final String REPORT =
      "-Dwiretime.options=-XepOpt:CostlyRpcTime:Report=target/costly-rpc-time.sarif";

  private static final String POM = Repository.read("examples/pom.xml");

  @TempDir private static Path with;
  @TempDir private static Path without;

  private static MavenBuild.Result buildWith;
  private static MavenBuild.Result buildWithout;

  @BeforeAll
  static void buildBoth() throws IOException {
    String pom = POM;
    for (String line : BECAUSE_OF_THEM) {
      assertThat(pom).containsMatch(line);
      pom = pom.replaceAll(line, "");
    }
    buildWith = build(with, POM);
    buildWithout = build(without, pom);
  }

  @ParameterizedTest
  @CsvSource({
    "forked,       SUCCESS,   1, FAILURE,   0",
    "processors,   SUCCESS,   1, FAILURE,   0",
    "arguments,    SUCCESS,   1, SUCCESS,   0",
    "old,          SUCCESS,   1, SUCCESS,   0",
    "manyWarnings, SUCCESS, 105, SUCCESS, 100",
    "manyErrors,   FAILURE, 105, FAILURE, 100",
    "generated,    SUCCESS,   1, SUCCESS,   1",
  })
  void reportsAll(
      String module, String status, long findings, String statusWithout, long findingsWithout) {
    assertEnded(buildWith, module, status, findings);
    assertEnded(buildWithout, module, statusWithout, findingsWithout);
  }

  @Test
  void failsAsThePageSays() {
    String troubleshooting = Repository.read("docs/troubleshooting.md");
    for (String shown :
        ImmutableList.of(
            "plug-in not found: ErrorProne", "BaseErrorProneJavaCompiler.addTaskListener")) {
      assertThat(troubleshooting).contains(shown);
      assertThat(buildWithout.text()).contains(shown);
      assertThat(buildWith.text()).doesNotContain(shown);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"warnings", "errors"})
  void saysHowManyFindingsJavacDrops(String kind) {
    String said = "javac shows 100 " + kind + " and drops 5 more of this check";

    assertThat(buildWithout.text()).contains(said);
    assertThat(buildWith.text()).doesNotContain(said);
  }

  @Test
  void generatesWhatProcessorsOnTheClassPathGenerated() throws IOException {
    String mapper = "generated/target/generated-sources/annotations/shop/generated/MapperImpl.java";
    String metadata = "generated/target/classes/META-INF/spring-configuration-metadata.json";

    assertThat(Files.readString(with.resolve(mapper))).contains("setPlacedAt(");
    assertThat(Files.readString(with.resolve(metadata))).contains("\"shop.time-zone\"");
    assertThat(Files.exists(without.resolve(mapper))).isFalse();
    assertThat(Files.exists(without.resolve(metadata))).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"processors, false", "arguments, false", "old, true"})
  void aReportTellsThatAModuleIsChecked(String module, boolean checkedWithout) {
    String report = module + "/target/costly-rpc-time.sarif";

    assertThat(Files.exists(with.resolve(report))).isTrue();
    assertThat(Files.exists(without.resolve(report))).isEqualTo(checkedWithout);
  }

  private static void assertEnded(
      MavenBuild.Result build, String module, String status, long findings) {
    assertWithMessage(build.text()).that(build.text()).containsMatch(module + " \\.+ " + status);
    assertWithMessage(build.text())
        .that(
            Diagnostics.of(build).stream()
                .filter(diagnostic -> diagnostic.contains("] " + module + "/src/main/java/"))
                .count())
        .isEqualTo(findings);
  }

  private static MavenBuild.Result build(Path folder, String pom) throws IOException {
    Modules project = new Modules(folder);
    project.parent(pom, MODULES.toArray(String[]::new));
    module(project, "forked", "<configuration><fork>true</fork></configuration>");
    module(
        project,
        "processors",
        """
        <configuration><annotationProcessorPaths>
          <path><groupId>org.mapstruct</groupId><artifactId>mapstruct-processor</artifactId>%s</path>
        </annotationProcessorPaths></configuration>
        """
            .formatted(version("mapstruct-processor")));
    module(
        project,
        "arguments",
        "<configuration><compilerArgs><arg>-parameters</arg></compilerArgs></configuration>");
    module(project, "old", "<version>3.8.1</version>");
    many(project, "manyWarnings", "WARN");
    many(project, "manyErrors", "ERROR");
    generated(project);
    return MavenBuild.in(folder).run("compile", "--fail-at-end", REPORT);
  }

  /** A module with one finding and a compiler plugin of its own. */
  private static void module(Modules project, String name, String plugin) throws IOException {
    project.module(name, DUBBO.formatted("") + PLUGIN.formatted(plugin));
    service(project, name, "java.time.Instant");
  }

  private static void service(Modules project, String module, String sent) throws IOException {
    project.java(
        module,
        "Service",
        """
        @org.apache.dubbo.config.annotation.DubboService
        public class Service {
          public %s get() {
            return null;
          }
        }
        """
            .formatted(sent));
  }

  /** A module with more findings of one severity than javac shows by default. */
  private static void many(Modules project, String name, String severity) throws IOException {
    project.module(
        name,
        DUBBO.formatted("")
            + "<properties><wiretime.ratchet>-Xep:CostlyRpcTime:%s</wiretime.ratchet></properties>"
                .formatted(severity));
    service(project, name, "Dto");
    project.java(
        name,
        "Dto",
        IntStream.range(0, 105)
            .mapToObj("  java.time.Instant time%d;\n"::formatted)
            .collect(joining("", "public class Dto implements java.io.Serializable {\n", "}\n")));
  }

  /** A module whose annotation processors are on its class path. */
  private static void generated(Modules project) throws IOException {
    String lombok = "org.projectlombok";
    String spring = "org.springframework.boot";
    project.module(
        "generated",
        DUBBO.formatted(
            dependency(lombok, "lombok", "")
                + dependency(
                    lombok, "lombok-mapstruct-binding", version("lombok-mapstruct-binding"))
                + dependency("org.mapstruct", "mapstruct", version("mapstruct-processor"))
                + dependency("org.mapstruct", "mapstruct-processor", version("mapstruct-processor"))
                + dependency(spring, "spring-boot", version("spring-boot-configuration-processor"))
                + dependency(
                    spring,
                    "spring-boot-configuration-processor",
                    version("spring-boot-configuration-processor"))));
    service(project, "generated", "Dto");
    String value = "@lombok.Data\npublic class %s {\n  private java.time.Instant placedAt;\n}\n";
    project.java("generated", "Dto", value.formatted("Dto"));
    project.java("generated", "Entity", value.formatted("Entity"));
    project.java(
        "generated",
        "Mapper",
        "@org.mapstruct.Mapper\npublic interface Mapper {\n  Dto map(Entity entity);\n}\n");
    project.java(
        "generated",
        "Settings",
        """
        @lombok.Data
        @org.springframework.boot.context.properties.ConfigurationProperties("shop")
        public class Settings {
          private String timeZone;
        }
        """);
  }

  private static String dependency(String group, String name, String version) {
    return "<dependency><groupId>%s</groupId><artifactId>%s</artifactId>%s</dependency>"
        .formatted(group, name, version);
  }

  /** The version of a processor in the snippet. */
  private static String version(String processor) {
    return Pattern.compile("<artifactId>" + processor + "</artifactId>(<version>.*?</version>)")
        .matcher(POM)
        .results()
        .map((MatchResult found) -> found.group(1))
        .findFirst()
        .orElseThrow();
  }
}

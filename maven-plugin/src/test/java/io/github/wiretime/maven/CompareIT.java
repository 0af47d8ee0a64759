package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.build.MavenBuild;
import io.github.wiretime.build.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A build of three modules, of which two were released before, is compared with that. */
final class CompareIT {

  private static final String GOAL =
      "io.github.wiretime:wiretime-maven-plugin:" + System.getProperty("wiretime.version") + ":";
  private static final String COMPARE = GOAL + "compare";
  private static final String FAILS = "-Dwiretime.severity=ERROR";
  private static final String RELEASE = "-Dwiretime.against=release";
  private static final String BREAKS =
      "OrderDto.paidAt (OrderDto.java:6) was Date and is LocalDateTime: a consumer with the old"
          + " class crashes";

  /** Maven Central is a folder, so that nobody asks the network what was released. */
  private static final String CENTRAL =
      """
      <repositories><repository>
        <id>central</id><url>file://${maven.multiModuleProjectDirectory}/central</url>
      </repository></repositories>
      """;

  @TempDir private static Path folder;

  @BeforeAll
  static void install() throws IOException {
    for (String version : new String[] {"1.4.0", "1.5.0-SNAPSHOT"}) {
      write("compared", version, CENTRAL);
      dto("java.util.Date");
      MavenBuild.Result installed =
          run("install", "-DskipTests", "-pl", ".,order-common,order-api");
      assertWithMessage(installed.text()).that(installed.exitCode()).isEqualTo(0);
    }
  }

  @BeforeEach
  void change() throws IOException {
    Files.deleteIfExists(folder.resolve(".mvn/extensions.xml"));
    Files.deleteIfExists(folder.resolve("costly-rpc-time.baseline"));
    write("compared", "1.5.0-SNAPSHOT", CENTRAL);
    dto("java.time.LocalDateTime");
  }

  private static void write(String group, String version, String repositories) throws IOException {
    file(
        "pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>%s</groupId>
          <artifactId>root</artifactId>
          <version>%s</version>
          <packaging>pom</packaging>
          <modules><module>order-common</module><module>order-api</module><module>order-provider</module></modules>
          <properties>
            <maven.compiler.source>1.8</maven.compiler.source>
            <maven.compiler.target>1.8</maven.compiler.target>
            <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
          </properties>
          %s
          <build><plugins>
            <plugin><artifactId>maven-resources-plugin</artifactId><version>3.3.1</version></plugin>
            <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.14.1</version></plugin>
          </plugins></build>
        </project>
        """
            .formatted(group, version, repositories));
    module("order-common", group, version, "");
    module(
        "order-api", group, version, Shop.dependency(group, "order-common", "${project.version}"));
    module(
        "order-provider",
        group,
        version,
        Shop.DUBBO + Shop.dependency(group, "order-api", "${project.version}"));
    java("order-common", "Status", "public enum Status { NEW, PAID }");
    java("order-api", "OrderService", "public interface OrderService { OrderDto find(); }");
    java(
        "order-provider",
        "OrderProvider",
        """
        @org.apache.dubbo.config.annotation.DubboService
        public class OrderProvider implements OrderService {
          @Override
          public OrderDto find() {
            return new OrderDto();
          }
        }
        """);
  }

  private static void module(String name, String group, String version, String dependencies)
      throws IOException {
    file(
        name + "/pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <parent><groupId>%s</groupId><artifactId>root</artifactId><version>%s</version></parent>
          <artifactId>%s</artifactId>
          <dependencies>%s</dependencies>
        </project>
        """
            .formatted(group, version, name, dependencies));
  }

  private static void dto(String type) throws IOException {
    java(
        "order-api",
        "OrderDto",
        """
        import java.io.Serializable;

        public class OrderDto implements Serializable {
          private %s paidAt;
          private Status status;
        }
        """
            .formatted(type));
  }

  private static void java(String module, String name, String text) throws IOException {
    file(module + "/src/main/java/shop/" + name + ".java", "package shop;\n\n" + text);
  }

  private static void file(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private static MavenBuild.Result run(String... arguments) throws IOException {
    return MavenBuild.in(folder).run(arguments);
  }

  private static void assertBreaks(MavenBuild.Result build, int exitCode) {
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(exitCode);
    assertThat(build.text())
        .contains("order-common, order-api 1.4.0 -> 1.5.0-SNAPSHOT; hessian-lite 4.0.4");
    assertThat(build.text()).contains(BREAKS);
    assertThat(build.text())
        .contains("is named or was released, so they are compared with themselves: order-provider");
    assertThat(build.text()).contains("report: target/wiretime/compare.html");
  }

  private static void assertSays(MavenBuild.Result build, int exitCode, String sentence) {
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(exitCode);
    assertThat(build.text()).contains(sentence);
  }

  @ParameterizedTest
  @ValueSource(strings = {"own", "3.9.16", "4.0.0-rc-5"})
  void theGoalComparesWithTheReleaseBefore(String version) throws IOException {
    MavenBuild own = MavenBuild.in(folder);
    Path maven = Path.of(System.getProperty("wiretime.mavens"), "apache-maven-" + version);

    assertBreaks(("own".equals(version) ? own : own.withMaven(maven)).run("compile", COMPARE), 0);
  }

  @ParameterizedTest
  @CsvSource({
    "docs/BreakingRpcChange.md, en, [INFO] no older build, '[INFO] report: '",
    "docs/zh/BreakingRpcChange.md, zh, [INFO] 没有指定旧版本, [INFO] 报告：",
  })
  void thePageShowsWhatItPrints(String page, String language, String first, String report)
      throws IOException {
    String text = run("compile", COMPARE, "-Dwiretime.lang=" + language).text();
    String last = report + "target/wiretime/compare.html\n";

    assertThat(Repository.read(page))
        .contains(
            "```text\n"
                + text.substring(text.indexOf(first), text.indexOf(last) + last.length())
                + "```");
  }

  @Test
  void theGoalFailsABuildIfFindingsDo() throws IOException {
    MavenBuild.Result build = run("compile", COMPARE, FAILS);

    assertBreaks(build, 1);
    assertThat(build.text()).contains("compile " + GOAL + "baseline -Dwiretime.against=release");
    assertThat(run("compile", COMPARE, FAILS, "-Dwiretime.direction=forward").exitCode())
        .isEqualTo(1);
    assertThat(run("compile", COMPARE, "-Dwiretime.direction=up").text())
        .contains("wiretime.direction is forward, backward or full, not up");
  }

  @ParameterizedTest
  @ValueSource(strings = {"own", "3.9.16", "4.0.0-rc-5"})
  void theGateComparesToo(String version) throws IOException {
    file(".mvn/extensions.xml", Shop.EXTENSION);
    MavenBuild own = MavenBuild.in(folder);
    Path maven = Path.of(System.getProperty("wiretime.mavens"), "apache-maven-" + version);
    MavenBuild build = "own".equals(version) ? own : own.withMaven(maven);

    assertBreaks(build.run("compile", RELEASE, FAILS), 1);
  }

  @Test
  void whatAGoalComparesTheGateDoesNotCompareAgain() throws IOException {
    file(".mvn/extensions.xml", Shop.EXTENSION);

    assertThat(run("compile", "wiretime:compare", RELEASE).text().split("1 change breaks peers"))
        .hasLength(2);
  }

  @Test
  void theBaselineTakesWhatTheGateFinds() throws IOException {
    file(".mvn/extensions.xml", Shop.EXTENSION);

    run("compile", "wiretime:baseline", RELEASE);

    assertThat(Files.readString(folder.resolve("costly-rpc-time.baseline")))
        .contains("shop.OrderDto#paidAt BreakingRpcChange.type:order-api-1.4.0");
    assertSays(run("compile", RELEASE, FAILS), 0, "1 change breaks peers (1 in the baseline)");
    assertSays(
        run("compile", "-pl", "order-provider", RELEASE, FAILS), 0, "nothing to compare with");
  }

  /** As it is written in {@code -Dwiretime.against} and what is said then. */
  @ParameterizedTest
  @CsvSource({
    "1.4.0, 0, was Date and is LocalDateTime",
    "compared:order-api:1.4.0, 0, was Date and is LocalDateTime",
    "1.5.0-SNAPSHOT, 0, 'order-api 1.5.0-SNAPSHOT is a snapshot, so what is compared'",
    "none, 0, nothing to compare with",
    "1.3.9, 1, 'no repository has version 1.3.9 of order-common, order-api, order-provider. Give what was'",
    "compared:gone:1.4.0, 1, no repository has compared:gone:1.4.0",
    "compared:order-api, 1, '''compared:order-api'' is not group:artifact:version'",
    "gone.jar, 1, gone.jar: there is no such file or folder",
    "order-api/src/main/java, 1, order-api/src/main/java has no classes; give what is compiled",
    "order-provider/pom.xml, 1, order-provider/pom.xml cannot be read",
    "order-api/target/classes, 0, no change breaks peers",
  })
  void whatIsNamed(String against, int exitCode, String said) throws IOException {
    assertSays(run("compile", COMPARE, "-Dwiretime.against=" + against), exitCode, said);
  }

  @Test
  void aFirstReleaseHasNothingToCompareWith() throws IOException {
    write("first", "1.0.0-SNAPSHOT", CENTRAL);

    assertSays(run("compile", COMPARE, FAILS), 0, "nothing to compare with");
  }

  @Test
  void offlineNobodyKnowsWhatWasReleased() throws IOException {
    write("first", "1.0.0-SNAPSHOT", "");

    assertSays(
        run("compile", COMPARE, "-o"), 1, "Maven is offline, so only the local repository was");
    file(".mvn/extensions.xml", Shop.EXTENSION);
    assertSays(run("compile", RELEASE, "-o"), 0, "; the build goes on");
    assertSays(run("compile", RELEASE, "-o", FAILS), 1, "nothing is compared: nobody knows what");
  }

  /** The provider was never released, which only Maven Central knows. */
  @Test
  void offlineAGateDoesNotPassOverModulesOfWhichNobodyKnows() throws IOException {
    write("compared", "1.5.0-SNAPSHOT", "");
    dto("java.util.Date");
    file(".mvn/extensions.xml", Shop.EXTENSION);

    assertSays(run("compile", RELEASE, "-o"), 0, "nobody knows whether these were released");
    assertSays(run("compile", RELEASE, "-o", FAILS), 1, "of some modules nobody knows what was");
  }

  @Test
  void theSecondReleaseOfAPatchWaitsUntilTheFirstIsReleased() throws IOException {
    java(
        "order-api",
        "OrderDto",
        """
        import java.io.Serializable;
        import java.time.LocalDateTime;
        import java.time.ZoneOffset;

        public class OrderDto implements Serializable {
          private LocalDateTime paidAt;
          private Long paidAtSeconds;
          private Integer paidAtNanos;
          private Status status;

          protected Object readResolve() {
            if (paidAtSeconds != null) {
              paidAt = LocalDateTime.ofEpochSecond(paidAtSeconds, paidAtNanos, ZoneOffset.UTC);
            }
            return this;
          }
        }
        """);

    assertSays(
        run("compile", GOAL + "fix", "-Dwiretime.fixRelease=2"),
        1,
        "the latest release has no twins yet: deploy release 1 first");
  }
}

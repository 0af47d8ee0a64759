package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Goals that write files for a team to keep, and what modes do without them. */
final class GoalsIT {

  @TempDir private static Path folder;

  /** As of a configuration from which somebody took the values. */
  private static final String EMPTY_ELEMENTS =
      """
      <plugin>
        <groupId>io.github.wiretime</groupId>
        <artifactId>wiretime-maven-plugin</artifactId>
        <version>%s</version>
        <configuration>
          <mode/><severity/><baseline/><checks/>
          <serviceInterfaces><interface/></serviceInterfaces>
          <fixMembers><fixMember/></fixMembers><peers><peer/></peers>
        </configuration>
      </plugin>
      """
          .formatted(System.getProperty("wiretime.version"));

  private static MavenBuild maven;

  @BeforeAll
  static void compile() throws IOException {
    Shop shop = new Shop(folder);
    shop.root(EMPTY_ELEMENTS, "orders", "strange");
    shop.service("orders", Shop.dependencies(Shop.DUBBO));
    shop.service("strange", Shop.dependencies(Shop.DUBBO));
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
    shop.write(".mvn/jvm.config", "-Xmx512m\n");
    maven = MavenBuild.in(folder);
    succeed("compile");
  }

  @Test
  void theWireMapOfEarlierVersionsIsRefused() throws IOException {
    for (String[] goal :
        new String[][] {{"wiretime:learn"}, {"compile", "-Dwiretime.wireMap=shop.wiremap"}}) {
      MavenBuild.Result result = maven.run(goal);

      assertThat(result.exitCode()).isNotEqualTo(0);
      assertThat(result.text())
          .contains(
              "there is no wire map any more; where an API is in a repository of its own,"
                  + " wiretime.serviceInterfaces names its services and wiretime.wireTypes its"
                  + " classes");
    }
  }

  @Test
  void jvmConfigAddsLinesOnce() throws IOException {
    assertThat(succeed("wiretime:jvm-config").text()).contains("added 12 lines");
    assertThat(succeed("wiretime:jvm-config").text()).contains("has all that is needed");

    assertThat(Files.readAllLines(folder.resolve(".mvn/jvm.config"))).hasSize(13);
    assertThat(Files.readString(folder.resolve(".mvn/jvm.config"))).startsWith("-Xmx512m\n");
    Files.writeString(folder.resolve(".mvn/jvm.config"), "-Xmx512m\n");
  }

  @Test
  void aModeThatMavensJvmForbidsIsExplained() throws IOException {
    String text = succeed("compile", "-Dwiretime.mode=javac").text();

    assertThat(text)
        .contains(
            "orders, strange: the JVM that runs Maven hides javac's classes; mvn wiretime:jvm-config"
                + " changes that");
    assertThat(text).contains("2 costly members");
  }

  @Test
  void emptyElementsOfThePomSayNothing() throws IOException {
    for (String goal : new String[] {"compile", "wiretime:scan"}) {
      String text = succeed(goal).text();

      assertThat(text).contains("2 costly members");
      assertThat(text).doesNotContain("null");
    }
    String fixed = succeed("wiretime:fix").text();

    assertThat(fixed).contains("Step 1: nothing to patch");
    assertThat(fixed).contains("wiretime.peers names nothing, so it does nothing");
    assertThat(fixed).doesNotContain("null");
  }

  /** As in {@code MAVEN_OPTS} and in {@code .mvn/jvm.config}. */
  @Test
  void propertiesOfMavensJvmCount() throws IOException {
    assertThat(maven.withVariable("MAVEN_OPTS", "-Dwiretime.severity=FATAL").run("compile").text())
        .contains("wiretime.severity is WARNING or ERROR, not FATAL");
    assertThat(maven.withVariable("MAVEN_OPTS", "-Dwiretime.sevrity=x").run("compile").text())
        .contains("wiretime.sevrity is no option");
  }

  @Test
  void aModeThatDoesNotExistIsRefused() throws IOException {
    MavenBuild.Result result = maven.run("compile", "-Dwiretime.mode=fast");

    assertThat(result.exitCode()).isNotEqualTo(0);
    assertThat(result.text())
        .contains("wiretime.mode is auto, scan, javac or errorprone, not fast");
  }

  /** Nothing fails because of what is found, yet the word is none. */
  @Test
  void aSeverityThatDoesNotExistIsRefusedByGoalsWithoutOne() throws IOException {
    MavenBuild.Result result = maven.run("wiretime:prune", "-Dwiretime.severity=FATAL");

    assertThat(result.exitCode()).isNotEqualTo(0);
    assertThat(result.text()).contains("wiretime.severity is WARNING or ERROR, not FATAL");
  }

  @Test
  void anOptionWithABlankIsLeftToTheScan() throws IOException {
    Files.writeString(folder.resolve("known members"), "# CostlyRpcTime baseline v1\n");
    String text =
        succeed("compile", "-Dwiretime.mode=javac", "-Dwiretime.baseline=known members").text();

    assertThat(text).contains("a plugin of javac takes no blank");
  }

  private static MavenBuild.Result succeed(String... goals) throws IOException {
    MavenBuild.Result result = maven.run(goals);
    assertWithMessage(result.text()).that(result.exitCode()).isEqualTo(0);
    return result;
  }
}

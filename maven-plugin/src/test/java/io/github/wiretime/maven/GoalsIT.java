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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Goals that write files for a team to keep, and what they refuse. */
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
          <severity/><baseline/><checks/>
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
              "the plugin has no wire map any more. Where an API is in a repository of its own,"
                  + " wiretime.serviceInterfaces names its services and wiretime.wireTypes its "
                  + "classes");
    }
  }

  @Test
  void emptyElementsOfThePomSayNothing() throws IOException {
    for (String goal : new String[] {"compile", "wiretime:scan"}) {
      String text = succeed(goal).text();

      assertThat(text).contains("2 costly members");
      assertThat(text).doesNotContain("null");
    }
    String fixed = succeed("wiretime:fix").text();

    assertThat(fixed).contains("Release 1: 2 members in 2 files");
    assertThat(fixed).contains("wiretime.peers names nothing, so it does nothing");
    assertThat(fixed).doesNotContain("[null]");
  }

  /** As in {@code MAVEN_OPTS} and in {@code .mvn/jvm.config}. */
  @Test
  void propertiesOfMavensJvmCount() throws IOException {
    assertThat(maven.withVariable("MAVEN_OPTS", "-Dwiretime.severity=FATAL").run("compile").text())
        .contains("wiretime.severity is WARNING or ERROR, not FATAL");
    assertThat(maven.withVariable("MAVEN_OPTS", "-Dwiretime.sevrity=x").run("compile").text())
        .contains("wiretime.sevrity is no option");
  }

  @ParameterizedTest
  @CsvSource({
    "compile -Dwiretime.mode=javac, wiretime.mode is gone",
    "compile -Dwiretime.references=full, wiretime.references is gone",
    "wiretime:baseline -Dwiretime.mode=scan, wiretime.mode is gone",
    "wiretime:jvm-config, wiretime:jvm-config is gone",
  })
  void whatIsGoneSaysWhatToDoInstead(String command, String gone) throws IOException {
    MavenBuild.Result result = maven.run(command.split(" "));

    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.text()).contains(gone);
    assertThat(result.text()).contains("docs/error-prone.md");
  }

  /** As root, too: no user may write into a folder that is a file. */
  @ParameterizedTest
  @CsvSource({
    "wiretime:baseline, -Dwiretime.baseline=pom.xml/file, pom.xml/file is not written: ",
    "wiretime:prune, -Dwiretime.baseline=pom.xml/file, pom.xml/file: there is no file to prune",
    "wiretime:allowlist, -Dwiretime.allowList=pom.xml/file, pom.xml/file is not written: ",
    "wiretime:baseline, -Dwiretime.baseline=orders, orders cannot be read: ",
  })
  void aFileThatCannotBeWrittenFailsItsGoal(String goal, String file, String said)
      throws IOException {
    MavenBuild.Result result = maven.run(goal, file);

    assertWithMessage(result.text()).that(result.exitCode()).isEqualTo(1);
    assertThat(result.text()).contains(said);
  }

  @Test
  void speaksChinese() throws IOException {
    Files.deleteIfExists(folder.resolve("zh.baseline"));
    String[] baseline = {
      "wiretime:baseline", "-Dwiretime.baseline=zh.baseline", "-Dwiretime.lang=zh"
    };

    assertThat(succeed(baseline).text()).contains("已写入 zh.baseline；请提交");
    assertThat(succeed(baseline).text()).contains("zh.baseline 已是最新");
    assertThat(succeed("compile", "-Dwiretime.lang=zh").text()).contains("报告：target/wiretime");
    assertThat(maven.run("compile", "-Dwiretime.lang=zh", "-Dwiretime.severity=ERROR").text())
        .contains("请忽略，或写入基线");
  }

  /** Nothing fails because of what is found, yet the word is none. */
  @Test
  void aSeverityThatDoesNotExistIsRefusedByGoalsWithoutOne() throws IOException {
    MavenBuild.Result result = maven.run("wiretime:prune", "-Dwiretime.severity=FATAL");

    assertThat(result.exitCode()).isNotEqualTo(0);
    assertThat(result.text()).contains("wiretime.severity is WARNING or ERROR, not FATAL");
  }

  private static MavenBuild.Result succeed(String... goals) throws IOException {
    MavenBuild.Result result = maven.run(goals);
    assertWithMessage(result.text()).that(result.exitCode()).isEqualTo(0);
    return result;
  }
}

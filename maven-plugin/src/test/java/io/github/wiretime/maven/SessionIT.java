package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** No build of any Maven passes with what fails it, however its modules come to their classes. */
final class SessionIT {

  private static final String FAILS = "-Dwiretime.severity=ERROR";
  private static final String SCAN = "--- wiretime:";

  /** The module that is built last, where it is installed. */
  private static final Path INSTALLED =
      Path.of(System.getProperty("wiretime.nested-repository"), "shop", "late");

  @TempDir private Path folder;
  private Shop shop;

  @BeforeEach
  void write() throws IOException {
    shop = new Shop(folder);
    shop.root("", "api", "provider", "late");
    shop.module("api", "");
    shop.java(
        "api",
        "Plain",
        "public class Plain implements java.io.Serializable { private String name; }");
    shop.service("provider", Shop.dependencies(Shop.DUBBO, Shop.dependency("shop", "api", "1")));
    shop.module("late", Shop.dependencies(Shop.dependency("shop", "provider", "1")));
    shop.java("late", "Nothing", "class Nothing {}");
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
  }

  /** The local repository is the same for all tests. */
  private static void deleteInstalled() throws IOException {
    if (Files.exists(INSTALLED)) {
      MoreFiles.deleteRecursively(INSTALLED, RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  private MavenBuild maven(String version) {
    MavenBuild own = MavenBuild.in(folder);
    return "own".equals(version)
        ? own
        : own.withMaven(Path.of(System.getProperty("wiretime.mavens"), "apache-maven-" + version));
  }

  private static void assertFails(MavenBuild.Result build) {
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(1);
    assertFindsOnce(build);
    int scan = build.text().indexOf(SCAN);
    assertWithMessage(build.text()).that(build.text().indexOf("BUILD FAILURE")).isGreaterThan(scan);
  }

  private static void assertFindsOnce(MavenBuild.Result build) {
    assertWithMessage(build.text())
        .that(build.output().stream().filter(line -> line.contains(SCAN)))
        .hasSize(1);
    assertWithMessage(build.text())
        .that(build.output().stream().filter(line -> line.contains(" Order.provider ")))
        .hasSize(1);
  }

  @ParameterizedTest
  @CsvSource({
    "own, compile",
    "own, -T2 compile package -DskipTests",
    "own, compile -o",
    "own, compile --fail-at-end",
    "3.9.16, compile",
    "3.9.16, -T2 compile package -DskipTests",
    "4.0.0-rc-5, compile",
    "4.0.0-rc-5, -T2 compile package -DskipTests",
    "4.0.0-rc-5, -b concurrent compile",
  })
  void failsAtTheEnd(String version, String command) throws IOException {
    assertFails(maven(version).run((command + " " + FAILS).split(" ")));
  }

  @ParameterizedTest
  @CsvSource({
    "own, install",
    "own, -T2 install",
    "3.9.16, -T2 install",
    "4.0.0-rc-5, install",
    "4.0.0-rc-5, -b concurrent install",
  })
  void failsBeforeTheLastModuleIsInstalled(String version, String command) throws IOException {
    deleteInstalled();

    MavenBuild.Result build = maven(version).run((command + " -DskipTests " + FAILS).split(" "));

    assertFails(build);
    assertWithMessage(build.text()).that(Files.exists(INSTALLED)).isFalse();
  }

  @Test
  void declaredInThePom() throws IOException {
    Files.delete(folder.resolve(".mvn/extensions.xml"));
    shop.root(
        """
        <plugin>
          <groupId>io.github.wiretime</groupId>
          <artifactId>wiretime-maven-plugin</artifactId>
          <version>%s</version>
          <extensions>true</extensions>
          <configuration><severity>ERROR</severity></configuration>
        </plugin>
        """
            .formatted(System.getProperty("wiretime.version")),
        "api",
        "provider",
        "late");

    assertFails(maven("own").run("-T2", "install", "-DskipTests"));
  }

  /** Whoever asks never to fail gets the exit code, and what is found all the same. */
  @Test
  void failsNeverIfAsked() throws IOException {
    MavenBuild.Result build = maven("own").run("compile", "--fail-never", FAILS);

    assertThat(build.exitCode()).isEqualTo(0);
    assertFindsOnce(build);
    assertThat(build.text()).contains("BUILD FAILURE");
  }

  @Test
  void quietMeansErrorsOnly() throws IOException {
    assertThat(maven("own").run("compile", "-q").text()).doesNotContain("Order.provider");
    MavenBuild.Result build = maven("own").run("compile", "-q", FAILS);

    assertThat(build.exitCode()).isEqualTo(1);
    assertThat(build.text()).contains("Order.provider");
  }

  @Test
  void phasesOfThePomCountWhereTheCommandHasNone() throws IOException {
    Path pom = folder.resolve("pom.xml");
    Files.writeString(
        pom, Files.readString(pom).replace("<build>", "<build><defaultGoal>compile</defaultGoal>"));

    assertFails(maven("own").run(FAILS));
  }

  @Test
  void withoutAPhaseThatCompilesNothingIsScanned() throws IOException {
    MavenBuild.Result build = maven("own").run("clean", "process-resources", FAILS);

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    assertThat(build.text()).doesNotContain(SCAN);
  }

  @Test
  void findsNothingTwice() throws IOException {
    MavenBuild.Result build = maven("own").run("install", "-DskipTests");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    assertFindsOnce(build);
    assertThat(Files.exists(INSTALLED)).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"-rf :provider, api", "-N, api", "-pl api, late"})
  void namesWhatIsLeftOut(String option, String leftOut) throws IOException {
    maven("own").run("compile", "-Dwiretime.skip");

    MavenBuild.Result build =
        maven("own")
            .run(
                ("compile -Dwiretime.serviceInterfaces=shop.none.* " + FAILS + " " + option)
                    .split(" "));

    assertWithMessage(build.text())
        .that(build.text())
        .containsMatch("left out of this build, so not scanned: .*\\b" + leftOut + "\\b");
  }
}

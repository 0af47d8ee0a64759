package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;
import static com.google.common.truth.TruthJUnit.assume;

import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** One application with other Mavens, on another JDK, and with what a user may ask for. */
final class MavensIT {

  private static final String FOUND = " Order.shop ";

  private static final String GOAL =
      "io.github.wiretime:wiretime-maven-plugin:" + System.getProperty("wiretime.version") + ":";

  @TempDir private Path folder;
  private Shop shop;

  @BeforeEach
  void write() throws IOException {
    shop = new Shop(folder);
    shop.root("", "shop", "last");
    shop.service("shop", Shop.dependencies(Shop.DUBBO));
    shop.module("last", "");
    shop.java("last", "Nothing", "class Nothing {}");
  }

  private MavenBuild extended() throws IOException {
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
    return MavenBuild.in(folder);
  }

  @Test
  void mavenOnAnOldJdkTakesANewerOneForTheScan() throws IOException {
    String home = System.getenv("JAVA_HOME_8_X64");
    assume().withMessage("a JDK 8 in JAVA_HOME_8_X64").that(home).isNotNull();

    assertFinds(extended().withJdk(Path.of(home)).run("compile"), 1);
  }

  @Test
  void twoPhasesScanOnce() throws IOException {
    assertFinds(extended().run("compile", "test-compile"), 1);
  }

  @Test
  void namesWhatASeverityCanBe() throws IOException {
    MavenBuild.Result build = extended().run("compile", "-Dwiretime.severity=fatal");

    assertWithMessage(build.text())
        .that(build.text())
        .contains("wiretime.severity is WARNING or ERROR, not fatal");
    assertFinds(extended().run("compile", "-Dwiretime.severity=warn"), 1);
  }

  @Test
  void aCheckThatIsOffIsSilent() throws IOException {
    MavenBuild.Result broken = extended().run("compile", "-Dwiretime.checks=BrokenRpcValue");

    assertWithMessage(broken.text()).that(broken.exitCode()).isEqualTo(0);
    assertWithMessage(broken.text()).that(broken.text()).doesNotContain("costly member");
    assertFinds(extended().run("compile", "-Dwiretime.checks=CostlyRpcTime"), 1);
    MavenBuild.Result refused = extended().run("compile", "-Dwiretime.checks=Costs");
    assertWithMessage(refused.text()).that(refused.exitCode()).isEqualTo(1);
    assertWithMessage(refused.text())
        .that(refused.text())
        .contains("wiretime.checks: 'Costs' is not a check; there are CostlyRpcTime, ");
  }

  @Test
  void speaksOfOptionsAsMavenHasThem() throws IOException {
    MavenBuild.Result build = extended().run("compile", "-Dwiretime.minBytes=many");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(1);
    assertWithMessage(build.text()).that(build.text()).contains("wiretime.minBytes: 'many'");
  }

  @Test
  void declaredInThePom() throws IOException {
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
        "shop",
        "last");
    // Declared twice, it still scans once.
    MavenBuild.Result build = extended().run("compile");

    assertFinds(build, 1);
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(1);
    assertWithMessage(build.text()).that(build.text()).contains("[ERROR]    82       11");
  }

  @ParameterizedTest
  @ValueSource(strings = {"-T1", "-T2"})
  void boundInEveryModuleByThePom(String threads) throws IOException {
    shop.root(
        """
        <plugin>
          <groupId>io.github.wiretime</groupId>
          <artifactId>wiretime-maven-plugin</artifactId>
          <version>%s</version>
          <executions><execution>
            <phase>process-classes</phase><goals><goal>scan</goal></goals>
          </execution></executions>
        </plugin>
        """
            .formatted(System.getProperty("wiretime.version")),
        "shop",
        "last");

    assertFinds(MavenBuild.in(folder).run("test-compile", threads), 1);
  }

  @Test
  void withoutALineInAnyFile() throws IOException {
    MavenBuild build = MavenBuild.in(folder);
    assertFinds(build.run("compile"), 0);

    assertFinds(build.run(GOAL + "scan"), 1);
  }

  @Test
  void aBaselineSilencesWhatIsKnown() throws IOException {
    MavenBuild build = extended();
    MavenBuild.Result written =
        build.run("compile", "wiretime:baseline", "-Dwiretime.severity=ERROR");
    assertFinds(written, 0);
    assertWithMessage(written.text())
        .that(Files.readString(folder.resolve("costly-rpc-time.baseline")))
        .contains("shop.shop.Order#shop java.time.Instant");

    MavenBuild.Result known = build.run("compile", "-Dwiretime.severity=ERROR");
    assertFinds(known, 0);
    assertWithMessage(known.text()).that(known.exitCode()).isEqualTo(0);

    shop.order(
        "shop",
        "public class Order implements java.io.Serializable { private java.time.Instant shop, paid; }");
    MavenBuild.Result grown = build.run("compile", "-Dwiretime.severity=ERROR");
    assertWithMessage(grown.text()).that(grown.text()).contains("Order.paid");
    assertFinds(grown, 0);
    assertWithMessage(grown.text()).that(grown.exitCode()).isEqualTo(1);

    shop.order(
        "shop",
        "public class Order implements java.io.Serializable { private java.time.Instant paid; }");
    build.run("compile", GOAL + "baseline");
    shop.order("shop", "public class Order implements java.io.Serializable {}");
    build.run("compile", GOAL + "prune");
    assertWithMessage("pruned")
        .that(Files.readString(folder.resolve("costly-rpc-time.baseline")))
        .doesNotContain("Order#");
  }

  @ParameterizedTest
  @CsvSource({"test-compile, 1", "clean validate, 0"})
  void scansWhereClassesAre(String phases, int times) throws IOException {
    assertFinds(extended().run(phases.split(" ")), times);
  }

  /** Such as one that only gathers dependencies: it has no folder of classes. */
  @Test
  void aModuleMayBeEmpty() throws IOException {
    shop.root("", "empty", "shop", "last");
    shop.module("empty", "");
    shop.service("shop", Shop.dependencies(Shop.DUBBO, Shop.dependency("shop", "empty", "1")));

    MavenBuild.Result build = extended().run("compile");

    assertFinds(build, 1);
    assertThat(build.text()).doesNotContain("[WARNING] " + folder.resolve("empty"));
  }

  @Test
  void refusesAPropertyThatIsNoOption() throws IOException {
    MavenBuild.Result build = extended().run("compile", "-Dwiretime.failOnError=true");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(1);
    assertThat(build.text())
        .contains("wiretime.failOnError is no option; options are acceptedUnread, against, ");
  }

  @Test
  void saysWhichOptionIsMeant() throws IOException {
    MavenBuild.Result build = extended().run("compile", "-Dwiretime.severty=ERROR");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(1);
    assertThat(build.text())
        .contains("wiretime.severty is no option; do you mean wiretime.severity?");
  }

  @Test
  void warnsOfAMisspeltPropertyOfThePom() throws IOException {
    declare("<wiretime.severty>ERROR</wiretime.severty>");

    MavenBuild.Result build = extended().run("compile");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    assertThat(build.text())
        .contains(
            "[WARNING] the POM or a parent of it declares wiretime.severty, which is no option; do"
                + " you mean wiretime.severity?");
  }

  @Test
  void leavesOtherPropertiesOfThePomAlone() throws IOException {
    declare("<wiretime.version>1</wiretime.version><wiretime.check>here</wiretime.check>");

    MavenBuild.Result build = extended().run("compile", "-Dwiretime.check=there");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    assertThat(build.text()).doesNotContain("is no option");
  }

  private void declare(String properties) throws IOException {
    Path pom = folder.resolve("pom.xml");
    Files.writeString(
        pom, Files.readString(pom).replace("<properties>", "<properties>" + properties));
  }

  @Test
  void refusesAnElementThatIsNoOption() throws IOException {
    shop.root(
        """
        <plugin>
          <groupId>io.github.wiretime</groupId>
          <artifactId>wiretime-maven-plugin</artifactId>
          <version>%s</version>
          <extensions>true</extensions>
          <configuration><severty>ERROR</severty></configuration>
        </plugin>
        """
            .formatted(System.getProperty("wiretime.version")),
        "shop",
        "last");

    MavenBuild.Result build = MavenBuild.in(folder).run("compile");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(1);
    assertThat(build.text())
        .contains("wiretime.severty is no option; do you mean wiretime.severity?");
  }

  @Test
  void namesModulesThatAreNotCompiled() throws IOException {
    MavenBuild.Result build = extended().run("process-resources", GOAL + "scan");

    assertFinds(build, 0);
    assertWithMessage(build.text())
        .that(build.text())
        .contains("not compiled, so not scanned: shop, last");
  }

  @Test
  void saysNothingWhereNothingIsSent() throws IOException {
    shop.root("", "last");
    MavenBuild.Result build = extended().run("compile");

    assertWithMessage(build.text()).that(build.text()).doesNotContain("service");
  }

  private static void assertFinds(MavenBuild.Result build, int times) {
    assertWithMessage(build.text())
        .that(build.output().stream().filter(line -> line.contains(FOUND)))
        .hasSize(times);
  }
}

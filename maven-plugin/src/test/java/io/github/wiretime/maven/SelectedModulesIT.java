package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A run with {@code -pl} is about the modules that it selects, and asks nobody for others. */
final class SelectedModulesIT {

  private static final String GOAL =
      "io.github.wiretime:wiretime-maven-plugin:" + System.getProperty("wiretime.version") + ":";

  /** For a build that only leaves classes to one that is tried. */
  private static final String NO_SCAN = "-Dwiretime.skip";

  private static final String NOTHING = "not scanned, because the build failed";

  @TempDir private Path folder;
  private Shop shop;

  /** Names that no other test has, because the local repository is the same. */
  @BeforeEach
  void write() throws IOException {
    shop = new Shop(folder);
    shop.root("", "apart", "seller", "buyer", "watcher", "last");
    shop.module("apart", "");
    shop.java(
        "apart",
        "Order",
        "public class Order implements java.io.Serializable { private java.time.Instant apart; }");
    shop.service("seller", Shop.dependencies(Shop.DUBBO, Shop.dependency("shop", "apart", "1")));
    shop.java(
        "seller",
        "Service",
        "@org.apache.dubbo.config.annotation.DubboService public class Service {"
            + " public shop.apart.Order get() { return null; } public Order own() { return null; } }");
    shop.service("buyer", Shop.dependencies(Shop.DUBBO, Shop.dependency("shop", "apart", "1")));
    // Whoever resolves this one, too, asks for a module that is left out.
    shop.module("watcher", Shop.dependencies(Shop.dependency("shop", "buyer", "1")));
    shop.module("last", "");
    shop.java("last", "Nothing", "class Nothing {}");
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
  }

  @Test
  void whatIsLeftOutIsNotReported() throws IOException {
    succeed("compile", NO_SCAN);
    shop.write("target/wiretime/report.sarif", "of another run");

    MavenBuild.Result build = succeed("compile", "-pl", "apart,seller");

    assertWithMessage(build.text()).that(build.text()).contains("Order.apart (");
    assertWithMessage(build.text()).that(build.text()).contains("Order.seller (");
    assertWithMessage(build.text()).that(build.text()).doesNotContain("Order.buyer");
    assertWithMessage(build.text())
        .that(build.text())
        .contains("left out of this build, so not scanned: buyer, last");
    assertWithMessage("report of the whole build")
        .that(Files.readString(folder.resolve("target/wiretime/report.sarif")))
        .contains("Order.seller");
    assertWithMessage(build.text())
        .that(Files.exists(folder.resolve("apart/target/wiretime")))
        .isFalse();
  }

  @Test
  void nothingIsSaidOfModulesThatAreLeftOut() throws IOException {
    MavenBuild.Result build = succeed("compile", "-pl", "last");

    assertWithMessage(build.text()).that(build.text()).doesNotContain("not compiled");
  }

  /** The seller's module has the service. */
  @Test
  void aPartWithoutServicesIsNotAskedForThem() throws IOException {
    shop.module("last", Shop.dependencies(Shop.DUBBO));
    succeed("compile", NO_SCAN);

    MavenBuild.Result part = succeed("compile", "-pl", "last");
    MavenBuild.Result asked = succeed("wiretime:scan", "-pl", "last");

    assertWithMessage(part.text()).that(part.text()).contains(":scan (all modules)");
    assertWithMessage(part.text()).that(part.text()).doesNotContain("no class of the inputs");
    assertWithMessage(asked.text()).that(asked.text()).contains("no class of the inputs");
  }

  @Test
  void modulesAreNotLookedForInRepositories() throws IOException {
    MavenBuild.Result build = succeed("compile", "-pl", "seller", "-am");

    assertWithMessage(build.text()).that(build.text()).contains("Order.apart (");
    assertNobodyWasAsked();
  }

  /** What is left out is no reason to ask for it, either, once its classes are there. */
  @Test
  void theGoalTakesClassesThatAreThere() throws IOException {
    succeed("compile", NO_SCAN);

    MavenBuild.Result build = succeed("wiretime:scan", "-pl", "seller");

    assertWithMessage(build.text()).that(build.text()).contains("Order.apart (Order.java:3)");
    assertWithMessage(build.text()).that(build.text()).doesNotContain("missing");
    assertNobodyWasAsked();
  }

  private static void assertNobodyWasAsked() {
    Path local = Path.of(System.getProperty("wiretime.nested-repository"), "shop");
    for (String module : new String[] {"apart", "seller", "buyer"}) {
      assertWithMessage(module).that(Files.exists(local.resolve(module))).isFalse();
    }
  }

  /** Maven says it while it resolves for the compiler. */
  @Test
  void whatMavenWarnsOfIsSaidOnce() throws IOException {
    new Artifacts(folder.resolve("things")).file("pomless", ".jar", Artifacts.archive());
    shop.root("", "seller");
    shop.service(
        "seller",
        Artifacts.REPOSITORY + Shop.dependencies(Shop.DUBBO, Artifacts.dependency("pomless", "")));

    MavenBuild.Result build = succeed("compile");

    assertWithMessage(build.text()).that(build.text()).contains("Order.seller (");
    assertWithMessage(build.text())
        .that(build.output().stream().filter(line -> line.contains("POM for things:pomless")))
        .hasSize(1);
  }

  @Test
  void aRootHasNoSources() throws IOException {
    shop.write("src/main/java/Stray.java", "class Stray {}");

    MavenBuild.Result build = succeed("compile");

    assertWithMessage(build.text()).that(build.text()).doesNotContain("not compiled");
  }

  @Test
  void optionsAreThoseOfTheWholeBuild() throws IOException {
    shop.module(
        "last",
        "<properties><wiretime.minBytes>9999</wiretime.minBytes>"
            + "<wiretime.minSlowdown>9999</wiretime.minSlowdown></properties>");

    MavenBuild.Result build = succeed("compile");

    assertWithMessage(build.text()).that(build.text()).contains("Order.seller (");
  }

  @Test
  void aBaselineOfWhatIsKnown() throws IOException {
    succeed("compile", NO_SCAN);
    shop.write(
        "costly-rpc-time.baseline",
        "# CostlyRpcTime baseline v1\nshop.buyer.Old#at java.time.Instant\n");

    MavenBuild.Result some = succeed("wiretime:baseline", "-pl", "apart,seller");

    assertWithMessage(some.text())
        .that(some.text())
        .contains(
            "not seen, so what costly-rpc-time.baseline says of them stays as it is: buyer, last");
    assertWithMessage(some.text())
        .that(Files.readAllLines(folder.resolve("costly-rpc-time.baseline")))
        .containsExactly(
            "# CostlyRpcTime baseline v1",
            "shop.apart.Order#apart java.time.Instant",
            "shop.buyer.Old#at java.time.Instant",
            "shop.seller.Order#seller java.time.Instant");
  }

  @Test
  void aModuleThatCannotBeCompiledKeepsNobodyFromABaseline() throws IOException {
    shop.java("buyer", "Broken", "class Broken extends Missing {}");
    MavenBuild.Result broken = MavenBuild.in(folder).run("compile", "-fae");
    assertWithMessage(broken.text()).that(broken.exitCode()).isEqualTo(1);

    MavenBuild.Result written = succeed("wiretime:baseline");

    assertWithMessage(written.text())
        .that(written.text())
        .contains("not seen, so what costly-rpc-time.baseline says of them stays as it is: buyer");
    assertWithMessage(written.text())
        .that(Files.readString(folder.resolve("costly-rpc-time.baseline")))
        .contains("shop.seller.Order#seller java.time.Instant");
  }

  @ParameterizedTest
  @ValueSource(strings = {"--fail-at-end", "--fail-fast", "--fail-never"})
  void aBuildThatFailsSaysThatNothingIsScanned(String option) throws IOException {
    shop.java("last", "Broken", "class Broken extends Missing {}");

    MavenBuild.Result failed = MavenBuild.in(folder).run("compile", option);

    assertWithMessage(failed.text()).that(failed.text()).contains(NOTHING);
    assertWithMessage(failed.text()).that(failed.text()).doesNotContain("Order.seller (");
  }

  @Test
  void commandsWorkAsTheyStand() throws IOException {
    succeed("compile", NO_SCAN);
    Files.delete(folder.resolve(".mvn/extensions.xml"));
    MavenBuild.Result build = MavenBuild.in(folder).run(GOAL + "scan", "-Dwiretime.severity=ERROR");

    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(1);
    assertWithMessage(build.text())
        .that(build.text())
        .contains(": mvn compile " + GOAL + "baseline");
    succeed(GOAL + "baseline");
  }

  @Test
  void thePageSpeaksOfGoals() throws IOException {
    shop.write(
        "costly-rpc-time.baseline",
        "# CostlyRpcTime baseline v1\nshop.seller.Order#gone java.time.Instant\n");

    MavenBuild.Result build = succeed("compile");

    assertWithMessage(build.text())
        .that(build.text())
        .contains(
            "no longer found: shop.seller.Order#gone java.time.Instant. Remove with mvn compile wiretime:prune");
    assertWithMessage("the page")
        .that(Files.readString(folder.resolve("target/wiretime/report.html")))
        .contains("Remove with mvn compile wiretime:prune");
  }

  private MavenBuild.Result succeed(String... goals) throws IOException {
    MavenBuild.Result result = MavenBuild.in(folder).run(goals);
    assertWithMessage(result.text()).that(result.exitCode()).isEqualTo(0);
    return result;
  }
}

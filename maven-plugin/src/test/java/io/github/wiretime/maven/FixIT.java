package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A build of several modules goes through both releases, each by a patch that git applies. */
final class FixIT {

  private static final String ORDER = "api/src/main/java/shop/api/Order.java";
  private static final String STEP_1 = FixedBuild.patch(1);
  private static final String STEP_2 = FixedBuild.patch(2);

  @TempDir private static Path folder;

  private static FixedBuild build;
  private static String old;
  private static MavenBuild.Result first;
  private static String patch;
  private static MavenBuild.Result again;
  private static MavenBuild.Result withOldPeer;
  private static MavenBuild.Result second;
  private static MavenBuild.Result third;

  @BeforeAll
  static void migrate() throws Exception {
    write(new Shop(folder));
    build = new FixedBuild(folder);
    old = build.read(ORDER);
    first = build.succeed("compile", "wiretime:fix");
    patch = build.read(STEP_1);
    Path peer = Files.createDirectories(folder.resolve("peer/shop/api"));
    Files.copy(
        folder.resolve("api/target/classes/shop/api/Order.class"), peer.resolve("Order.class"));
    build.apply(1);
    again = build.succeed("compile", "wiretime:fix");
    withOldPeer =
        build.succeed(
            "wiretime:fix",
            "-Dwiretime.fixRelease=2",
            "-Dwiretime.peers=peer,bills/target/classes");
    second =
        build.succeed(
            "wiretime:fix", "-Dwiretime.fixRelease=2", "-Dwiretime.peers=api/target/classes");
    build.apply(2);
    third = build.succeed("compile", "wiretime:fix", "-Dwiretime.fixRelease=2");
  }

  private static void write(Shop shop) throws IOException {
    shop.root("", "api", "orders", "bills");
    shop.module("api", "");
    shop.java(
        "api",
        "Order",
        """
        import java.io.Serializable;
        import java.time.LocalDateTime;

        public class Order implements Serializable {
          private LocalDateTime placed;

          public LocalDateTime getPlaced() {
            return placed;
          }
        }
        """);
    shop.module("orders", Shop.dependencies(Shop.DUBBO, Shop.dependency("shop", "api", "1")));
    shop.java(
        "orders",
        "Service",
        """
        @org.apache.dubbo.config.annotation.DubboService
        public class Service {
          public shop.api.Order get() {
            return null;
          }

          public shop.orders.generated.Made made() {
            return null;
          }
        }
        """);
    shop.write(
        "orders/src/main/java/shop/orders/generated/Made.java",
        """
        package shop.orders.generated;

        public class Made implements java.io.Serializable {
          private java.time.Instant made;
        }
        """);
    shop.service("bills", Shop.dependencies(Shop.DUBBO));
    shop.order(
        "bills",
        """
        public class Order implements java.io.Serializable {
          private java.time.Instant due;
        }
        """);
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
  }

  @Test
  void theFirstReleaseIsAPatchOfAllModules() {
    assertThat(first.text()).contains("Release 1: 2 members in 2 files, git apply " + STEP_1);
    assertThat(patch).contains("--- a/api/src/main/java/shop/api/Order.java\n");
    assertThat(patch).contains("--- a/bills/src/main/java/shop/bills/Order.java\n");
    assertThat(first.text()).containsMatch("  mvn compile wiretime:fix -Dwiretime.fixRelease=2\\s");
  }

  /** The goal lists no findings; as classes were compiled, the end of the session does. */
  @Test
  void sourcesAreReadOnceForThePatch() throws IOException {
    assertThat(first.output().stream().filter(line -> line.contains("classes sent"))).hasSize(1);
    assertThat(old).doesNotContain("placedSeconds");
    assertThat(build.read(ORDER)).contains("placedSeconds");
  }

  @Test
  void whatAGeneratorMakesIsLeftOut() {
    assertThat(first.text())
        .contains(
            "shop.orders.generated.Made.made: its source is generated: change what generates it");
  }

  @Test
  void afterTheFirstReleaseItHasNothingToDo() throws IOException {
    assertThat(again.text()).contains("Release 1: nothing to patch");
    assertThat(again.text()).contains("shop.api.Order.placed: release 1 is done");
    assertThat(Files.exists(folder.resolve(STEP_1))).isFalse();
  }

  @Test
  void peersDecideAboutTheSecondRelease() {
    assertThat(withOldPeer.text())
        .contains("shop.api.Order.placed: peer has its class without the twins");
    assertThat(withOldPeer.text()).contains("Release 2: 1 member in 1 file");
    assertThat(second.text()).contains("Release 2: 2 members in 2 files, git apply " + STEP_2);
    assertThat(second.text())
        .contains("release 1 first goes to all applications that provide or call");
  }

  @Test
  void aSecondReleaseThatNothingWasComparedWithSaysSo() {
    assertThat(third.text())
        .contains(
            "nothing was ever released, so nobody has checked whether all receivers have release 1");
    assertThat(again.text()).doesNotContain("nothing was ever released");
  }

  /** The scanner says the first two, as its own test shows for every option; the build the last. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "fixMembers=no.Such | wiretime.fixMembers: no finding has a name like 'no.Such'",
        "peers=no.jar | there is no patch: wiretime.peers: no.jar: there is no such file or folder",
        "fixReleases=1 | wiretime.fixReleases is no option; do you mean wiretime.fixRelease?",
      })
  void aValueThatCannotBeUsedFailsTheBuild(String property, String text) throws IOException {
    MavenBuild.Result result = MavenBuild.in(folder).run("wiretime:fix", "-Dwiretime." + property);

    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.text()).contains(text);
  }

  @Test
  void isInTheHelp() throws IOException {
    String text = build.succeed("wiretime:help", "-Dgoal=fix", "-Ddetail", "-N").text();

    assertThat(text).contains("User property: wiretime.fixRelease");
    assertThat(text).contains("User property: wiretime.fixMembers");
    assertThat(text).contains("User property: wiretime.peers");
  }

  /** Without the extension nothing but all coordinates names the goal, also in what it says. */
  @Test
  void needsNoExtension(@TempDir Path other) throws IOException {
    write(new Shop(other));
    Files.delete(other.resolve(".mvn/extensions.xml"));
    String goal =
        "io.github.wiretime:wiretime-maven-plugin:%s:fix"
            .formatted(System.getProperty("wiretime.version"));

    MavenBuild.Result result =
        MavenBuild.in(other)
            .run("compile", goal, "-Dwiretime.fixMembers=shop.bills.*.due,shop.x.*");

    assertThat(result.text()).contains("Release 1: 1 member in 1 file, git apply " + STEP_1);
    assertThat(result.text())
        .contains(
            "  mvn compile "
                + goal
                + " \"-Dwiretime.fixMembers=shop.bills.*.due,shop.x.*\" -Dwiretime.fixRelease=2");
  }

  @Test
  void aBuildWithoutFindingsHasNothingToDo() throws IOException {
    assertThat(build.succeed("wiretime:fix", "-pl", "api").text())
        .contains("Release 1: nothing to patch");
  }

  @Test
  void saysToCompileFirst(@TempDir Path other) throws IOException {
    write(new Shop(other));

    MavenBuild.Result result = MavenBuild.in(other).run("wiretime:fix");

    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.text()).contains("no module has classes; compile first: api, orders, bills");
  }

  @Test
  void afterTheSecondReleaseAllCompiles() throws IOException {
    assertThat(third.text()).contains("Release 2: nothing to patch");
    assertThat(build.read(ORDER)).contains("writeReplace()");
  }
}

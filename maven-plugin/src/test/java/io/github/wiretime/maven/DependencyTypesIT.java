package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever a module depends on, the scan reads what javac would, and finds what is sent. */
final class DependencyTypesIT {

  private static final String DAMAGED = Artifacts.dependency("damaged", "<scope>runtime</scope>");

  @TempDir private Path folder;
  private Shop shop;

  @BeforeEach
  void write() throws IOException {
    Artifacts things = new Artifacts(folder.resolve("things"));
    for (String name :
        new String[] {
          "bom", "web", "tests", "plugin", "osgi", "zipped", "packed", "native", "sorted", "damaged"
        }) {
      things.pom(name);
    }
    things.file("web", ".war", Artifacts.archive());
    things.file("tests", "-tests.jar", Artifacts.archive());
    things.file("plugin", ".jar", Artifacts.archive());
    things.file("osgi", ".bundle", Artifacts.archive());
    things.file("zipped", ".zip", Artifacts.archive());
    things.file("packed", ".tar.gz", new byte[] {31, -117, 8, 0});
    things.file("native", "-linux.so", new byte[] {127, 'E', 'L', 'F'});
    things.file("sorted", "-jdk8.jar", Artifacts.archive());
    things.file("damaged", ".jar", new byte[] {'P', 'K', 3, 4});
    shop = new Shop(folder);
    shop.root("", "shop", "last");
    shop.module("last", "");
    shop.java("last", "Nothing", "class Nothing {}");
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
  }

  private static String allKinds(String... more) {
    return Artifacts.REPOSITORY
        + Shop.dependencies(
            Shop.DUBBO,
            Artifacts.dependency("bom", "<type>pom</type>"),
            Artifacts.dependency("web", "<type>war</type>"),
            Artifacts.dependency("tests", "<type>test-jar</type>"),
            Artifacts.dependency("plugin", "<type>maven-plugin</type>"),
            Artifacts.dependency("osgi", "<type>bundle</type>"),
            Artifacts.dependency("zipped", "<type>zip</type>"),
            Artifacts.dependency("packed", "<type>tar.gz</type>"),
            Artifacts.dependency("native", "<type>so</type><classifier>linux</classifier>"),
            Artifacts.dependency("sorted", "<classifier>jdk8</classifier>"),
            String.join("", more));
  }

  @Test
  void everyTypeAndClassifier() throws IOException {
    shop.service("shop", allKinds());

    MavenBuild.Result build = MavenBuild.in(folder).run("compile");

    assertFinds(build);
    assertWithMessage(build.text()).that(build.text()).doesNotContain("left out");
    assertWithMessage(build.text()).that(build.text()).doesNotContain("not complete");
  }

  @Test
  void aDamagedJarThatJavacDoesNotRead() throws IOException {
    shop.service("shop", allKinds(DAMAGED));

    MavenBuild.Result build = MavenBuild.in(folder).run("compile");

    assertFinds(build);
    assertThat(build.output().stream().filter(line -> line.contains("damaged-1.jar"))).hasSize(1);
    assertWithMessage(build.text())
        .that(build.text())
        .containsMatch("\\[WARNING\\] left out of the class path: .*damaged-1.jar ");
  }

  /** Maven itself refuses to compile such a module, but a scan needs no compilation. */
  @Test
  void aFileOfTheSystemThatIsNotThere() throws IOException {
    shop.service("shop", allKinds());
    assertFinds(MavenBuild.in(folder).run("compile"));
    shop.service(
        "shop",
        allKinds(
            DAMAGED,
            Artifacts.dependency(
                "absent", "<scope>system</scope><systemPath>/no/such/file.jar</systemPath>")));

    assertFinds(MavenBuild.in(folder).run("wiretime:scan"));
  }

  private static void assertFinds(MavenBuild.Result build) {
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    assertWithMessage(build.text())
        .that(build.output().stream().filter(line -> line.contains(" Order.shop ")))
        .hasSize(1);
  }
}

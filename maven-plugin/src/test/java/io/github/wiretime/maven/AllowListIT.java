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

/** The goal that completes Dubbo's allow list in a build of several modules. */
final class AllowListIT {

  private static final String FILE = "api/src/main/resources/security/serialize.allowlist";

  private static final String OWN = "orders/src/main/resources/security/serialize.allowlist";

  @TempDir private static Path folder;

  private static MavenBuild maven;
  private static MavenBuild.Result withoutName;
  private static MavenBuild.Result failed;
  private static MavenBuild.Result written;
  private static MavenBuild.Result passed;
  private static MavenBuild.Result damaged;

  @BeforeAll
  static void list() throws IOException {
    Shop shop = new Shop(folder);
    shop.root("", "api", "orders");
    shop.module("api", "");
    shop.java("api", "Line", "public class Line implements java.io.Serializable {}");
    shop.java("api", "Orders", "public interface Orders { Line[] find(); }");
    shop.module("orders", Shop.dependencies(Shop.DUBBO, Shop.dependency("shop", "api", "1")));
    shop.java(
        "orders",
        "Service",
        """
        @org.apache.dubbo.config.annotation.DubboService
        public class Service implements shop.api.Orders {
          public shop.api.Line[] find() {
            return null;
          }
        }
        """);
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
    maven = MavenBuild.in(folder);
    withoutName = maven.run("compile", "wiretime:allowlist");
    Files.delete(folder.resolve(OWN));
    failed =
        maven.run(
            "wiretime:allowlist", "-Dwiretime.allowListCheck", "-Dwiretime.allowList=" + FILE);
    written = maven.run("wiretime:allowlist", "-Dwiretime.allowList=" + FILE);
    passed = maven.run("wiretime:allowlist", "-Dwiretime.allowListCheck");
    shop.write(
        "orders/target/classes/dubbo.xml",
        """
        <beans xmlns="http://www.springframework.org/schema/beans"
            xmlns:dubbo="http://dubbo.apache.org/schema/dubbo">
          <dubbo:service interface="shop.api.Returns
        """);
    damaged = maven.run("wiretime:allowlist", "-Dwiretime.allowListCheck");
  }

  /** The README has the command without a name. */
  @Test
  void eachApplicationGetsAFile() {
    assertWithMessage(withoutName.text()).that(withoutName.exitCode()).isEqualTo(0);
    assertThat(withoutName.text()).contains("wrote " + OWN + "; commit it");
  }

  @Test
  void aCheckFailsAndNamesTheClasses() {
    assertThat(failed.exitCode()).isNotEqualTo(0);
    assertThat(failed.text()).contains("lacks 1 class that Dubbo refuses: shop.api.Line");
  }

  @Test
  void theFileIsWritten() throws IOException {
    assertWithMessage(written.text()).that(written.exitCode()).isEqualTo(0);
    assertThat(written.text()).contains("shop.api.Line (via ");
    assertThat(written.text()).contains("wrote " + FILE + "; commit it");
    assertThat(Files.readString(folder.resolve(FILE))).endsWith("\nshop.api.Line\n");
  }

  @Test
  void theOneFileIsFoundAndComplete() {
    assertWithMessage(passed.text()).that(passed.exitCode()).isEqualTo(0);
    assertThat(passed.text()).contains(FILE + " is up to date");
  }

  /** The services that the damaged file declares may send what the list lacks. */
  @Test
  void aCheckThatSeesNotAllFails() {
    assertThat(damaged.exitCode()).isNotEqualTo(0);
    assertThat(damaged.text()).contains("the XML cannot be read");
    assertThat(damaged.text()).contains("the scan is not complete, so the allow list may lack");
  }
}

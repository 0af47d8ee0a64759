package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build of several modules says what an upgrade of Dubbo changes. */
final class UpgradeIT {

  private static final String PAGE = "target/wiretime/upgrade.html";

  @TempDir private static Path folder;

  @BeforeAll
  static void write() throws IOException {
    Shop shop = new Shop(folder);
    shop.root("", "orders", "bills");
    shop.service("orders", Shop.dependencies(Shop.DUBBO));
    shop.order(
        "orders",
        """
        public class Order implements java.io.Serializable {
          private float rate;
        }
        """);
    shop.service("bills", Shop.dependencies(Shop.DUBBO));
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
  }

  private static MavenBuild.Result run(String... arguments) throws IOException {
    return MavenBuild.in(folder).run(arguments);
  }

  @Test
  void isAskedForByAProperty() throws IOException {
    MavenBuild.Result result =
        run("compile", "-Dwiretime.upgrade=3.2:3.3", "-Dwiretime.hessianLite=3.2");

    assertThat(result.exitCode()).isEqualTo(0);
    assertThat(result.text())
        .contains("Dubbo 3.2 -> 3.3, hessian-lite 3.2 -> hessian-lite 4.0.4: 1 breaks, 1 new cost");
    assertThat(result.text()).contains("Order.rate (Order.java:");
    assertThat(result.text())
        .contains("an upgrade compares two lines, without wiretime.hessianLite");
    assertThat(result.text()).contains("Dubbo 3.3 refuses no class that is sent (");
    assertThat(result.text()).contains("report: " + PAGE);
    assertThat(Files.readString(folder.resolve(PAGE))).contains("Order.rate");
    assertThat(result.text()).doesNotContain("costly members");
  }

  @Test
  void failsABuildWithTheSeverity() throws IOException {
    MavenBuild.Result result =
        run("compile", "wiretime:scan", "-Dwiretime.upgrade=3.2:3.3", "-Dwiretime.severity=ERROR");

    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.text())
        .contains(
            "values that arrive before the upgrade do not arrive after it; they are listed above");
    assertThat(run("compile", "-Dwiretime.upgrade=2.7:3.1", "-Dwiretime.severity=ERROR").exitCode())
        .isEqualTo(0);
  }

  @Test
  void refusesOneLine() throws IOException {
    MavenBuild.Result result = run("compile", "wiretime:scan", "-Dwiretime.upgrade=3.2");

    assertThat(result.exitCode()).isEqualTo(1);
    assertThat(result.text())
        .contains("wiretime.upgrade: '3.2' does not name two different lines among 2.7, 3.0, 3.1");
  }
}

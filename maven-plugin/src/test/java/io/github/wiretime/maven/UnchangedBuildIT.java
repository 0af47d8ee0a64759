package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a build says that finds nothing to compile. */
final class UnchangedBuildIT {

  private static final String UNCHANGED = "nothing has changed since the last scan";
  private static final String FAILS = "-Dwiretime.severity=ERROR";

  @TempDir private Path folder;
  private Shop shop;

  @BeforeEach
  void write() throws IOException {
    shop = new Shop(folder);
    shop.root("", "first", "second");
    shop.service("first", Shop.dependencies(Shop.DUBBO));
    shop.service("second", Shop.dependencies(Shop.DUBBO));
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
  }

  @Test
  void isTheSameAndFailsAsBefore() throws IOException {
    MavenBuild.Result first = build("compile", FAILS);
    MavenBuild.Result second = build("compile", FAILS);

    assertThat(first.text()).doesNotContain(UNCHANGED);
    assertThat(second.text()).contains(UNCHANGED);
    assertThat(findings(first)).isNotEmpty();
    assertThat(findings(second)).isEqualTo(findings(first));
    assertThat(first.exitCode()).isEqualTo(1);
    assertThat(second.exitCode()).isEqualTo(1);
  }

  @Test
  void whateverChangesIsScanned() throws IOException {
    build("compile");

    shop.order("second", "public class Order { private java.util.Date second; }");
    assertScanned("1 costly member", "compile");
    assertScanned("1 costly member", "compile", "-Dwiretime.minBytes=5");
    assertScanned("1 costly member", "clean", "compile");
    Files.writeString(folder.resolve("target/wiretime/report.html"), "");
    assertScanned("1 costly member", "compile");
    assertThat(Files.size(folder.resolve("target/wiretime/report.html"))).isGreaterThan(0);
    build("wiretime:baseline");
    assertScanned("(1 in the baseline)", "compile");
  }

  @Test
  void isScannedForWhoAsks() throws IOException {
    build("compile");

    MavenBuild.Result asked = build("wiretime:scan");

    assertThat(asked.text()).doesNotContain(UNCHANGED);
    assertThat(asked.text()).contains("2 costly members");
  }

  @Test
  void isScannedWhereOnlyTheScanCanTellWhatItReads() throws IOException {
    shop.write("deploy/first.xml", "<beans/>");
    build("compile", "-Dwiretime.springConfig=deploy/*.xml");

    assertScanned("2 costly members", "compile", "-Dwiretime.springConfig=deploy/*.xml");
  }

  /** The scan of a part has written the reports. */
  @Test
  void isScannedAfterAScanOfAPart() throws IOException {
    build("compile");

    build("wiretime:scan", "-pl", "first");

    assertScanned("2 costly members", "compile");
    assertThat(Files.readString(folder.resolve("target/wiretime/report.sarif")))
        .contains("shop.second");
  }

  /** Nobody was told of what is new in a module that comes after the broken one. */
  @Test
  void isSaidToBeUnscannedIfItCameToNoScan() throws IOException {
    build("compile");
    shop.java("second", "Broken", "class Broken extends Missing {}");

    MavenBuild.Result result = build("compile", "-fae");

    assertThat(result.text()).contains("nothing was scanned, because a module failed");
  }

  private void assertScanned(String said, String... goals) throws IOException {
    MavenBuild.Result result = build(goals);
    assertWithMessage(result.text()).that(result.text()).doesNotContain(UNCHANGED);
    assertWithMessage(result.text()).that(result.text()).contains(said);
  }

  private static ImmutableList<String> findings(MavenBuild.Result result) {
    return result.output().stream()
        .filter(line -> line.contains("Order.java"))
        .collect(ImmutableList.toImmutableList());
  }

  private MavenBuild.Result build(String... goals) throws IOException {
    return MavenBuild.in(folder).run(goals);
  }
}

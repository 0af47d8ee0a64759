package io.github.wiretime.scan.allowlist;

import static com.google.common.truth.Truth.assertThat;

import io.github.wiretime.scan.ScanRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a comparison of two lines of Dubbo says of classes that the second refuses. */
final class UpgradeAllowListTest {

  @TempDir private Path folder;
  private Path classes;

  @BeforeEach
  void build() throws IOException {
    classes = RefusedOrders.build(folder);
  }

  private String last(String lines, String... more) {
    return ScanRun.of(
            Stream.concat(
                    Stream.of(
                        "upgrade",
                        classes,
                        "--service-interfaces=app.Orders",
                        "--from=" + lines.replaceFirst(":.*", ""),
                        "--to=" + lines.replaceFirst(".*:", "")),
                    Stream.of(more))
                .toArray())
        .out()
        .lines()
        .reduce((first, second) -> second)
        .orElseThrow();
  }

  private static String dubbo() {
    return "--class-path=" + DubboRelease.DUBBO_3_3.classPath();
  }

  @Test
  void saysHowManyAreRefused() {
    assertThat(last("3.1:3.2", dubbo()))
        .isEqualTo(
            "Dubbo 3.2 refuses 2 classes that are sent (STRICT is the default from 3.2 on):"
                + " allow-list --file FILE writes the list that allows them");
    assertThat(last("3.2:3.3", dubbo(), "--maven-goals=wiretime"))
        .isEqualTo(
            "Dubbo 3.3 refuses 2 classes that are sent (STRICT is the default from 3.2 on, so you"
                + " have it already): mvn compile wiretime:allowlist writes the list that allows"
                + " them");
  }

  @Test
  void knowsOnlyThoseOutsideTheJdkWithoutTheListsOfDubbo() throws IOException {
    assertThat(last("2.7:3.2")).startsWith("Dubbo 3.2 refuses at least 1 class that is sent (");

    allow("app.");

    assertThat(last("2.7:3.2"))
        .isEqualTo("Dubbo 3.2 refuses no class of yours (STRICT is the default from 3.2 on)");
  }

  @Test
  void countsWhatAListAllows() throws IOException {
    allow("app.\njava.time.");

    assertThat(last("3.1:3.2", dubbo()))
        .isEqualTo("Dubbo 3.2 refuses no class that is sent (STRICT is the default from 3.2 on)");
  }

  @Test
  void linesBefore32RefuseNone() {
    assertThat(last("3.3:3.1", dubbo())).isEqualTo("Dubbo 3.1 refuses no class by default");
  }

  private void allow(String names) throws IOException {
    Path list = classes.resolve(ListedNames.ALLOWED);
    Files.createDirectories(list.getParent());
    Files.writeString(list, names + "\n");
  }
}

package io.github.wiretime.measurements.builds;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each step asks for more than the last one. */
final class ScannedBuildTest {

  @TempDir private Path folder;

  @Test
  void argumentsAreThoseOfTheStep() {
    ScannedBuild build = build();
    ImmutableList<String> classes =
        ImmutableList.of(
            "--fail-on=new",
            "--maven-goals=wiretime",
            "--class-path=a.jar" + File.pathSeparator + "b.jar",
            folder.resolve("m0/target/classes").toString(),
            folder.resolve("m1/target/classes").toString());

    assertThat(build.arguments(Step.START)).containsExactly("--version");
    assertThat(build.arguments(Step.CLASSES)).isEqualTo(classes);
    assertThat(build.arguments(Step.SOURCES)).containsAtLeastElementsIn(classes);
    assertThat(build.arguments(Step.SOURCES))
        .contains(
            "--sources="
                + folder.resolve("m0/src/main/java")
                + File.pathSeparator
                + folder.resolve("m1/src/main/java"));
    assertThat(build.arguments(Step.SOURCES)).hasSize(classes.size() + 1);
    assertThat(build.arguments(Step.REPORTS))
        .containsAtLeastElementsIn(build.arguments(Step.SOURCES));
    assertThat(build.arguments(Step.REPORTS)).hasSize(classes.size() + 3);
    assertThat(build.arguments(Step.NEW_JVM)).isEqualTo(build.arguments(Step.REPORTS));
  }

  @Test
  void reportsOfAnEarlierScanAreDeleted() throws Exception {
    ScannedBuild build = build();
    Path reports = Files.createDirectories(folder.resolve("target/wiretime"));
    Files.writeString(reports.resolve("report.html"), "");
    assertThat(build.hasReports()).isFalse();
    Files.writeString(reports.resolve("report.sarif"), "");
    assertThat(build.hasReports()).isTrue();

    build.deleteReports();
    build.deleteReports(); // a second time there are none

    assertThat(build.hasReports()).isFalse();
  }

  private ScannedBuild build() {
    return new ScannedBuild(
        folder,
        ImmutableList.of(folder.resolve("m0"), folder.resolve("m1")),
        ImmutableList.of(Path.of("a.jar"), Path.of("b.jar")));
  }
}

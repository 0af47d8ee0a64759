package io.github.wiretime.maven;

import static com.google.common.truth.Truth.assertThat;
import static com.google.common.truth.Truth.assertWithMessage;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.hash.HashCode;
import io.github.wiretime.build.MavenBuild;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Builds in which a compiler plugin is hard to set up find everything, and compile as before. */
final class ManyModulesIT {

  /** Their members are reported where they are sent, or by the scan. */
  private static final ImmutableSet<String> IN_CLASS_FILES =
      ImmutableSet.of("api", "executions", "strict", "toolchain", "kotlin");

  @TempDir private static Path temporary;

  private static ImmutableSortedMap<String, HashCode> classesWithout;
  private static ImmutableSortedMap<String, HashCode> classesWith;
  private static ImmutableSortedMap<String, HashCode> classesChecked;
  private static List<String> loaded;
  private static MavenBuild maven;
  private static MavenBuild.Result build;
  private static MavenBuild.Result checkedBuild;
  private static MavenBuild.Result buildAgain;
  private static MavenBuild.Result buildWithReport;

  @BeforeAll
  static void build() throws IOException {
    Shop shop = new Shop(temporary.resolve("a shop"));
    DifferentModules.write(shop);
    maven = MavenBuild.in(shop.folder());
    succeed("clean", "compile");
    classesWithout = DifferentModules.classes(shop.folder());
    shop.write(".mvn/extensions.xml", Shop.EXTENSION);
    build = succeed("clean", "compile");
    classesWith = DifferentModules.classes(shop.folder());
    succeed("wiretime:jvm-config", "-N");
    Path jvmConfig = shop.folder().resolve(".mvn/jvm.config");
    Path log = temporary.resolve("loaded-classes.txt");
    Files.writeString(jvmConfig, "-Xlog:class+load:file=" + log + "\n", StandardOpenOption.APPEND);
    checkedBuild = succeed("clean", "compile");
    classesChecked = DifferentModules.classes(shop.folder());
    loaded = Files.readAllLines(log);
    buildAgain = succeed("compile");
    buildWithReport = succeed("clean", "compile", "wiretime:scan");
  }

  private static MavenBuild.Result succeed(String... goals) throws IOException {
    MavenBuild.Result result = maven.run(goals);
    assertWithMessage(result.text()).that(result.exitCode()).isEqualTo(0);
    return result;
  }

  @ParameterizedTest
  @FieldSource("io.github.wiretime.maven.DifferentModules#SENDING")
  void findsWhatIsSent(String module) {
    assertWithMessage(build.text())
        .that(build.output().stream().filter(line -> line.contains(row(module, ":3"))))
        .hasSize("errorprone".equals(module) ? 0 : 1);
  }

  /**
   * Of a table. That of a scan has lines, and tells classes of one name apart by their packages;
   * that of a compilation has one class of this name.
   */
  private static String row(String module, String line) {
    String owner = line.isEmpty() ? "" : module + ".";
    return " " + owner + "Order." + module + " (Order.java" + line + ")  ";
  }

  /** A build with Error Prone needs no argument of the JVM that it does not have. */
  @Test
  void usesTheErrorProneOfABuild() {
    assertThat(build.text()).contains("[CostlyRpcTime] 'errorprone' is sent as Instant");
    assertThat(build.text()).contains("[NullAway] @NonNull field errorprone not initialized");
  }

  @Test
  void findsNothingElse() {
    assertThat(build.text()).contains("13 services, 13 classes sent, 13 costly members");
  }

  @ParameterizedTest
  @FieldSource("io.github.wiretime.maven.DifferentModules#SENDING")
  void findsItWhileModulesAreCompiled(String module) {
    String found =
        IN_CLASS_FILES.contains(module)
            ? row(module, "api".equals(module) ? "" : ":3")
            : "[CostlyRpcTime] '" + module + "' is sent as Instant";

    assertWithMessage(checkedBuild.text())
        .that(checkedBuild.output().stream().filter(line -> line.contains(found)))
        .hasSize(1);
  }

  @Test
  void saysWhyModulesAreScannedAllTheSame() {
    assertThat(checkedBuild.text()).contains("executions: it is compiled more than once");
    assertThat(checkedBuild.text()).contains("strict: warnings fail its compilation");
    assertThat(checkedBuild.text())
        .contains("toolchain: it is compiled by a JDK of the toolchains");
    assertThat(checkedBuild.text()).contains("kotlin: not only Java is compiled");
    assertThat(checkedBuild.text()).contains("4 services, 4 classes sent, 4 costly members");
  }

  /** By javac they would be for each module, which takes longer than the check runs. */
  @Test
  void loadsTheCheckOnce() {
    String listener = " io.github.wiretime.checker.PlacingListener ";

    assertThat(loaded.stream().filter(line -> line.contains(listener))).hasSize(1);
  }

  @Test
  void scansWhatWasNotCompiledAgain() {
    assertThat(buildAgain.text())
        .contains("xml, errorprone, oldest: not all of it was compiled again");
    assertThat(buildAgain.text()).contains(row("api", ":3"));
    assertThat(buildAgain.text()).contains("14 services, 14 classes sent, 14 costly members");
  }

  /** Whoever names the scan gets one of all modules, also of those that were checked. */
  @Test
  void reportsAllModulesIfAsked() {
    assertThat(buildWithReport.text()).contains("[CostlyRpcTime] 'xml' is sent as Instant");
    assertThat(buildWithReport.text()).contains("14 services, 14 classes sent, 14 costly members");
    assertThat(buildWithReport.output().stream().filter(line -> line.contains("classes sent")))
        .hasSize(1);
  }

  @Test
  void compilesAsBefore() {
    assertThat(classesWith).isEqualTo(classesWithout);
    assertThat(classesChecked).isEqualTo(classesWithout);
    assertThat(classesWithout.keySet().toString()).contains("mapstruct/MapperImpl.class");
  }

  @Test
  void leavesReports() throws IOException {
    Path reports = build.folder().resolve("target/wiretime");

    assertThat(Files.readString(reports.resolve("report.sarif"))).contains("Order.strict");
    assertThat(Files.readString(reports.resolve("report.html"))).contains("Order.strict");
    assertThat(Files.readString(reports.resolve("report.sarif"))).contains("Order.xml");
  }
}

package io.github.wiretime.checker.files;

import static com.google.common.truth.Truth.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.checker.harness.Outcome;
import io.github.wiretime.checker.harness.Project;
import io.github.wiretime.checker.harness.SarifFile;
import io.github.wiretime.checker.harness.SpringFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the paths in options start, seen by which file a build writes. */
final class ModuleFolderTest {

  private static final String SERVICE =
      "package app; interface OrderService { java.time.Instant find(); }";

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(
      strings = {
        ".mvn/",
        "settings.gradle",
        "settings.gradle.kts",
        "WORKSPACE",
        "MODULE.bazel",
        ".git/",
        ".git"
      })
  void rootIsWhereTheBuildIs(String mark) throws Exception {
    mark(mark);

    write("group/module", "{root}/known.baseline");

    assertThat(folder.resolve("known.baseline").toFile().exists()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    ".git/, inner/.mvn/, inner",
    ".mvn/, inner/.git, inner",
    ".mvn/, inner/group/settings.gradle, inner/group",
    ".mvn/, inner/group/module/.mvn/, inner/group/module"
  })
  void rootIsTheNearestOne(String outer, String inner, String root) throws Exception {
    mark(outer);
    mark(inner);

    write("inner/group/module", "{root}/known.baseline");

    assertThat(folder.resolve(root + "/known.baseline").toFile().exists()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "{root}/known.baseline, known.baseline",
    "{root}/config/known.baseline, config/known.baseline",
    "{root}/../known.baseline, ../known.baseline",
    "known.baseline, module/known.baseline",
    "../known.baseline, known.baseline",
    "./a/../known.baseline, module/known.baseline",
    "'{root}/with space/bekannt ü 订单.baseline', 'with space/bekannt ü 订单.baseline'",
    "'with space/ü.baseline', 'module/with space/ü.baseline'",
    "root/known.baseline, module/root/known.baseline",
    "'{root}', 'module/{root}'"
  })
  void aPathStartsAtTheModuleUnlessItSaysRoot(String path, String file) throws Exception {
    Path build = folder.resolve("büild 1");
    Files.createDirectories(build.resolve(".mvn"));

    write("büild 1/module", path);

    assertThat(build.resolve(file).normalize().toFile().isFile()).isTrue();
  }

  @Test
  void anAbsolutePathIsTaken(@TempDir Path elsewhere) {
    Path file = elsewhere.resolve("known.baseline");

    write("module", file.toString());

    assertThat(file.toFile().isFile()).isTrue();
  }

  @Test
  void springFilesMayBeSharedAtTheRoot() throws Exception {
    mark(".mvn/");
    Project project =
        Project.in(folder.resolve("module"))
            .with("package app; public interface Orders { java.time.Instant find(); }")
            .option("SpringConfig", "{root}/shared/b*.xml");
    Files.createDirectories(folder.resolve("shared"));
    Files.writeString(
        folder.resolve("shared/beans.xml"),
        "<beans xmlns:dubbo=\"http://dubbo.apache.org/schema/dubbo\"><dubbo:service interface=\"app.Orders\"/></beans>");

    assertThat(project.compile().members()).containsExactly("Orders.find()");
  }

  /** As with {@code subprojects {}} in the build file of the root. */
  @Test
  void aGradleProjectNeedsNoBuildFile() throws Exception {
    mark("build.gradle");
    mark("settings.gradle");
    for (String module : ImmutableList.of("a", "b", "empty")) {
      Files.createDirectories(folder.resolve(module).resolve(module.equals("empty") ? "x" : "src"));
      Project.in(folder)
          .with("package app; public interface Orders { java.time.Instant find(); }")
          .option("ServiceInterfaces", "app.Orders")
          .option("Report", "costly.sarif")
          .compileTo(module + "/build/classes/java/main");
    }

    assertThat(SarifFile.read(folder.resolve("a/costly.sarif")).category())
        .isEqualTo("CostlyRpcTime/a/main/");
    assertThat(SarifFile.read(folder.resolve("b/costly.sarif")).category())
        .isEqualTo("CostlyRpcTime/b/main/");
    assertThat(SarifFile.read(folder.resolve("costly.sarif")).category())
        .isEqualTo("CostlyRpcTime/main/");
  }

  /** They belong to the module's own code, where what its annotations accept can be seen. */
  @ParameterizedTest
  @CsvSource({
    "target/classes, 1",
    "target/test-classes, 0",
    "build/classes/java/main, 1",
    "build/classes/java/test, 0",
    "build/classes/java/jmh, 0",
    "target/classes/META-INF/versions/21, 0",
    "out, 1",
    "latest, 1",
    "out/production/classes, 1"
  })
  void springFilesAreNotReadForTests(String output, int findings) {
    Project project =
        Project.in(folder)
            .with("package app; public interface Orders { java.time.Instant find(); }")
            .option("SpringConfig", "beans.xml");
    SpringFile.write(folder, SpringFile.beans("<dubbo:service interface='app.Orders'/>"));

    assertThat(project.compileTo(output).members()).hasSize(findings);
  }

  @Test
  void aPathThatIsNoneIsAnError() {
    Outcome outcome = Project.in(folder).with(SERVICE).option("Baseline", "a\0b").compile();

    assertThat(outcome.errors().get(0))
        .startsWith("-XepOpt:CostlyRpcTime:Baseline: 'a\0b' is not a path");
  }

  private void mark(String mark) throws Exception {
    Path path = folder.resolve(mark);
    if (mark.endsWith("/")) {
      Files.createDirectories(path);
    } else {
      Files.createDirectories(path.getParent());
      Files.createFile(path);
    }
  }

  private void write(String module, String path) {
    Outcome outcome =
        Project.in(folder.resolve(module))
            .with(SERVICE)
            .option("ServiceInterfaces", "app.*Service")
            .option("Baseline", path)
            .option("BaselineMode", "write")
            .compile();
    assertThat(outcome.errors()).isEmpty();
  }
}

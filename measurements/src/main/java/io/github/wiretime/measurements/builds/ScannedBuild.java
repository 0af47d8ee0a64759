package io.github.wiretime.measurements.builds;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.wiretime.measurements.stack.Dependencies;
import io.github.wiretime.measurements.stack.Maven;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A compiled build of several modules with Dubbo, and what the Maven plugin tells the scanner of
 * it.
 *
 * @param folder its root
 * @param modules the folders of its modules
 * @param libraries what all modules depend on
 */
record ScannedBuild(Path folder, ImmutableList<Path> modules, ImmutableList<Path> libraries) {

  /**
   * Writes a build and compiles it once without the plugin.
   *
   * @param folder an empty one
   * @param jvmConfig the options of its Maven
   */
  static ScannedBuild compiled(Path folder, Path jvmConfig, int modules) throws IOException {
    MavenProject project =
        new MavenProject(folder.resolve("build"), jvmConfig, /* withDubbo= */ true);
    project.write(modules);
    if (!Maven.run(project.folder(), "compile")) {
      throw new IOException("the generated build does not compile; what Maven said stands above");
    }
    return new ScannedBuild(
        project.folder(),
        IntStream.range(0, modules)
            .mapToObj(module -> project.folder().resolve("m" + module))
            .collect(ImmutableList.toImmutableList()),
        new Dependencies(folder.resolve("class-path"))
            .classPath("libraries", List.of(MavenProject.DUBBO)));
  }

  /** As the goal {@code scan} gives them, without those that a step leaves out. */
  ImmutableList<String> arguments(Step step) {
    if (!step.scans()) {
      return ImmutableList.of("--version");
    }
    ImmutableList.Builder<String> arguments = ImmutableList.builder();
    arguments.add("--fail-on=new");
    if (step.writesReports()) {
      arguments.add("--html=" + reports().resolve("report.html"));
      arguments.add("--sarif=" + reports().resolve("report.sarif"));
    }
    arguments.add("--maven-goals=wiretime");
    arguments.add("--class-path=" + join(libraries));
    if (step.readsSources()) {
      arguments.add("--sources=" + join(inModules("src/main/java")));
    }
    inModules("target/classes").forEach(classes -> arguments.add(classes.toString()));
    return arguments.build();
  }

  boolean hasReports() {
    return Files.exists(reports().resolve("report.html"))
        && Files.exists(reports().resolve("report.sarif"));
  }

  /** As {@code mvn clean} does. */
  void deleteReports() throws IOException {
    if (Files.exists(reports())) {
      MoreFiles.deleteRecursively(reports(), RecursiveDeleteOption.ALLOW_INSECURE);
    }
  }

  private Path reports() {
    return folder.resolve("target/wiretime");
  }

  private ImmutableList<Path> inModules(String path) {
    return modules.stream()
        .map(module -> module.resolve(path))
        .collect(ImmutableList.toImmutableList());
  }

  private static String join(List<Path> paths) {
    return paths.stream().map(Path::toString).collect(joining(File.pathSeparator));
  }
}

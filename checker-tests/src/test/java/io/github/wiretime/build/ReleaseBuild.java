package io.github.wiretime.build;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.truth.Truth.assertWithMessage;
import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The modules that are published, built from a copy of their sources with the profile {@code
 * release}.
 *
 * @param folder where the copy is
 */
record ReleaseBuild(Path folder) {

  /** The folders of the modules. */
  static final ImmutableList<String> MODULES = ImmutableList.of("annotations", "checker");

  private static final Pattern ALL_MODULES = Pattern.compile("(?s)<modules>.*?</modules>");
  private static final String LIST = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1:list";
  private static final Pattern RESOLVED =
      Pattern.compile("^ +([\\w.-]+):([\\w.-]+):jar:([\\w.-]+):(?:compile|runtime)\\b.*");
  private static final String RUNTIME = "target/runtime.txt";

  /**
   * Copies and builds.
   *
   * @param folder may be missing
   * @param zone the time zone of the machine that builds
   */
  static ReleaseBuild run(Path folder, String zone) throws IOException {
    for (String module : MODULES) {
      MavenBuild.copySources(
          Repository.path(module), Files.createDirectories(folder).resolve(module));
    }
    MavenBuild.copySources(Repository.path(".mvn"), folder.resolve(".mvn"));
    Files.copy(Repository.path("LICENSE"), folder.resolve("LICENSE"));
    String modules = MODULES.stream().map("<module>%s</module>"::formatted).collect(joining());
    Files.writeString(
        folder.resolve("pom.xml"),
        ALL_MODULES
            .matcher(Repository.read("pom.xml"))
            .replaceFirst("<modules>" + modules + "</modules>"));
    MavenBuild.Result build =
        MavenBuild.in(folder)
            .withOuterRepository()
            .withProfiles("release")
            .withVariable("TZ", zone)
            .run("package", LIST, "-DincludeScope=runtime", "-DoutputFile=" + RUNTIME);
    assertWithMessage(build.text()).that(build.exitCode()).isEqualTo(0);
    return new ReleaseBuild(folder);
  }

  /** What would be published, as paths below the folder. */
  ImmutableList<String> files() throws IOException {
    ImmutableList.Builder<String> files = ImmutableList.builder();
    for (String module : MODULES) {
      try (Stream<Path> built = Files.list(folder.resolve(module).resolve("target"))) {
        built
            .map(file -> folder.relativize(file).toString())
            .filter(name -> name.endsWith(".jar") || name.endsWith("bom.json"))
            .sorted()
            .forEach(files::add);
      }
    }
    return files.build();
  }

  /** The jar with the classes of a module. */
  Path jar(String module) {
    return folder.resolve("%1$s/target/wiretime-%1$s-0.1.0-SNAPSHOT.jar".formatted(module));
  }

  /** What a module's jar brings to those who depend on it, as Maven resolves it. */
  ImmutableList<String> runtimeDependencies(String module) throws IOException {
    String list = Files.readString(folder.resolve(module).resolve(RUNTIME));
    ImmutableList<String> dependencies =
        list.lines()
            .map(RESOLVED::matcher)
            .filter(Matcher::matches)
            .map(
                line ->
                    "pkg:maven/%s/%s@%s?type=jar"
                        .formatted(line.group(1), line.group(2), line.group(3)))
            .collect(toImmutableList());
    assertWithMessage(list).that(list.contains(" none")).isEqualTo(dependencies.isEmpty());
    return dependencies;
  }
}

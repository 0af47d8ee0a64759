package io.github.wiretime.measurements.stack;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Lets Maven fetch the sources of projects and what they depend on, each into its own folder. */
public final class Download {

  private static final String PLUGIN = "3.8.1";

  private final Path folder;

  /** Into a folder, which is made if need be. */
  public Download(Path folder) {
    this.folder = folder;
  }

  /** Fetches what is not there yet; Maven says what it cannot find. */
  public void fetch(List<Project> projects) throws IOException {
    List<Project> missing =
        projects.stream().filter(project -> !Files.exists(classPathFile(project))).toList();
    if (missing.isEmpty()) {
      return;
    }
    for (Project project : missing) {
      write(project.artifact(), pom(project));
    }
    write("", aggregator(missing));
    boolean unused = Maven.run(folder, "initialize");
  }

  /** The jar with the sources; empty if Maven did not find it. */
  public Optional<Path> sources(Project project) throws IOException {
    Path sources = folder.resolve(project.artifact()).resolve("sources");
    if (!Files.isDirectory(sources)) {
      return Optional.empty();
    }
    try (Stream<Path> jars = Files.list(sources)) {
      return jars.findFirst();
    }
  }

  /** The project's own jar and all that it depends on. */
  public ImmutableList<Path> classPath(Project project) throws IOException {
    return Splitter.on(File.pathSeparatorChar)
        .splitToStream(Files.readString(classPathFile(project)).strip())
        .map(Path::of)
        .collect(ImmutableList.toImmutableList());
  }

  private Path classPathFile(Project project) {
    return folder.resolve(project.artifact()).resolve("class-path.txt");
  }

  private void write(String name, String pom) throws IOException {
    Path module = folder.resolve(name);
    Files.createDirectories(module);
    Files.writeString(module.resolve("pom.xml"), pom);
  }

  private static String aggregator(List<Project> projects) {
    return pomOf(
        "all",
        projects.stream()
            .map(project -> "<module>" + project.artifact() + "</module>")
            .collect(joining("", "<packaging>pom</packaging><modules>", "</modules>")));
  }

  private static String pom(Project project) {
    String coordinates =
        "<groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version>"
            .formatted(project.group(), project.artifact(), project.version());
    return pomOf(
        project.artifact(),
        """
        <packaging>pom</packaging>
        <dependencies><dependency>%s</dependency></dependencies>
        <build><plugins><plugin>
          <groupId>org.apache.maven.plugins</groupId>
          <artifactId>maven-dependency-plugin</artifactId>
          <version>%s</version>
          <executions>
            <execution>
              <id>sources</id>
              <phase>initialize</phase>
              <goals><goal>copy</goal></goals>
              <configuration>
                <artifactItems><artifactItem>%s<classifier>sources</classifier></artifactItem></artifactItems>
                <outputDirectory>${project.basedir}/sources</outputDirectory>
              </configuration>
            </execution>
            <execution>
              <id>class-path</id>
              <phase>initialize</phase>
              <goals><goal>build-classpath</goal></goals>
              <configuration><outputFile>${project.basedir}/class-path.txt</outputFile></configuration>
            </execution>
          </executions>
        </plugin></plugins></build>
        """
            .formatted(coordinates, PLUGIN, coordinates));
  }

  private static String pomOf(String name, String content) {
    return """
    <project xmlns="http://maven.apache.org/POM/4.0.0">
      <modelVersion>4.0.0</modelVersion>
      <groupId>real-code</groupId><artifactId>real-%s</artifactId><version>1</version>
      %s
    </project>
    """
        .formatted(name, content);
  }
}

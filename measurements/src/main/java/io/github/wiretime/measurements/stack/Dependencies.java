package io.github.wiretime.measurements.stack;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Lets Maven resolve class paths as an application's build would, each in a folder of its own.
 *
 * @param folder made if need be
 */
public record Dependencies(Path folder) {

  private static final String PLUGIN = "3.8.1";

  /**
   * What an application with these dependencies has on its class path; fetched the first time.
   *
   * @param name of the application, without spaces
   * @param coordinates each {@code group:artifact:version}, the first winning
   * @throws IOException if Maven does not find them; Maven itself has said what
   */
  public ImmutableList<Path> classPath(String name, List<String> coordinates) throws IOException {
    Path module = folder.resolve(name);
    Path pom = module.resolve("pom.xml");
    Path list = module.resolve("class-path.txt");
    String text = pom(name, coordinates);
    if (!Files.exists(list) || !Files.readString(pom).equals(text)) {
      Files.createDirectories(module);
      Files.writeString(pom, text);
      if (!Maven.run(module, "initialize")) {
        throw new IOException("Maven cannot resolve " + coordinates);
      }
    }
    return Splitter.on(File.pathSeparatorChar)
        .splitToStream(Files.readString(list).strip())
        .map(Path::of)
        .collect(ImmutableList.toImmutableList());
  }

  private static String pom(String name, List<String> coordinates) {
    return """
    <project xmlns="http://maven.apache.org/POM/4.0.0">
      <modelVersion>4.0.0</modelVersion>
      <groupId>class-path</groupId><artifactId>class-path-%s</artifactId><version>1</version>
      <packaging>pom</packaging>
      <dependencies>%s</dependencies>
      <build><plugins><plugin>
        <groupId>org.apache.maven.plugins</groupId>
        <artifactId>maven-dependency-plugin</artifactId>
        <version>%s</version>
        <executions><execution>
          <phase>initialize</phase>
          <goals><goal>build-classpath</goal></goals>
          <configuration><outputFile>${project.basedir}/class-path.txt</outputFile></configuration>
        </execution></executions>
      </plugin></plugins></build>
    </project>
    """
        .formatted(
            name, coordinates.stream().map(Dependencies::element).collect(joining()), PLUGIN);
  }

  /** The element of a POM for {@code group:artifact:version}. */
  public static String element(String coordinates) {
    List<String> parts = Splitter.on(':').splitToList(coordinates);
    return "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>%s</version></dependency>"
        .formatted(parts.get(0), parts.get(1), parts.get(2));
  }
}

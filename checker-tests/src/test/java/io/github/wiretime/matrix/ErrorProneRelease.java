package io.github.wiretime.matrix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.wiretime.build.MavenBuild;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A release of Error Prone with everything it needs.
 *
 * @param jars in the order in which Maven puts them on a class path
 */
record ErrorProneRelease(String version, ImmutableList<Path> jars) {

  private static final String CLASS_PATH_FILE = "class-path.txt";

  /** Asks the Maven that runs this test for the jars. */
  static ErrorProneRelease resolve(String version, Path folder) throws IOException {
    Files.writeString(folder.resolve("pom.xml"), pom(version));
    MavenBuild.Result build =
        MavenBuild.in(folder)
            .withOuterRepository()
            .run("org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath");
    if (build.exitCode() != 0) {
      throw new IOException(build.text());
    }
    return new ErrorProneRelease(
        version,
        Splitter.on(File.pathSeparatorChar)
            .trimResults()
            .splitToStream(Files.readString(folder.resolve(CLASS_PATH_FILE)))
            .map(Path::of)
            .collect(toImmutableList()));
  }

  private static String pom(String version) {
    return """
    <project>
      <modelVersion>4.0.0</modelVersion>
      <groupId>matrix</groupId>
      <artifactId>matrix</artifactId>
      <version>1</version>
      <properties>
        <mdep.outputFile>%2$s</mdep.outputFile>
      </properties>
      <dependencies>
        <dependency>
          <groupId>com.google.errorprone</groupId>
          <artifactId>error_prone_core</artifactId>
          <version>%1$s</version>
        </dependency>
      </dependencies>
    </project>
    """
        .formatted(version, CLASS_PATH_FILE);
  }
}

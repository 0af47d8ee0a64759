package io.github.wiretime.measurements.builds;

import static java.util.stream.Collectors.joining;

import io.github.wiretime.measurements.compile.SourceText;
import io.github.wiretime.measurements.generated.GeneratedCode;
import io.github.wiretime.measurements.stack.Dependencies;
import io.github.wiretime.measurements.stack.Effort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;

/**
 * A generated build of several modules with a hundred classes each.
 *
 * @param folder its root
 * @param withDubbo whether the modules depend on Dubbo and export services
 */
record MavenProject(Path folder, boolean withDubbo) {

  private static final String DUBBO = "org.apache.dubbo:dubbo:3.3.6";

  private static final int MODULES = 20;
  private static final int CLASSES = 100;
  private static final String ANNOTATION = "@org.apache.dubbo.config.annotation.DubboService";

  /** How many modules a measured build has. */
  static int modules(Effort effort) {
    return effort == Effort.SHORT ? 2 : MODULES;
  }

  /** What an environment says of so many modules. */
  static String described(int modules) {
    return "%d modules of %d classes".formatted(modules, CLASSES);
  }

  void write(int modules) throws IOException {
    write(
        "pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>com.acme</groupId>
          <artifactId>parent</artifactId>
          <version>1</version>
          <packaging>pom</packaging>
          <modules>%s</modules>
          <properties>
            <maven.compiler.source>17</maven.compiler.source>
            <maven.compiler.target>17</maven.compiler.target>
            <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
          </properties>
          <dependencies>%s</dependencies>
          <build><plugins>
            <plugin><artifactId>maven-clean-plugin</artifactId><version>3.5.0</version></plugin>
            <plugin><artifactId>maven-resources-plugin</artifactId><version>3.3.1</version></plugin>
            <plugin><artifactId>maven-compiler-plugin</artifactId><version>3.14.1</version></plugin>
          </plugins></build>
        </project>
        """
            .formatted(
                IntStream.range(0, modules)
                    .mapToObj("<module>m%d</module>"::formatted)
                    .collect(joining()),
                withDubbo ? Dependencies.element(DUBBO) : ""));
    for (int module = 0; module < modules; module++) {
      writeModule(module);
    }
  }

  private void writeModule(int module) throws IOException {
    write(
        "m" + module + "/pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <parent>
            <groupId>com.acme</groupId><artifactId>parent</artifactId><version>1</version>
          </parent>
          <artifactId>m%d</artifactId>
        </project>
        """
            .formatted(module));
    for (SourceText source : GeneratedCode.of(CLASSES).sources()) {
      String text = source.getCharContent(true).toString();
      write(
          "m%d/src/main/java/%s"
              .formatted(
                  module, source.path().replace("com/acme/g0/", "com/acme/m" + module + "/")),
          (withDubbo ? text : text.replace(ANNOTATION, ""))
              .replace("com.acme.g0", "com.acme.m" + module));
    }
  }

  private void write(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}

package io.github.wiretime.build;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.regex.Pattern;

/** A project of several modules below the parent POM of the example, in a folder of its own. */
record Modules(Path folder) {

  private static final Pattern MODULES = Pattern.compile("(?s)<modules>.*?</modules>");

  /** Writes the parent, which is the example's or a changed copy of it. */
  void parent(String pom, String... modules) throws IOException {
    write(".mvn/jvm.config", Repository.read("examples/.mvn/jvm.config"));
    String list =
        Arrays.stream(modules)
            .map("<module>%s</module>"::formatted)
            .collect(joining("", "<modules>", "</modules>"));
    write("pom.xml", MODULES.matcher(pom).replaceFirst(list));
  }

  /** Writes the POM of a module, which has this content besides its name and its parent. */
  void module(String name, String content) throws IOException {
    write(
        name + "/pom.xml",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <parent>
            <groupId>com.acme.order</groupId>
            <artifactId>order-parent</artifactId>
            <version>1.0.0-SNAPSHOT</version>
          </parent>
          <artifactId>%s</artifactId>
          %s
        </project>
        """
            .formatted(name, content));
  }

  /** Writes a source of a module, in the package {@code shop} and the module's name. */
  void java(String module, String name, String text) throws IOException {
    write(
        "%1$s/src/main/java/shop/%1$s/%2$s.java".formatted(module, name),
        "package shop.%s;\n\n%s".formatted(module, text));
  }

  void write(String path, String text) throws IOException {
    Path file = folder.resolve(path);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}

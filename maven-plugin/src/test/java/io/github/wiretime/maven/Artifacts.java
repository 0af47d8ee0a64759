package io.github.wiretime.maven;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A repository in a folder, with artifacts of the group {@code things}.
 *
 * @param folder the root of the repository
 */
record Artifacts(Path folder) {

  static final String GROUP = "things";

  /** For the POM of a build whose root folder has the repository. */
  static final String REPOSITORY =
      "<repositories><repository><id>things</id><url>file://${maven.multiModuleProjectDirectory}/things</url>"
          + "</repository></repositories>";

  /** An archive that holds no class. */
  static byte[] archive() throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      zip.putNextEntry(new ZipEntry("readme.txt"));
      zip.write("nothing".getBytes(StandardCharsets.UTF_8));
    }
    return bytes.toByteArray();
  }

  void pom(String name) throws IOException {
    write(
        name,
        name + "-1.pom",
        """
        <project>
          <modelVersion>4.0.0</modelVersion>
          <groupId>%s</groupId>
          <artifactId>%s</artifactId>
          <version>1</version>
          <packaging>pom</packaging>
        </project>
        """
            .formatted(GROUP, name)
            .getBytes(StandardCharsets.UTF_8));
  }

  /** The file of an artifact; what follows its version begins with a hyphen or a dot. */
  void file(String name, String ending, byte[] content) throws IOException {
    write(name, name + "-1" + ending, content);
  }

  private void write(String name, String file, byte[] content) throws IOException {
    Path target = folder.resolve(GROUP).resolve(name).resolve("1").resolve(file);
    Files.createDirectories(target.getParent());
    Files.write(target, content);
  }

  /** A dependency with more than its name. */
  static String dependency(String name, String more) {
    return "<dependency><groupId>%s</groupId><artifactId>%s</artifactId><version>1</version>%s</dependency>"
        .formatted(GROUP, name, more);
  }
}

package io.github.wiretime.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The files of the project that tests compare with each other. */
public final class Repository {

  private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

  private static final Pattern VERSION =
      Pattern.compile("<artifactId>wiretime-parent</artifactId>\\s*<version>([^<]+)");

  private Repository() {}

  public static Path path(String path) {
    return ROOT.resolve(path);
  }

  /** The path of a file below the root of the project. */
  public static String relative(Path file) {
    return ROOT.relativize(file.normalize()).toString();
  }

  /** The text of a file, with line feeds however it was checked out. */
  public static String read(String path) {
    try {
      return Files.readString(path(path)).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The version of this project. */
  public static String version() {
    Matcher version = VERSION.matcher(read("pom.xml"));
    if (!version.find()) {
      throw new IllegalStateException("pom.xml has no version");
    }
    return version.group(1);
  }

  /** What the check says about the example. */
  public static String expected(String name) {
    return read("checker-tests/src/test/resources/io/github/wiretime/build/" + name);
  }
}

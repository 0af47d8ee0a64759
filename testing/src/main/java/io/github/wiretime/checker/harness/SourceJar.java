package io.github.wiretime.checker.harness;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A jar with a source, which javac compiles as well. */
public final class SourceJar {

  private SourceJar() {}

  /** Writes the jar. */
  public static Path write(Path jar, String file, String source) throws IOException {
    try (ZipOutputStream files = new ZipOutputStream(Files.newOutputStream(jar))) {
      files.putNextEntry(new ZipEntry(file));
      files.write(source.getBytes(StandardCharsets.UTF_8));
    }
    return jar;
  }
}

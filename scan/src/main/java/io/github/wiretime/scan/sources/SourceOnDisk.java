package io.github.wiretime.scan.sources;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import javax.tools.SimpleJavaFileObject;

/** A source on disk, as javac reads it. */
final class SourceOnDisk extends SimpleJavaFileObject {

  private final SourceFile file;

  private SourceOnDisk(SourceFile file) {
    super(file.path().toUri(), Kind.SOURCE);
    this.file = file;
  }

  static SourceOnDisk read(Path path) {
    try {
      return new SourceOnDisk(SourceFile.read(path));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  SourceFile file() {
    return file;
  }

  boolean isJava() {
    return uri.getPath().endsWith(".java");
  }

  boolean mentions(String word) {
    return file.text().contains(word);
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return file.text();
  }
}

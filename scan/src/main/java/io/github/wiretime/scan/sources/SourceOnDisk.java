package io.github.wiretime.scan.sources;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.SimpleJavaFileObject;

/** A source on disk. What is no UTF-8 in it becomes another character, and no line moves. */
final class SourceOnDisk extends SimpleJavaFileObject {

  private final String text;

  private SourceOnDisk(Path file, String text) {
    super(file.toUri(), Kind.SOURCE);
    this.text = text;
  }

  static SourceOnDisk read(Path file) {
    try {
      return new SourceOnDisk(file, new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  boolean isJava() {
    return uri.getPath().endsWith(".java");
  }

  boolean mentions(String word) {
    return text.contains(word);
  }

  @Override
  public CharSequence getCharContent(boolean ignoreEncodingErrors) {
    return text;
  }
}

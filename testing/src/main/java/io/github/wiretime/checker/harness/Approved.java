package io.github.wiretime.checker.harness;

import static com.google.common.truth.Truth.assertWithMessage;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Whole files as somebody has read and approved them. They are beside the tests, among their
 * resources.
 */
public final class Approved {

  private static final Path WRITTEN = Path.of("target/approved");

  private Approved() {}

  /**
   * The text of such a file.
   *
   * @param test the class in whose package it is
   */
  public static String text(Class<?> test, String name) {
    try (InputStream file = test.getResourceAsStream(name)) {
      return file == null
          ? "nothing"
          : new String(file.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Fails if something else is written now, and leaves that in {@code target/approved}. Who wants
   * it copies it from there.
   */
  public static void assertSame(Class<?> test, String name, String now) {
    String approved = text(test, name);
    if (!approved.equals(now)) {
      keep(WRITTEN.resolve(name), now);
    }
    assertWithMessage("%s, of which the new text is in %s", name, WRITTEN)
        .that(now)
        .isEqualTo(approved);
  }

  private static void keep(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}

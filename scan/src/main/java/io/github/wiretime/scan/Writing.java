package io.github.wiretime.scan;

import io.github.wiretime.scan.archive.UnreadableInputException;
import java.io.IOException;
import java.nio.file.Path;

/** Writes a file that the user named, or asks whether it could be written. */
@FunctionalInterface
interface Writing {

  void to(Path file) throws IOException;

  /**
   * Runs it for one file.
   *
   * @throws UnreadableInputException if the file cannot be written, by its name as the user gave it
   */
  static void run(Path file, Writing writing) throws UnreadableInputException {
    try {
      writing.to(file.toAbsolutePath());
    } catch (IOException unwritable) {
      throw new UnreadableInputException(
          file.toString(), "it cannot be written: " + unwritable.getMessage());
    }
  }
}

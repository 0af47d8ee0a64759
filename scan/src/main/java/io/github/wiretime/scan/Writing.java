package io.github.wiretime.scan;

import io.github.wiretime.checker.options.Dialect;
import io.github.wiretime.scan.archive.UnreadableInputException;
import io.github.wiretime.scan.words.ScanTexts;
import java.io.IOException;
import java.nio.file.Path;

/** Writes a file that the user named, or asks whether it could be written. */
@FunctionalInterface
interface Writing {

  void to(Path file) throws IOException;

  /**
   * Runs it for one file.
   *
   * @param dialect of the user
   * @throws UnreadableInputException if the file cannot be written, by its name as the user gave it
   */
  static void run(Path file, Dialect dialect, Writing writing) throws UnreadableInputException {
    try {
      writing.to(file.toAbsolutePath());
    } catch (IOException unwritable) {
      throw new UnreadableInputException(
          file.toString(), dialect.text(ScanTexts.of("file.unwritten", unwritable.getMessage())));
    }
  }
}

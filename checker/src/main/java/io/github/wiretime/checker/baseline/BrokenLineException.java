package io.github.wiretime.checker.baseline;

import java.nio.file.Path;

/** A line of a committed file that cannot be understood; the message names file and line. */
public final class BrokenLineException extends Exception {

  private static final long serialVersionUID = 1L;

  BrokenLineException(Path file, int line, String problem) {
    super(file + ":" + line + ": " + problem);
  }
}

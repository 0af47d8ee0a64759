package io.github.wiretime.scan.archive;

import java.io.IOException;

/** An input that cannot be read, or should not be; the message names it and the entry in it. */
public final class UnreadableInputException extends IOException {

  private static final long serialVersionUID = 1L;

  /**
   * A problem with one input.
   *
   * @param where the file, and after {@code !/} the entry
   */
  public UnreadableInputException(String where, String problem) {
    super(where + ": " + problem);
  }
}

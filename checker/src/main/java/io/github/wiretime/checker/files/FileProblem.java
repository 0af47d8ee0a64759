package io.github.wiretime.checker.files;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;

/** Says what is wrong with a file where the JDK only names the file, or not even that. */
public final class FileProblem {

  private FileProblem() {}

  /** The same exception with a message that a person understands. */
  public static IOException of(IOException thrown) {
    if (thrown instanceof CharacterCodingException) {
      return new IOException("it is not UTF-8", thrown);
    }
    if (thrown instanceof AccessDeniedException denied) {
      return new IOException("no permission for '" + denied.getFile() + "'", thrown);
    }
    if (thrown instanceof FileAlreadyExistsException inTheWay) {
      return new IOException("'" + inTheWay.getFile() + "' is not a folder", thrown);
    }
    if (thrown instanceof NoSuchFileException missing) {
      return new IOException("there is no '" + missing.getFile() + "'", thrown);
    }
    return thrown;
  }
}

package io.github.wiretime.maven.release;

/** A repository could not be asked, so that nobody knows whether it has something. */
final class UnansweredException extends Exception {

  UnansweredException(Exception cause) {
    super(cause.getMessage(), cause);
  }
}

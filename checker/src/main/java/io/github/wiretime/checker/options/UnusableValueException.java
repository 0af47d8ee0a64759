package io.github.wiretime.checker.options;

/** A value that its option cannot use; the message says what is wrong and what is accepted. */
final class UnusableValueException extends Exception {

  private static final long serialVersionUID = 1L;

  UnusableValueException(String problem) {
    super(problem);
  }
}

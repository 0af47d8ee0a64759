package io.github.wiretime.scan.archive;

/** More than {@link Limits} allow. It ends the scan, whatever has too much of it. */
final class LimitExceededException extends UnreadableInputException {

  private static final long serialVersionUID = 1L;

  LimitExceededException(String where, String problem) {
    super(where, problem);
  }
}

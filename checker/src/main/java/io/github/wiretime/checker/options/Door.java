package io.github.wiretime.checker.options;

/** A way in which users call the check. */
public enum Door {
  /** The check in a compilation, run by Error Prone or by the check's own plugin of javac. */
  ERROR_PRONE,
  /** The Maven plugin. */
  MAVEN,
  /** The command line of the scanner. */
  SCANNER
}

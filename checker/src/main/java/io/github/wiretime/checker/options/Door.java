package io.github.wiretime.checker.options;

/** A way in which users call the check; {@link Option#doors} says which of them has an option. */
public enum Door {
  /** The check in a compilation, run by Error Prone or by the check's own plugin of javac. */
  ERROR_PRONE,
  /** The Maven plugin, which knows all modules and what they depend on, and has its own goals. */
  MAVEN,
  /** The command line of the scanner. */
  SCANNER
}

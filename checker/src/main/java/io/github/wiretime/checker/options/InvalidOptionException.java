package io.github.wiretime.checker.options;

import java.io.IOException;

/** An option of the check that cannot be used. */
public final class InvalidOptionException extends Exception {

  private static final long serialVersionUID = 1L;

  private final String name;

  /**
   * A problem with one option.
   *
   * @param problem what is wrong and what is accepted
   */
  public InvalidOptionException(Option<?> option, String problem) {
    this(option.name(), problem);
  }

  /**
   * A file that an option names and that the system does not let us read or write.
   *
   * @param cause what the system says
   */
  public InvalidOptionException(Option<?> option, String problem, IOException cause) {
    this(option, problem);
    initCause(cause);
  }

  /** A problem with the name itself. */
  InvalidOptionException(String name, String problem) {
    super(problem);
    this.name = name;
  }

  /** The problem with the option, for the person who set it. */
  public String in(Dialect dialect) {
    return dialect.refused(name, getMessage());
  }
}

package io.github.wiretime.checker.options;

import java.io.IOException;

/** An option of the check that cannot be used; the message is written for the person who set it. */
public final class InvalidOptionException extends Exception {

  private static final long serialVersionUID = 1L;

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
    super(OptionsParser.argument(name) + ": " + problem);
  }

  /** The problem alone. */
  public String problem() {
    return super.getMessage();
  }

  /** The problem, and that it is neither a crash nor a fault of the sources. */
  @Override
  public String getMessage() {
    return problem()
        + ". Correct this compiler argument or the file that it names; it is not a crash of Error Prone or of the check";
  }
}

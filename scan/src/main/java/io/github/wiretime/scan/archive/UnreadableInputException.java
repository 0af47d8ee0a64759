package io.github.wiretime.scan.archive;

import com.google.common.base.CharMatcher;
import java.io.IOException;

/** An input that cannot be read, or should not be; the message names it and the entry in it. */
public class UnreadableInputException extends IOException {

  private static final long serialVersionUID = 1L;

  /** Names in archives may hold what makes a terminal do something. */
  private static final CharMatcher CONTROL = CharMatcher.forPredicate(Character::isISOControl);

  private final String where;
  private final String problem;

  /**
   * A problem with one input.
   *
   * @param where the file, and after {@code !/} the entry
   */
  public UnreadableInputException(String where, String problem) {
    super(printable(where + ": " + problem));
    this.where = printable(where);
    this.problem = printable(problem);
  }

  private static String printable(String text) {
    return CONTROL.replaceFrom(text, '?');
  }

  /** The input and the entry in it. */
  final String where() {
    return where;
  }

  /** What is wrong with it. */
  final String problem() {
    return problem;
  }

  /** What the JDK says of an input that it fails to read. */
  static UnreadableInputException because(String where, Exception problem) {
    return new UnreadableInputException(
        where,
        "it cannot be read ("
            + problem.getClass().getSimpleName()
            + ": "
            + problem.getMessage()
            + ")");
  }
}

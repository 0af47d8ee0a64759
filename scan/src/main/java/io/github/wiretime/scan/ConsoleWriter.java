package io.github.wiretime.scan;

import io.github.wiretime.checker.words.Printable;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;

/**
 * What a person reads in a terminal or in the log of a CI system. Names and values of inputs stand
 * in it, and none of them becomes an escape sequence of the terminal or a command of the CI system:
 * GitHub takes lines for one that begin with {@code ::}, others what follows {@code ##}.
 */
final class ConsoleWriter extends Writer {

  private final Writer target;
  private boolean isBeginning = true;
  private char before;

  private ConsoleWriter(Writer target) {
    this.target = target;
  }

  /** Writes to a terminal or log. */
  static PrintWriter to(Writer target) {
    return new PrintWriter(new ConsoleWriter(target), /* autoFlush= */ true);
  }

  @Override
  public void write(char[] text, int start, int length) throws IOException {
    StringBuilder written = new StringBuilder(length);
    for (int i = start; i < start + length; i++) {
      append(text[i], written);
    }
    target.write(written.toString());
  }

  private void append(char character, StringBuilder written) {
    boolean isLineEnd = character == '\n' || System.lineSeparator().indexOf(character) >= 0;
    if ((isBeginning && character == ':') || (before == '#' && character == '#')) {
      written.append('\\');
    }
    if (isLineEnd || character == '\t' || Printable.isPrintable(character)) {
      written.append(character);
    } else {
      written.append(Printable.of(String.valueOf(character)));
    }
    isBeginning = isLineEnd || (isBeginning && Character.isWhitespace(character));
    before = character;
  }

  @Override
  public void flush() throws IOException {
    target.flush();
  }

  @Override
  public void close() throws IOException {
    target.close();
  }
}

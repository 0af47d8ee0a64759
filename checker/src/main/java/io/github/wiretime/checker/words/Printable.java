package io.github.wiretime.checker.words;

import static java.util.stream.Collectors.joining;

import java.util.HexFormat;

/**
 * Text of others as a person may see it. Class files, XML and YAML have names and values with line
 * ends and escape sequences, which terminals, CI systems and committed files take for their own.
 */
public final class Printable {

  private Printable() {}

  /** The text in one line, with {@code \\u001b} for what is not printable. */
  public static String of(String text) {
    int at = 0;
    while (at < text.length() && isPrintable(text.charAt(at))) {
      at++;
    }
    return at == text.length() ? text : escaped(text); // nearly always nothing is to be done
  }

  /** The same of text that is ours but for its values, and has lines. */
  public static String ofLines(String text) {
    return text.lines().map(Printable::of).collect(joining("\n"));
  }

  /** Whether it needs no other form. Halves of characters beyond 16 bits do not. */
  public static boolean isPrintable(char character) {
    return switch (Character.getType(character)) {
      case Character.CONTROL,
          Character.FORMAT,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR,
          Character.PRIVATE_USE,
          Character.UNASSIGNED ->
          false;
      default -> true;
    };
  }

  private static String escaped(String text) {
    StringBuilder printable = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      append(text.charAt(i), printable);
    }
    return printable.toString();
  }

  /** Puts a character behind others, in a form that can be seen. */
  static void append(char character, StringBuilder text) {
    if (isPrintable(character)) {
      text.append(character);
    } else {
      text.append("\\u").append(HexFormat.of().toHexDigits(character));
    }
  }
}

package io.github.wiretime.checker.roots;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/** Finds wrong bytes before the JDK's reader does, which prints a line of its own about them. */
final class XmlEncoding {

  /** Another one than UTF-8, declared or, with two bytes a character, told by the first bytes. */
  private static final Pattern ANOTHER =
      Pattern.compile(
          "(?is)(\\xfe\\xff|\\xff\\xfe|\\x00<|<\\x00"
              + "|<\\?xml[^>]*\\sencoding\\s*=\\s*[\"'](?!utf-?8[\"'])).*");

  private XmlEncoding() {}

  /**
   * Checks a file that is UTF-8 because it says so or says nothing.
   *
   * @throws IOException if it is not, with the line
   */
  static void check(byte[] file) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    CharBuffer characters = CharBuffer.allocate(file.length);
    boolean isUtf8 = !StandardCharsets.UTF_8.newDecoder().decode(bytes, characters, true).isError();
    if (isUtf8 || ANOTHER.matcher(new String(file, StandardCharsets.ISO_8859_1)).matches()) {
      return;
    }
    long line = 1 + characters.flip().chars().filter(character -> character == '\n').count();
    throw new IOException("line " + line + " is not UTF-8, and the file names no other encoding");
  }
}

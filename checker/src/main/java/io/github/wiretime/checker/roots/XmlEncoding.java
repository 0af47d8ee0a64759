package io.github.wiretime.checker.roots;

import com.google.common.base.CharMatcher;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds wrong bytes before the JDK's reader does, which prints a line of its own about them. */
final class XmlEncoding {

  /**
   * A file in another encoding than UTF-8. It says so in its XML declaration, or its first bytes
   * show that a character has two bytes.
   */
  private static final Pattern ANOTHER =
      Pattern.compile(
          "(?is)(\\xfe\\xff|\\xff\\xfe|\\x00<|<\\x00"
              + "|<\\?xml[^>]*\\sencoding\\s*=\\s*[\"'](?!utf-?8[\"'])).*");

  private XmlEncoding() {}

  /**
   * The text before the first byte that is not UTF-8; empty if all bytes are, or if the file has
   * another encoding.
   */
  static Optional<String> beforeWrongByte(byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    CharBuffer characters = CharBuffer.allocate(file.length);
    boolean isUtf8 = !StandardCharsets.UTF_8.newDecoder().decode(bytes, characters, true).isError();
    return isUtf8 || ANOTHER.matcher(new String(file, StandardCharsets.ISO_8859_1)).matches()
        ? Optional.empty()
        : Optional.of(CharMatcher.is('\uFEFF').trimLeadingFrom(characters.flip()));
  }
}

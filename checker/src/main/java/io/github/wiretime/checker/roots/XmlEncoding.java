package io.github.wiretime.checker.roots;

import com.google.common.base.CharMatcher;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds wrong bytes before the JDK's reader does, which prints a line of its own about them. */
final class XmlEncoding {

  /** Another one than UTF-8, declared or, with two bytes a character, told by the first bytes. */
  private static final Pattern ANOTHER =
      Pattern.compile(
          "(?is)(\\xfe\\xff|\\xff\\xfe|\\x00<|<\\x00"
              + "|<\\?xml[^>]*\\sencoding\\s*=\\s*[\"'](?!utf-?8[\"'])).*");

  private XmlEncoding() {}

  /** What comes before the first byte that is not of the encoding; empty if there is none. */
  static Optional<String> beforeWrongByte(byte[] file) {
    ByteBuffer bytes = ByteBuffer.wrap(file);
    CharBuffer characters = CharBuffer.allocate(file.length);
    boolean isUtf8 = !StandardCharsets.UTF_8.newDecoder().decode(bytes, characters, true).isError();
    return isUtf8 || ANOTHER.matcher(new String(file, StandardCharsets.ISO_8859_1)).matches()
        ? Optional.empty()
        : Optional.of(CharMatcher.is('\uFEFF').trimLeadingFrom(characters.flip()));
  }
}

package io.github.wiretime.scan.sources;

import com.google.common.collect.ImmutableList;
import io.github.wiretime.scan.archive.Limits;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A source whose bytes can be made of its text again.
 *
 * @param charset in which the text has exactly these bytes; which of those of one byte for each
 *     character it really is does not matter, as only ASCII is put into it
 */
public record SourceFile(Path path, String text, Charset charset) {

  /** The last one fits always. */
  private static final ImmutableList<Charset> CHARSETS =
      Stream.of("UTF-8", "GB18030", "ISO-8859-1")
          .filter(Charset::isSupported)
          .map(Charset::forName)
          .collect(ImmutableList.toImmutableList());

  static SourceFile read(Path path) throws IOException {
    if (Files.size(path) > Limits.OF_USERS.entry()) {
      throw new IOException("it is too large");
    }
    byte[] bytes = Files.readAllBytes(path);
    for (Charset charset : CHARSETS) {
      Optional<String> text = decoded(bytes, charset);
      if (text.isPresent()) {
        return new SourceFile(path, text.get(), charset);
      }
    }
    return new SourceFile(
        path, new String(bytes, StandardCharsets.ISO_8859_1), StandardCharsets.ISO_8859_1);
  }

  private static Optional<String> decoded(byte[] bytes, Charset charset) {
    try {
      String text = charset.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      return Arrays.equals(text.getBytes(charset), bytes) ? Optional.of(text) : Optional.empty();
    } catch (CharacterCodingException other) {
      return Optional.empty();
    }
  }

  /** How the line before an offset ends, or the first one that ends at all. */
  public String lineEnd(int offset) {
    int end = text.lastIndexOf('\n', Math.max(0, offset - 1));
    if (end < 0) {
      end = text.indexOf('\n');
    }
    return end > 0 && text.charAt(end - 1) == '\r' ? "\r\n" : "\n";
  }

  /** Where the line of an offset begins. */
  public int lineStart(int offset) {
    return text.lastIndexOf('\n', offset - 1) + 1;
  }

  /** The offset without the spaces and tabs in front of it. */
  public int endOfTextBefore(int offset) {
    int end = offset;
    while (end > 0 && isBlank(text.charAt(end - 1))) {
      end--;
    }
    return end;
  }

  /** The spaces and tabs at the beginning of the line of an offset. */
  public String indentation(int offset) {
    int start = lineStart(offset);
    int end = start;
    while (end < text.length() && isBlank(text.charAt(end))) {
      end++;
    }
    return text.substring(start, end);
  }

  /** Behind the next opening brace that no comment has. */
  public int behindBrace(int offset) {
    int at = offset;
    while (text.charAt(at) != '{') {
      if (text.startsWith("//", at)) {
        at = text.indexOf('\n', at);
      } else if (text.startsWith("/*", at)) {
        at = text.indexOf("*/", at) + 2;
      } else {
        at++;
      }
    }
    return at + 1;
  }

  /** Whether nothing but spaces and tabs stands in front of an offset. */
  public boolean startsLine(int offset) {
    return lineStart(offset) + indentation(offset).length() >= offset;
  }

  /** Whether the line of an offset has nothing but spaces and tabs. */
  public boolean isBlankLine(int offset) {
    int end = text.indexOf('\n', offset);
    return text.substring(lineStart(offset), end < 0 ? text.length() : end).isBlank();
  }

  /**
   * The beginning of the next line, if nothing but a comment stands before it.
   *
   * @return -1 if there is more, or no next line
   */
  public int nextLineIfFree(int offset) {
    int at = offset;
    while (at < text.length()) {
      char character = text.charAt(at);
      if (character == '\n') {
        return at + 1;
      }
      if (text.startsWith("//", at)) {
        int end = text.indexOf('\n', at);
        return end < 0 ? -1 : end + 1;
      }
      if (text.startsWith("/*", at)) {
        int end = text.indexOf("*/", at + 2);
        if (end < 0 || text.substring(at, end).contains("\n")) {
          return -1;
        }
        at = end + 2;
      } else if (isBlank(character) || character == '\r') {
        at++;
      } else {
        return -1;
      }
    }
    return -1;
  }

  private static boolean isBlank(char character) {
    return character == ' ' || character == '\t';
  }
}

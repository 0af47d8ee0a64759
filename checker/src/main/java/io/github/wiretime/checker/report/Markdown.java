package io.github.wiretime.checker.report;

import com.google.common.base.CharMatcher;
import io.github.wiretime.checker.words.Printable;

/**
 * Names and values of others in Markdown, where they become no heading, table, link, picture or
 * mention.
 */
final class Markdown {

  private static final CharMatcher OWN = CharMatcher.anyOf("\\`|<[");

  private Markdown() {}

  /** As code. A bar would end the cell of a table, so that it is escaped as tables want it. */
  static String code(String text) {
    String shown = Printable.of(text).replace("|", "\\|");
    int longest = 0;
    for (int i = 0, run = 0; i < shown.length(); i++) {
      run = shown.charAt(i) == '`' ? run + 1 : 0;
      longest = Math.max(longest, run);
    }
    String fence = "`".repeat(longest + 1);
    String gap = longest == 0 ? "" : " ";
    return fence + gap + shown + gap + fence;
  }

  /** As a part of a sentence. */
  static String text(String text) {
    StringBuilder escaped = new StringBuilder();
    for (char character : Printable.of(text).toCharArray()) {
      if (OWN.matches(character)) {
        escaped.append('\\');
      }
      escaped.append(character);
    }
    return escaped
        .toString()
        .replace("@", "@&#8203;") // GitHub looks for mentions behind escapes, too
        .replace("://", ":&#8203;//")
        .replace("www.", "www&#8203;.");
  }
}

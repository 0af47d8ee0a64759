package io.github.wiretime.docs;

import com.google.common.collect.ImmutableList;
import com.google.common.xml.XmlEscapers;
import java.util.List;
import java.util.regex.Pattern;

/** Draws what a build prints as a terminal shows it, as SVG with real text. */
final class TerminalPicture {

  /** Longer lines are broken at a blank, where a terminal breaks them anywhere. */
  private static final Pattern ROW = Pattern.compile("(?:(?<!^) )?(.{1,100})(?= |$)");

  private static final int LINE_HEIGHT = 18;
  private static final String LEVEL = "[WARNING]";

  private TerminalPicture() {}

  /**
   * The picture.
   *
   * @param title what it shows, in a sentence
   * @param lines the command and what it prints
   */
  static String of(String title, List<String> lines) {
    ImmutableList<String> rows =
        lines.stream()
            .flatMap(line -> ROW.matcher(line).results())
            .map(row -> row.group(1))
            .collect(ImmutableList.toImmutableList());
    int height = rows.size() * LINE_HEIGHT + 24;
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < rows.size(); i++) {
      text.append("    <text x=\"18\" y=\"%d\">".formatted(26 + i * LINE_HEIGHT))
          .append(coloured(rows.get(i)))
          .append("</text>\n");
    }
    return """
        <svg xmlns="http://www.w3.org/2000/svg" width="760" height="%1$d" viewBox="0 0 760 %1$d" font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace" font-size="12">
          <title>%2$s</title>
          <style>
            .paper { fill: #f6f8fa; stroke: #777 } text { fill: #111; white-space: pre } .level { fill: #7d5400; font-weight: bold }
            @media (prefers-color-scheme: dark) { .paper { fill: #161b22; stroke: #8b949e } text { fill: #f0f3f6 } .level { fill: #e3b341 } }
          </style>
          <rect x="0.5" y="0.5" width="759" height="%3$d" rx="6" class="paper"/>
          <g xml:space="preserve">
        %4$s  </g>
        </svg>
        """
        .formatted(height, XmlEscapers.xmlContentEscaper().escape(title), height - 1, text);
  }

  /** As Maven colours the level of a message. */
  private static String coloured(String row) {
    String escaped = XmlEscapers.xmlContentEscaper().escape(row);
    return row.startsWith(LEVEL)
        ? "[<tspan class=\"level\">WARNING</tspan>]" + escaped.substring(LEVEL.length())
        : escaped;
  }
}

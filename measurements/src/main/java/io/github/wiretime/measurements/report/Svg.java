package io.github.wiretime.measurements.report;

import com.google.common.xml.XmlEscapers;
import java.util.Locale;

/** The text of a picture; styles are classes. */
final class Svg {
  private final StringBuilder body = new StringBuilder();

  void text(String style, double x, double y, String text) {
    body.append(format("<text class=\"%s\" x=\"%.0f\" y=\"%.0f\">", style, x, y))
        .append(escaped(text))
        .append("</text>\n");
  }

  void line(String style, double x1, double y1, double x2, double y2) {
    body.append(
        format(
            "<line class=\"%s\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n",
            style, x1, y1, x2, y2));
  }

  void box(String style, double x, double y, double width, double height) {
    body.append(
        format(
            "<rect class=\"%s\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\"/>\n",
            style, x, y, width, height));
  }

  /** A path with a text for those who point at it. */
  void path(String style, String path, String title) {
    body.append(format("<path class=\"%s\" d=\"%s\"><title>", style, path))
        .append(escaped(title))
        .append("</title></path>\n");
  }

  /** Where a path begins or goes on. */
  static String point(String command, double x, double y) {
    return format("%s%.1f %.1f", command, x, y);
  }

  /** The whole file. */
  String picture(int width, double height, String title) {
    return format(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %.0f\" width=\"%d\" height=\"%.0f\" role=\"img\">\n",
            width, height, width, height)
        + "<title>"
        + escaped(title)
        + "</title>\n<style>\n"
        + Palette.style()
        + "</style>\n<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n"
        + body
        + "</svg>\n";
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }

  private static String escaped(String text) {
    return XmlEscapers.xmlContentEscaper().escape(text);
  }
}

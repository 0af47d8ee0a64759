package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.MarkdownTable;
import java.util.List;
import java.util.Locale;

/** All ways to write the date of an HTTP header, whether somebody published them or not. */
final class HeaderWays {
  private final Measured measured;

  HeaderWays(Measured measured) {
    this.measured = measured;
  }

  String speed() {
    MarkdownTable table =
        MarkdownTable.ofFigures(
            "thousands a second | String, 1 thread | bytes, 1 thread | String, 50 threads"
                + " | bytes, 50 threads");
    for (String way : ways()) {
      table.row(
          label(way),
          speed("1/headerText/" + way),
          speed("1/headerBytes/" + way),
          speed("50/headerText/" + way),
          speed("50/headerBytes/" + way));
    }
    String none = PublishedFigure.NONE;
    table.row("new String(s).getBytes()", none, speed("1/textToBytes"), none, none);
    return table.toString();
  }

  String heap() {
    return MarkdownTable.ofFigures(
        "allocated in a call | bytes for a String | objects | bytes for bytes | objects",
        ways(),
        way ->
            List.of(
                label(way),
                number("%,.0f", "allocated/1/headerText/" + way),
                number("%.1f", "objects/headerText/" + way),
                number("%,.0f", "allocated/1/headerBytes/" + way),
                number("%.1f", "objects/headerBytes/" + way)));
  }

  private List<String> ways() {
    return measured.variants("1/headerText/");
  }

  private static String label(String way) {
    return way.toLowerCase(Locale.ROOT).replace('_', ' ');
  }

  private String speed(String key) {
    double thousands = measured.statistic(key, "median") / 1000;
    return String.format(Locale.ROOT, "%,.0f ", thousands) + Spread.percent(measured.spread(key));
  }

  private String number(String pattern, String key) {
    return String.format(Locale.ROOT, pattern, measured.statistic(key, "median"));
  }
}

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

  String render() {
    MarkdownTable speed =
        MarkdownTable.ofFigures(
            "thousands a second | String, 1 thread | bytes, 1 thread | String, 50 threads"
                + " | bytes, 50 threads");
    MarkdownTable heap =
        MarkdownTable.ofFigures(
            "allocated in a call | bytes for a String | objects | bytes for bytes | objects");
    for (String way : measured.variants("1/headerText/")) {
      String label = way.toLowerCase(Locale.ROOT).replace('_', ' ');
      speed.row(
          label,
          speed("1/headerText/" + way),
          speed("1/headerBytes/" + way),
          speed("50/headerText/" + way),
          speed("50/headerBytes/" + way));
      heap.row(
          label,
          number("%,.0f", "allocated/1/headerText/" + way),
          number("%.1f", "objects/headerText/" + way),
          number("%,.0f", "allocated/1/headerBytes/" + way),
          number("%.1f", "objects/headerBytes/" + way));
    }
    speed.row(
        List.of(
            "new String(s).getBytes()",
            PublishedFigure.NONE,
            speed("1/textToBytes"),
            PublishedFigure.NONE,
            PublishedFigure.NONE));
    return """

        ### Dates of HTTP headers, all ways

        %s
        %s"""
        .formatted(speed, heap);
  }

  private String speed(String key) {
    double thousands = measured.statistic(key, "median") / 1000;
    return String.format(Locale.ROOT, "%,.0f ", thousands) + Spread.percent(measured.spread(key));
  }

  private String number(String pattern, String key) {
    return String.format(Locale.ROOT, pattern, measured.statistic(key, "median"));
  }
}

package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.results.Row;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * A figure that others published, and ours.
 *
 * @param row as in {@code figures.csv}
 * @param ours our figure
 * @param unit of our figure
 * @param spread of our figure, as a part of it
 */
record PublishedFigure(Row row, double ours, String unit, double spread) {
  static final List<String> COLUMNS =
      List.of("what", "published", "ours", "spread", "published ratio", "our ratio", "verdict");

  static final String NONE = "—";
  private static final String TIMES = "times";
  private static final String OF_AVERAGE = "of the average";

  /** What does not depend on the machine, so that figures are compared and not ratios. */
  private static final Set<String> ABSOLUTE =
      Set.of("bytes", "objects", "threads", TIMES, OF_AVERAGE);

  private static final Set<String> COUNTS = Set.of("bytes", "objects", "threads");

  private static final double TOLERANCE = 1.25;

  static PublishedFigure of(Row row, Measured measured) {
    String key = row.get("measured");
    String per = row.get("per");
    String statistic = row.get("statistic");
    double ours = measured.statistic(key, statistic);
    double spread = measured.spread(key);
    if (!per.isEmpty()) {
      double times = ours / measured.statistic(per, statistic);
      return new PublishedFigure(row, times, TIMES, spread + measured.spread(per));
    }
    boolean isExtreme = statistic.equals("below") || statistic.equals("above");
    return new PublishedFigure(row, ours, isExtreme ? OF_AVERAGE : measured.unit(key), spread);
  }

  String label() {
    return row.get("label");
  }

  /** The name of the reason why it differs, if it does. */
  String reason() {
    return row.get("because");
  }

  boolean isYardstick() {
    return !row.get("yardstick").isEmpty();
  }

  private boolean isPublished() {
    return !row.get("published").isEmpty();
  }

  /** Reproduced, partly, or not; no word for what nobody published. */
  String verdict(PublishedFigure yardstick) {
    if (!isPublished()) {
      return NONE;
    }
    boolean isAbsolute = ABSOLUTE.contains(unit);
    if (isYardstick() && !isAbsolute) {
      return "yardstick";
    }
    double theirs = isAbsolute ? published() : publishedRatio(yardstick);
    double own = isAbsolute ? ours : ourRatio(yardstick);
    if (agrees(theirs, own)) {
      return "reproduced";
    }
    boolean hasDirection = !isAbsolute || unit.equals(TIMES);
    return hasDirection && (theirs >= 1) != (own >= 1) ? "not" : "partly";
  }

  private boolean agrees(double theirs, double own) {
    return switch (row.get("published").charAt(0)) {
      case '>' -> own >= theirs;
      case '<' -> own <= theirs;
      default -> own / theirs <= TOLERANCE && theirs / own <= TOLERANCE;
    };
  }

  /** The cells; ratios say how many times as fast, or as large, as the yardstick. */
  List<String> cells(PublishedFigure yardstick) {
    return List.of(
        label(),
        isPublished()
            ? "%s %s [%s]".formatted(row.get("published"), row.get("unit"), row.get("source"))
            : NONE,
        (COUNTS.contains(unit) ? Spread.format(ours, 0) : number(ours)) + ' ' + unit,
        spread > 0 ? Spread.percent(spread) + (Spread.isNoisy(spread) ? " ‡" : "") : NONE,
        isPublished() ? ratio(published(), publishedRatio(yardstick)) : NONE,
        ratio(ours, ourRatio(yardstick)),
        verdict(yardstick));
  }

  /** What is a ratio itself has no other; counts of objects and threads have none. */
  private String ratio(double figure, double ratio) {
    if (unit.equals(TIMES)) {
      return number(figure);
    }
    return ABSOLUTE.contains(unit) && !unit.equals("bytes") ? NONE : number(ratio);
  }

  private double publishedRatio(PublishedFigure yardstick) {
    return rate(published(), row.get("unit"))
        / rate(yardstick.published(), yardstick.row.get("unit"));
  }

  private double ourRatio(PublishedFigure yardstick) {
    return rate(ours, unit) / rate(yardstick.ours, yardstick.unit);
  }

  private double published() {
    return Double.parseDouble(row.get("published").replaceAll("[<>,]", ""));
  }

  /** More is faster. */
  private static double rate(double figure, String unit) {
    return unit.startsWith("ms") ? 1 / figure : figure;
  }

  private static String number(double value) {
    double size = Math.abs(value);
    String pattern = size >= 100 ? "%,.0f" : size >= 10 ? "%.1f" : size >= 0.1 ? "%.2f" : "%.4f";
    return String.format(Locale.ROOT, pattern, value);
  }
}

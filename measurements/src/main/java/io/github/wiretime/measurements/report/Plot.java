package io.github.wiretime.measurements.report;

import java.util.List;
import java.util.Objects;
import java.util.stream.DoubleStream;

/**
 * What a plot shows, apart from how it looks.
 *
 * @param name the file's name without its ending
 * @param title above the plot
 * @param categories down the left side, or along the bottom of lines, where one without a name has
 *     no mark
 * @param bottom what stands below: the figures' unit, or what the categories of lines are
 * @param unit the figures' unit, of lines only
 * @param scale of the figures
 */
record Plot(
    String name,
    String title,
    Kind kind,
    List<String> categories,
    String bottom,
    String unit,
    Scale scale,
    List<Series> series) {

  /** How the data are drawn. */
  enum Kind {
    BARS,
    POINTS,
    LINES
  }

  /**
   * One series.
   *
   * @param name in the legend
   * @param figures one for each category, null for none
   */
  record Series(String name, List<Spread> figures) {}

  /** All that has to have a place on the scale. */
  static DoubleStream figures(List<Series> series) {
    return series.stream()
        .flatMap(one -> one.figures().stream())
        .filter(Objects::nonNull)
        .flatMapToDouble(figure -> DoubleStream.of(figure.min(), figure.max()));
  }
}

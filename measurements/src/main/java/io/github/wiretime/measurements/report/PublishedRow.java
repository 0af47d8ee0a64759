package io.github.wiretime.measurements.report;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One figure of ours and the published one.
 *
 * @param label what was measured
 * @param published the figure of others, if there is one
 * @param ours our figure
 * @param unit of our figure
 * @param spread of our figure, as text
 */
record PublishedRow(
    String label, Optional<Published> published, double ours, String unit, String spread) {
  private static final String PER_MILLION = "ms per million";
  private static final String BYTES = "bytes";
  private static final double MILLION_TIMES_MILLIS_PER_SECOND = 1e9;
  private static final double NANOS_PER_SECOND = 1e9;
  private static final double MICROS_PER_SECOND = 1e6;

  /**
   * A figure of others.
   *
   * @param figure as it was published
   * @param unit as it was published
   * @param source the number of the source
   */
  record Published(double figure, String unit, String source) {}

  /** The columns for rows with that unit. */
  static List<String> columns(String unit) {
    String ratio = unit.equals(BYTES) ? "size ratio" : "speed ratio";
    return List.of("variant", "published", "ours", "spread", "published " + ratio, "our " + ratio);
  }

  /** What ratios are taken of: bytes, or how often a second; more is faster. */
  private static double comparable(double figure, String unit) {
    return switch (unit) {
      case PER_MILLION -> MILLION_TIMES_MILLIS_PER_SECOND / figure;
      case "ns/op" -> NANOS_PER_SECOND / figure;
      case "us/op" -> MICROS_PER_SECOND / figure;
      default -> figure;
    };
  }

  private double comparable() {
    return comparable(ours, unit);
  }

  private Optional<Double> publishedComparable() {
    return published.map(figure -> comparable(figure.figure(), figure.unit()));
  }

  /** True if both figures come from the same publication, so that their ratio means something. */
  boolean isComparableWith(PublishedRow other) {
    return published.isPresent()
        && other.published.isPresent()
        && published.get().source().equals(other.published.get().source());
  }

  /**
   * The cells, with ratios to the first row of the same publication, or of the table if nothing was
   * published.
   */
  List<String> cells(List<PublishedRow> table) {
    PublishedRow first =
        table.stream().filter(this::isComparableWith).findFirst().orElse(table.get(0));
    return List.of(
        label,
        published
            .map(
                figure ->
                    "%s [%s]".formatted(figure(figure.figure(), figure.unit()), figure.source()))
            .orElse("—"),
        figure(ours, unit),
        spread,
        publishedComparable()
            .map(figure -> ratio(figure / first.publishedComparable().orElseThrow()))
            .orElse("—"),
        ratio(comparable() / first.comparable()));
  }

  private static String ratio(double value) {
    return String.format(Locale.ROOT, value < 10 ? "%.2f" : "%.0f", value);
  }

  private static String figure(double value, String unit) {
    String pattern = value < 1000 && !unit.equals(BYTES) ? "%.1f %s" : "%,.0f %s";
    return String.format(Locale.ROOT, pattern, value, unit);
  }
}

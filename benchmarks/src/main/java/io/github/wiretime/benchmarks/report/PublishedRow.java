package io.github.wiretime.benchmarks.report;

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
  static final List<String> COLUMNS =
      List.of("variant", "published", "ours", "spread", "published ratio", "our ratio");

  private static final String PER_MILLION = "ms per million";
  private static final double NANOS_PER_MILLI_TIMES_MILLION = 1e9;

  /**
   * A figure of others.
   *
   * @param figure as it was published
   * @param unit as it was published
   * @param source the number of the source
   */
  record Published(double figure, String unit, String source) {

    /** The figure in operations per second if it was the time of a million. */
    double comparable() {
      return unit.equals(PER_MILLION) ? NANOS_PER_MILLI_TIMES_MILLION / figure : figure;
    }
  }

  /** True if both figures come from the same publication, so that their ratio means something. */
  boolean isComparableWith(PublishedRow other) {
    return published.isPresent()
        && other.published.isPresent()
        && published.get().source().equals(other.published.get().source());
  }

  /** The cells, with ratios to the first comparable row of the table. */
  List<String> cells(List<PublishedRow> table) {
    Optional<PublishedRow> reference = table.stream().filter(this::isComparableWith).findFirst();
    return List.of(
        label,
        published
            .map(
                figure ->
                    "%s [%s]".formatted(figure(figure.figure(), figure.unit()), figure.source()))
            .orElse("—"),
        figure(ours, unit),
        spread,
        reference
            .map(first -> ratio(published.get().comparable() / first.published.get().comparable()))
            .orElse("—"),
        reference.map(first -> ratio(ours / first.ours)).orElse("—"));
  }

  private static String ratio(double value) {
    return String.format(Locale.ROOT, "%.2f", value);
  }

  private static String figure(double value, String unit) {
    String pattern = value < 1000 && !unit.equals("bytes") ? "%.1f %s" : "%,.0f %s";
    return String.format(Locale.ROOT, pattern, value, unit);
  }
}

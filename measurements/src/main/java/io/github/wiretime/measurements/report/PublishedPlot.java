package io.github.wiretime.measurements.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/** The plot of published ratios against ours, read from the rows of their tables. */
final class PublishedPlot {
  private static final int THEIRS = PublishedFigure.COLUMNS.indexOf("published ratio");
  private static final int OURS = PublishedFigure.COLUMNS.indexOf("our ratio");
  private static final Pattern NUMBER = Pattern.compile("[0-9.,]+");

  /** Other statistics of what the table has the average of. */
  private static final Pattern OTHER_STATISTIC = Pattern.compile(".*, (median|deviation|min|max)");

  private final List<String> categories = new ArrayList<>();
  private final List<Spread> published = new ArrayList<>();
  private final List<Spread> ours = new ArrayList<>();

  private PublishedPlot() {}

  /** The plot of the cells of groups by their titles; empty if there are no ratios. */
  static Optional<Plot> of(Map<String, List<List<String>>> groups) {
    PublishedPlot plot = new PublishedPlot();
    groups.forEach(plot::add);
    return plot.categories.isEmpty() ? Optional.empty() : Optional.of(plot.plot());
  }

  private void add(String title, List<List<String>> rows) {
    List<List<String>> shown = rows.stream().filter(PublishedPlot::isShown).toList();
    if (!shown.isEmpty()) {
      add(title, null, null);
      shown.forEach(cells -> add(cells.get(0), number(cells.get(THEIRS)), number(cells.get(OURS))));
    }
  }

  private static boolean isShown(List<String> cells) {
    String theirs = cells.get(THEIRS);
    boolean isYardstick = theirs.equals("1.00") && theirs.equals(cells.get(OURS));
    return NUMBER.matcher(theirs).matches()
        && !isYardstick
        && !OTHER_STATISTIC.matcher(cells.get(0)).matches();
  }

  private static Spread number(String cell) {
    return Spread.exactly(Double.parseDouble(cell.replace(",", "")));
  }

  private void add(String category, Spread theirs, Spread own) {
    categories.add(category);
    published.add(theirs);
    ours.add(own);
  }

  private Plot plot() {
    List<Plot.Series> series =
        List.of(new Plot.Series("published", published), new Plot.Series("ours", ours));
    return new Plot(
        "published",
        "Published ratios and ours",
        Plot.Kind.POINTS,
        categories,
        "times as fast, or as large, as the first of the group (logarithmic)",
        "",
        Scale.logarithmic(Plot.figures(series)),
        series);
  }
}

package io.github.wiretime.measurements.report;

import com.google.common.base.Splitter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The plot of published ratios against ours, read from the tables of their section, so that it
 * shows what they say.
 */
final class PublishedPlot {
  private static final Pattern PUBLISHED = Pattern.compile("published .*ratio");
  private static final Pattern OURS = Pattern.compile("our .*ratio");
  private static final Pattern NUMBER = Pattern.compile("[0-9.,]+");

  /** Other statistics of what the table has the average of. */
  private static final Pattern OTHER_STATISTIC = Pattern.compile(".*, (median|deviation|min|max)");

  private final List<String> categories = new ArrayList<>();
  private final List<Spread> published = new ArrayList<>();
  private final List<Spread> ours = new ArrayList<>();
  private String heading = "";
  private List<String> columns = List.of();

  private PublishedPlot() {}

  /** The plot of a section in Markdown; empty if it has no ratios. */
  static Optional<Plot> of(String section) {
    PublishedPlot plot = new PublishedPlot();
    section.lines().forEach(plot::line);
    return plot.categories.isEmpty() ? Optional.empty() : Optional.of(plot.plot());
  }

  private void line(String line) {
    if (line.startsWith("### ")) {
      heading = line.substring(4);
    } else if (line.startsWith("| ")) {
      List<String> cells = Splitter.on(" | ").splitToList(line.substring(2, line.length() - 2));
      if (cells.stream().anyMatch(PUBLISHED.asMatchPredicate())) {
        columns = cells;
      } else if (cells.size() == columns.size()) {
        row(cells);
      }
    }
  }

  private void row(List<String> cells) {
    String theirs = cells.get(column(PUBLISHED));
    String own = cells.get(column(OURS));
    boolean isYardstick = theirs.equals(own) && Double.compare(number(own), 1) == 0;
    if (!NUMBER.matcher(theirs).matches()
        || isYardstick
        || OTHER_STATISTIC.matcher(cells.get(0)).matches()) {
      return;
    }
    if (!heading.isEmpty()) {
      add(heading, null, null);
      heading = "";
    }
    add(cells.get(0), Spread.exactly(number(theirs)), Spread.exactly(number(own)));
  }

  private int column(Pattern name) {
    return (int) columns.stream().takeWhile(column -> !name.matcher(column).matches()).count();
  }

  private static double number(String cell) {
    return NUMBER.matcher(cell).matches() ? Double.parseDouble(cell.replace(",", "")) : Double.NaN;
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

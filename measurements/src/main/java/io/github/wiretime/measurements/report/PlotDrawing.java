package io.github.wiretime.measurements.report;

import java.util.List;
import java.util.stream.IntStream;

/** Draws a plot as SVG. */
final class PlotDrawing {
  private static final int WIDTH = 800;
  private static final int MARGIN = 16;

  /** About what a character of the text takes; nobody knows the reader's font. */
  private static final double CHARACTER = 9.2;

  private static final double SMALL_CHARACTER = 7.2;

  /** Where names are longer, they are small, so that there is room for the figures. */
  private static final int LONG = 30;

  private static final int LINE = 26;
  private static final int BAR = 18;
  private static final int STEM = 7;
  private static final int POINT = 6;
  private static final int LINES_HEIGHT = 340;

  /** Of lines with ranges, so that no range hides another. */
  private static final int APART = 9;

  private final Plot plot;
  private final Svg svg = new Svg();

  private PlotDrawing(Plot plot) {
    this.plot = plot;
  }

  static String svg(Plot plot) {
    return new PlotDrawing(plot).draw();
  }

  private String draw() {
    svg.text("title", MARGIN, LINE, plot.title());
    double top = legend();
    double bottom = plot.kind() == Plot.Kind.LINES ? lines(top) : rows(top);
    return svg.picture(WIDTH, bottom, plot.title());
  }

  /** Below it there is room. */
  private double legend() {
    double x = MARGIN;
    double y = 2 * LINE;
    for (int i = 0; i < plot.series().size(); i++) {
      String name = plot.series().get(i).name();
      double width = (name.length() + 4) * CHARACTER;
      if (x + width > WIDTH) {
        x = MARGIN;
        y += LINE;
      }
      svg.path("s" + i, Svg.point("M", x + 8, y - POINT) + Palette.shape(i), name);
      svg.text("", x + 2 * CHARACTER + 4, y, name);
      x += width;
    }
    return y + LINE / 2.0;
  }

  private double rows(double top) {
    boolean bars = plot.kind() == Plot.Kind.BARS;
    int series = plot.series().size();
    int longest =
        IntStream.range(0, plot.categories().size())
            .filter(category -> !isHeading(category))
            .map(category -> plot.categories().get(category).length())
            .max()
            .orElse(0);
    boolean small = longest > LONG;
    double left = 2 * MARGIN + longest * (small ? SMALL_CHARACTER : CHARACTER);
    double right = WIDTH - (bars ? 9 * MARGIN : 2 * MARGIN);
    double row = bars ? BAR * series + MARGIN : POINT * series + Math.max(MARGIN, 4 * series);
    double bottom = top + row * plot.categories().size();
    for (double tick : plot.scale().ticks()) {
      double x = between(left, right, tick);
      svg.line("grid", x, top, x, bottom);
      svg.text("middle", x, bottom + 20, label(tick));
    }
    svg.text("end", right, bottom + 2 * LINE - 6, plot.bottom());
    for (int c = 0; c < plot.categories().size(); c++) {
      double begin = top + c * row;
      double middle = begin + row / 2;
      if (isHeading(c)) {
        svg.box("paper", left, begin, right - left + 1, row);
        svg.text("heading", MARGIN, middle + 5, plot.categories().get(c));
        continue;
      }
      svg.text(small ? "end small" : "end", left - 10, middle + 5, plot.categories().get(c));
      for (int s = 0; s < series; s++) {
        double apart = (s - (series - 1) / 2.0) * (bars ? BAR : POINT);
        mark(c, s, left, right, middle + apart);
      }
      svg.line("grid", left, begin, right, begin);
    }
    return bottom + 2 * LINE + 6;
  }

  /** A category without any figure is a heading of those below it. */
  private boolean isHeading(int category) {
    return plot.series().stream().allMatch(series -> series.figures().get(category) == null);
  }

  private void mark(int category, int series, double left, double right, double y) {
    Spread figure = plot.series().get(series).figures().get(category);
    if (figure == null) {
      return;
    }
    double x = between(left, right, figure.median());
    double high = between(left, right, figure.max());
    if (plot.kind() == Plot.Kind.BARS) {
      svg.box("s" + series, left, y - STEM / 2.0, x - left, STEM);
      svg.text("", right + POINT + 4, y + 5, quoted(figure)); // Where no line crosses it.
    }
    svg.path("s" + series, Svg.point("M", x, y) + Palette.shape(series), title(category, series));
    if (figure.max() > figure.min()) {
      svg.line("range", between(left, right, figure.min()), y, high, y);
    }
  }

  private double lines(double legend) {
    double top = legend + 1.5 * LINE;
    double bottom = top + LINES_HEIGHT;
    double left = 5 * MARGIN;
    double right = WIDTH - 2 * MARGIN;
    svg.text("", MARGIN, top - LINE / 2.0 - 6, plot.unit());
    for (double tick : plot.scale().ticks()) {
      double y = between(bottom, top, tick);
      svg.line("grid", left, y, right, y);
      svg.text("end", left - 8, y + 5, label(tick));
    }
    double begin = left + MARGIN;
    double step = (right - begin - MARGIN) / (plot.categories().size() - 1);
    for (int c = 0; c < plot.categories().size(); c++) {
      svg.text("middle", begin + c * step, bottom + 22, plot.categories().get(c));
    }
    svg.text("end", right, bottom + 2 * LINE - 4, plot.bottom());
    for (int s = 0; s < plot.series().size(); s++) {
      line(s, begin, step, top, bottom);
    }
    return bottom + 2 * LINE + 8;
  }

  private void line(int series, double left, double step, double top, double bottom) {
    List<Spread> figures = plot.series().get(series).figures();
    boolean ranges = figures.stream().anyMatch(one -> one != null && one.max() > one.min());
    double apart = ranges ? (series - (plot.series().size() - 1) / 2.0) * APART : 0;
    StringBuilder path = new StringBuilder();
    StringBuilder marks = new StringBuilder();
    for (int c = 0; c < figures.size(); c++) {
      if (figures.get(c) == null) {
        continue;
      }
      double x = left + c * step + apart;
      double y = between(bottom, top, figures.get(c).median());
      if (figures.get(c).max() > figures.get(c).min()) {
        double low = between(bottom, top, figures.get(c).min());
        svg.line("range s" + series, x, low, x, between(bottom, top, figures.get(c).max()));
      }
      path.append(Svg.point(path.length() == 0 ? "M" : "L", x, y));
      if (!plot.categories().get(c).isEmpty()) {
        marks.append(Svg.point("M", x, y)).append(Palette.shape(series));
      }
    }
    String name = plot.series().get(series).name();
    svg.path("s" + series + " line", path.toString(), name);
    svg.path("s" + series, marks.toString(), name);
  }

  private double between(double from, double to, double figure) {
    return from + (to - from) * plot.scale().part(figure);
  }

  private String title(int category, int series) {
    Plot.Series one = plot.series().get(series);
    Spread figure = one.figures().get(category);
    String range =
        figure.max() > figure.min()
            ? " (%s to %s)".formatted(label(figure.min()), label(figure.max()))
            : "";
    return "%s, %s: %s%s"
        .formatted(plot.categories().get(category), one.name(), label(figure.median()), range);
  }

  private static String quoted(Spread figure) {
    return Spread.marked(label(figure.median()), figure.distance());
  }

  private static String label(double figure) {
    int digits = figure >= 100 || figure == Math.rint(figure) ? 0 : figure >= 0.1 ? 1 : 2;
    return Spread.format(figure, digits);
  }
}

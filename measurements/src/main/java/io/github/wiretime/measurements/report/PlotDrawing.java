package io.github.wiretime.measurements.report;

import java.awt.Color;
import java.awt.Font;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.DoubleSummaryStatistics;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.CategorySeries.CategorySeriesRenderStyle;
import org.knowm.xchart.VectorGraphicsEncoder;
import org.knowm.xchart.VectorGraphicsEncoder.VectorGraphicsFormat;
import org.knowm.xchart.internal.chartpart.Chart;
import org.knowm.xchart.style.AxesChartStyler;
import org.knowm.xchart.style.Styler.LegendLayout;
import org.knowm.xchart.style.Styler.LegendPosition;

/** Draws a plot as SVG. */
final class PlotDrawing {
  private static final Pattern CLIP = Pattern.compile("clip-?\\d+");
  private static final int WIDTH = 1100;
  private static final int HEIGHT = 560;
  private static final int MARKER = 11;
  private static final double HALF = 0.5;
  private static final String FONT = "SansSerif";

  /** Okabe and Ito's palette, which colour-blind readers can tell apart. */
  private static final Color[] COLOURS = {
    new Color(0xD55E00),
    new Color(0x0072B2),
    new Color(0x009E73),
    new Color(0xE69F00),
    new Color(0x56B4E9),
    new Color(0xCC79A7),
    new Color(0x555555),
  };

  private PlotDrawing() {}

  /** The line of the file that identifies the data. */
  static String marker(Plot plot) {
    return "<!-- data " + plot.digest() + " -->";
  }

  static String svg(Plot plot) {
    Chart<?, ?> chart = chart(plot);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    try {
      VectorGraphicsEncoder.saveVectorGraphic(chart, out, VectorGraphicsFormat.SVG);
    } catch (IOException e) {
      throw new IllegalStateException("a byte array failed", e);
    }
    String svg = out.toString(StandardCharsets.UTF_8).replace("\r\n", "\n").stripTrailing();
    return withStableIds(svg) + "\n" + marker(plot) + "\n";
  }

  /** The library numbers clip paths at random. */
  private static String withStableIds(String svg) {
    Map<String, String> stable = new HashMap<>();
    return CLIP.matcher(svg)
        .replaceAll(
            match -> stable.computeIfAbsent(match.group(), id -> "clip-" + (stable.size() + 1)));
  }

  private static Chart<?, ?> chart(Plot plot) {
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(plot.title())
            .xAxisTitle(plot.xTitle())
            .yAxisTitle(plot.yTitle())
            .build();
    style(chart.getStyler(), plot);
    if (plot.logarithmic()) {
      // Bars would begin at 0, and a scale without two powers of ten has no labels to speak of.
      DoubleSummaryStatistics shown = shown(plot);
      chart.getStyler().setYAxisMin(decadeBelow(shown.getMin()));
      chart.getStyler().setYAxisMax(Math.pow(10, Math.ceil(Math.log10(shown.getMax()))));
    }
    switch (plot.kind()) {
      case LINES -> {
        chart.getStyler().setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Line);
        chart.getStyler().setOverlapped(true); // Else each series has its own place in a category.
      }
      case BARS -> chart.getStyler().setAvailableSpaceFill(0.85).setXAxisLabelRotation(30);
      case POINTS -> {
        chart.getStyler().setDefaultSeriesRenderStyle(CategorySeriesRenderStyle.Scatter);
        chart.getStyler().setXAxisLabelRotation(30).setMarkerSize(MARKER);
      }
    }
    plot.series().forEach(series -> chart.addSeries(series.name(), series.x(), series.y()));
    return chart;
  }

  private static DoubleSummaryStatistics shown(Plot plot) {
    return plot.series().stream()
        .flatMap(series -> series.y().stream())
        .filter(Objects::nonNull)
        .mapToDouble(Double::doubleValue)
        .summaryStatistics();
  }

  /** Half a decade is enough where the lowest figure lies in the upper half. */
  private static double decadeBelow(double lowest) {
    double decade = Math.pow(10, Math.floor(Math.log10(lowest)));
    return lowest < HALF * decade * 10 ? decade : HALF * decade * 10;
  }

  private static void style(AxesChartStyler styler, Plot plot) {
    styler.setYAxisLogarithmic(plot.logarithmic());
    styler.setYAxisDecimalPattern("#,##0.##"); // Else 1E4 stands beside 1000.
    styler.setSeriesColors(COLOURS);
    styler.setChartBackgroundColor(Color.WHITE);
    styler.setPlotBorderVisible(false);
    styler.setLegendPosition(LegendPosition.OutsideS);
    styler.setLegendLayout(LegendLayout.Horizontal);
    styler.setLegendBorderColor(Color.WHITE);
    styler.setChartTitleFont(new Font(FONT, Font.BOLD, 16));
    styler.setAxisTitleFont(new Font(FONT, Font.PLAIN, 14));
    styler.setAxisTickLabelsFont(new Font(FONT, Font.PLAIN, 12));
    styler.setLegendFont(new Font(FONT, Font.PLAIN, 12));
  }
}

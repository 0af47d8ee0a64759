package io.github.wiretime.measurements.report;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

/**
 * What a plot shows, apart from how it looks.
 *
 * @param name the file's name without its ending
 * @param title above the plot
 * @param xTitle below the horizontal axis
 * @param yTitle beside the vertical axis, with the unit
 * @param kind bars, lines or points over categories
 * @param logarithmic whether the vertical axis is
 * @param series what is compared
 */
record Plot(
    String name,
    String title,
    String xTitle,
    String yTitle,
    Kind kind,
    boolean logarithmic,
    List<Series> series) {

  /** How the data are drawn. */
  enum Kind {
    BARS,
    LINES,
    POINTS
  }

  /**
   * One series.
   *
   * @param name in the legend
   * @param x categories
   * @param y a value for each, null for none
   */
  record Series(String name, List<String> x, List<Double> y) {}

  /** Identifies the data, whatever fonts the drawing machine has. */
  String digest() {
    try {
      byte[] hash =
          MessageDigest.getInstance("SHA-256").digest(toString().getBytes(StandardCharsets.UTF_8));
      return HexFormat.of().formatHex(hash);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }
}

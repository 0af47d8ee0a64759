package io.github.wiretime.measurements.report;

import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * A range of figures, linear from 0 or logarithmic.
 *
 * @param min the least figure that has a place
 * @param max the greatest
 */
record Scale(double min, double max, boolean logarithmic) {
  private static final int STEPS = 5;
  private static final List<Integer> ROUND = List.of(1, 2, 5);
  private static final double DECADES_WITH_STEPS = 3.1;

  /** From 0 to at least the greatest figure. */
  static Scale linear(DoubleStream figures) {
    double max = figures.max().orElse(1);
    double step = step(max);
    return new Scale(0, Math.ceil(max / step) * step, false);
  }

  /** Between round figures around all. */
  static Scale logarithmic(DoubleStream figures) {
    var range = figures.summaryStatistics();
    return new Scale(roundBelow(range.getMin()), roundAbove(range.getMax()), true);
  }

  /** How far along the scale a figure lies, from 0 to 1. */
  double part(double figure) {
    return logarithmic
        ? Math.log(figure / min) / Math.log(max / min)
        : (figure - min) / (max - min);
  }

  /** Round figures that a reader may want to find. */
  List<Double> ticks() {
    if (!logarithmic) {
      double step = step(max);
      return DoubleStream.iterate(0, tick -> tick <= max * 1.001, tick -> tick + step)
          .boxed()
          .toList();
    }
    boolean few = Math.log10(max / min) > DECADES_WITH_STEPS;
    return IntStream.rangeClosed(exponent(min), exponent(max))
        .boxed()
        .flatMap(power -> ROUND.stream().filter(r -> !few || r == 1).map(r -> r * tens(power)))
        .filter(tick -> tick >= min * 0.999 && tick <= max * 1.001)
        .toList();
  }

  private static double step(double max) {
    double power = tens(exponent(max / STEPS));
    return ROUND.stream()
        .mapToDouble(round -> round * power)
        .filter(step -> step * STEPS >= max * 0.999)
        .findFirst()
        .orElse(10 * power);
  }

  private static double roundBelow(double figure) {
    double power = tens(exponent(figure));
    return ROUND.stream()
        .mapToDouble(round -> round * power)
        .filter(round -> round <= figure)
        .max()
        .orElse(power);
  }

  private static double roundAbove(double figure) {
    double power = tens(exponent(figure));
    return ROUND.stream()
        .mapToDouble(round -> round * power)
        .filter(round -> round >= figure)
        .findFirst()
        .orElse(10 * power);
  }

  private static int exponent(double figure) {
    return (int) Math.floor(Math.log10(figure));
  }

  private static double tens(int power) {
    return Math.pow(10, power);
  }
}

package io.github.wiretime.measurements.report;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.List;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A range of figures, linear from 0 or logarithmic.
 *
 * @param min the least figure that has a place
 * @param max the greatest
 */
record Scale(double min, double max, boolean logarithmic) {
  private static final int STEPS = 5;
  private static final double TOO_MANY = 1000;

  /** From a millionth to a thousand million, as no figure of ours lies outside. */
  private static final ImmutableList<Double> ROUND =
      IntStream.rangeClosed(-6, 9)
          .boxed()
          .flatMap(power -> Stream.of(1, 2, 5).map(digit -> Double.valueOf(digit + "e" + power)))
          .collect(toImmutableList());

  /** From 0 to at least the greatest figure. */
  static Scale linear(DoubleStream figures) {
    double max = figures.max().orElse(1);
    double step = roundAbove(max / STEPS);
    return new Scale(0, Math.ceil(max / step) * step, false);
  }

  /** Between round figures around all. */
  static Scale logarithmic(DoubleStream figures) {
    var range = figures.summaryStatistics();
    double min = Iterables.find(ROUND.reverse(), round -> round <= range.getMin());
    return new Scale(min, roundAbove(range.getMax()), true);
  }

  private static double roundAbove(double figure) {
    return Iterables.find(ROUND, round -> round >= figure);
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
      double step = roundAbove(max / STEPS);
      return DoubleStream.iterate(0, tick -> tick <= max, tick -> tick + step).boxed().toList();
    }
    boolean few = max / min > TOO_MANY;
    return ROUND.stream()
        .filter(tick -> tick >= min && tick <= max)
        .filter(tick -> !few || ROUND.indexOf(tick) % 3 == 0)
        .toList();
  }
}

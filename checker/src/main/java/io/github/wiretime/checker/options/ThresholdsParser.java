package io.github.wiretime.checker.options;

import com.google.common.primitives.Doubles;
import com.google.common.primitives.Ints;
import java.util.Optional;
import java.util.function.Function;

/** Reads the two thresholds. */
final class ThresholdsParser {

  private final Function<String, Optional<String>> text;

  /**
   * Reads nothing yet.
   *
   * @param text the value of an option, by its name
   */
  ThresholdsParser(Function<String, Optional<String>> text) {
    this.text = text;
  }

  Thresholds parse() throws InvalidOptionException {
    return new Thresholds(minBytes(), minSlowdown());
  }

  private int minBytes() throws InvalidOptionException {
    Optional<String> value = text.apply(Options.MIN_BYTES);
    if (value.isEmpty()) {
      return Thresholds.DEFAULT.minBytes();
    }
    Integer bytes = Ints.tryParse(value.get());
    if (bytes == null || bytes < 1) {
      throw new InvalidOptionException(
          Options.MIN_BYTES, "'" + value.get() + "' is not a number of bytes such as 50");
    }
    return bytes;
  }

  private double minSlowdown() throws InvalidOptionException {
    Optional<String> value = text.apply(Options.MIN_SLOWDOWN);
    if (value.isEmpty()) {
      return Thresholds.DEFAULT.minSlowdown();
    }
    Double times = Doubles.tryParse(value.get());
    // Written this way round because NaN is not greater than anything.
    if (times == null || !(times > 0) || times.isInfinite()) {
      throw new InvalidOptionException(
          Options.MIN_SLOWDOWN,
          "'" + value.get() + "' is not a multiple of the time of a Date such as 5 or 2.5");
    }
    return times;
  }
}

package io.github.wiretime.measurements.roundtrip;

import java.util.Locale;

/**
 * A message under measurement.
 *
 * @param type the time type's name
 * @param shape where the value is
 */
public record Subject(String type, Shape shape) {

  /** Reads what {@link #toString} wrote. */
  static Subject parse(String text) {
    int slash = text.indexOf('/');
    Shape shape = Shape.valueOf(text.substring(slash + 1).toUpperCase(Locale.ROOT));
    return new Subject(text.substring(0, slash), shape);
  }

  @Override
  public String toString() {
    return type + '/' + shape.id();
  }
}

package io.github.wiretime.benchmarks.roundtrip;

import io.github.wiretime.benchmarks.results.Table;
import io.github.wiretime.benchmarks.stack.Profile;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A message under measurement.
 *
 * @param type the time type's name
 * @param shape where the value is
 */
public record Subject(String type, Shape shape) {

  /** The subjects that a profile can write and read, by the result file of the bytes. */
  static List<Subject> of(Profile profile, Table bytes, Effort effort) {
    return bytes.stream()
        .filter(row -> profile.id().equals(row.get("profile")))
        .filter(row -> effort.measures(row.get("type")))
        .flatMap(row -> of(row, effort.shapes()))
        .toList();
  }

  private static Stream<Subject> of(Map<String, String> row, List<Shape> shapes) {
    return shapes.stream()
        .filter(shape -> !outcome(row, shape).contains(" when "))
        .map(shape -> new Subject(row.get("type"), shape));
  }

  private static String outcome(Map<String, String> row, Shape shape) {
    return row.get(shape == Shape.ALONE ? "roundTripAlone" : "roundTripField");
  }

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

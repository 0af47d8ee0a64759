package io.github.wiretime.benchmarks.report;

import io.github.wiretime.benchmarks.sample.Samples;
import io.github.wiretime.benchmarks.stack.Layout;
import io.github.wiretime.benchmarks.stack.Profile;
import io.github.wiretime.results.Table;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What was measured, for look-up. */
final class Results {
  private final Map<List<String>, Map<String, String>> bytes;
  private final Map<List<String>, Map<String, String>> times;
  private final List<String> types;

  private Results(Table bytes, Table times) {
    this.bytes = index(bytes, row -> List.of(row.get("profile"), row.get("type")));
    this.times =
        index(times, row -> List.of(row.get("profile"), row.get("subject"), row.get("operation")));
    this.types = bytes.stream().map(row -> row.get("type")).distinct().toList();
  }

  static Results read(Layout layout) {
    return new Results(
        Table.read(layout.result("bytes.csv")), Table.read(layout.result("roundtrips.csv")));
  }

  /** All types in the order of the samples. */
  List<String> types() {
    return types;
  }

  /** A column of the bytes, empty if the type could not be written. */
  String bytes(Profile profile, String type, String column) {
    return bytes.get(List.of(profile.id(), type)).get(column);
  }

  /** Nanoseconds per operation, if it was measured. */
  OptionalDouble nanos(Profile profile, String type, String shape, String operation) {
    return time(profile, type, shape, operation)
        .map(row -> OptionalDouble.of(Double.parseDouble(row.get("median"))))
        .orElse(OptionalDouble.empty());
  }

  /** How many times the yardstick's time an operation takes in the same run. */
  OptionalDouble slowdown(Profile profile, String type, String shape, String operation) {
    OptionalDouble nanos = nanos(profile, type, shape, operation);
    OptionalDouble yardstick = nanos(profile, Samples.YARDSTICK, shape, operation);
    return nanos.isPresent() && yardstick.isPresent()
        ? OptionalDouble.of(nanos.getAsDouble() / yardstick.getAsDouble())
        : OptionalDouble.empty();
  }

  /**
   * The distance of the outermost sample from the median, as a part of the median; that of the
   * yardstick if it is the larger one.
   */
  double slowdownSpread(Profile profile, String type, String shape, String operation) {
    return Math.max(
        spread(profile, type, shape, operation),
        spread(profile, Samples.YARDSTICK, shape, operation));
  }

  private double spread(Profile profile, String type, String shape, String operation) {
    return time(profile, type, shape, operation).map(Results::spread).orElse(0.0);
  }

  /** Whether a value can be written and read at all. */
  boolean arrives(Profile profile, String type, String shape) {
    String column = shape.equals("alone") ? "roundTripAlone" : "roundTripField";
    return !bytes(profile, type, column).contains(" when ");
  }

  private Optional<Map<String, String>> time(
      Profile profile, String type, String shape, String operation) {
    return Optional.ofNullable(times.get(List.of(profile.id(), type + '/' + shape, operation)));
  }

  /** The same of a row that JMH gave. */
  static double spread(Map<String, String> row) {
    double median = Double.parseDouble(row.get("median"));
    double below = median - Double.parseDouble(row.get("min"));
    double above = Double.parseDouble(row.get("max")) - median;
    return Math.max(below, above) / median;
  }

  private static Map<List<String>, Map<String, String>> index(
      Table table, Function<Map<String, String>, List<String>> key) {
    return table.stream().collect(Collectors.toUnmodifiableMap(key, row -> row));
  }
}

package io.github.wiretime.measurements.report;

import io.github.wiretime.checker.cost.Slowdown;
import io.github.wiretime.measurements.dtos.Samples;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import io.github.wiretime.measurements.stack.Profile;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What was measured of types on the wire, for look-up. */
final class Results {
  private final Map<List<String>, Row> bytes;
  private final Map<List<String>, Row> times;
  private final List<String> types;

  Results(Layout layout) {
    Table table = Table.read(layout.result("bytes.csv"));
    this.bytes = index(table, row -> List.of(row.get("profile"), row.get("type")));
    this.times =
        index(
            Table.read(layout.result("roundtrips.csv")),
            row -> List.of(row.get("profile"), row.get("subject"), row.get("operation")));
    this.types = table.stream().map(row -> row.get("type")).distinct().toList();
  }

  private static Map<List<String>, Row> index(Table table, Function<Row, List<String>> key) {
    return table.stream().collect(Collectors.toUnmodifiableMap(key, row -> row));
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
    return time(profile, type, shape, operation).stream().mapToDouble(Spread::median).findFirst();
  }

  /** The same as text, with its spread if that is large. */
  String nanosText(Profile profile, String type, String shape, String operation) {
    return time(profile, type, shape, operation)
        .map(time -> Spread.marked(time.middle(0) + " ns", time.distance()))
        .orElse("—");
  }

  /** Microseconds to write and read a list of DTOs, as text. */
  String microsText(Profile profile, String type) {
    OptionalDouble nanos = nanos(profile, type, "list", "roundTrip");
    return nanos.isEmpty() ? "—" : Spread.format(nanos.getAsDouble() / 1000, 0);
  }

  /** How many times the yardstick's time an operation takes in the same run. */
  OptionalDouble slowdown(Profile profile, String type, String shape, String operation) {
    OptionalDouble yardstick = nanos(profile, Samples.YARDSTICK, shape, operation);
    return nanos(profile, type, shape, operation).stream()
        .filter(nanos -> yardstick.isPresent())
        .map(nanos -> nanos / yardstick.getAsDouble())
        .findFirst();
  }

  /** The same with its spread to both sides, as a plot has it; null if it was not measured. */
  Spread slowdownPoint(Profile profile, String type, String shape, String operation) {
    double most = 1 + slowdownSpread(profile, type, shape, operation);
    return slowdown(profile, type, shape, operation).stream()
        .mapToObj(times -> new Spread(times, times / most, times * most))
        .findFirst()
        .orElse(null);
  }

  /** The same as text, with its spread if that is large. */
  String slowdownText(Profile profile, String type, String shape, String operation) {
    OptionalDouble times = slowdown(profile, type, shape, operation);
    if (times.isEmpty()) {
      return arrives(profile, type, shape) ? "—" : "fails";
    }
    return Spread.marked(
        Spread.format(times.getAsDouble(), 1), slowdownSpread(profile, type, shape, operation));
  }

  /** The time to write and read a list of DTOs, as the cost table has it. */
  Optional<Slowdown> slowdown(Profile profile, String type) {
    return slowdown(profile, type, "list", "roundTrip").stream()
        .mapToObj(
            times ->
                new Slowdown(
                    decimals(times, 1),
                    decimals(slowdownSpread(profile, type, "list", "roundTrip"), 2)))
        .findFirst();
  }

  private static BigDecimal decimals(double value, int digits) {
    return BigDecimal.valueOf(value).setScale(digits, RoundingMode.HALF_UP);
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
    return time(profile, type, shape, operation).map(Spread::distance).orElse(0.0);
  }

  /** Whether a value can be written and read at all. */
  boolean arrives(Profile profile, String type, String shape) {
    String column = shape.equals("alone") ? "roundTripAlone" : "roundTripField";
    return !bytes(profile, type, column).contains(" when ");
  }

  /**
   * What a round trip does to a value, in words: a field's damage first; then what only happens to
   * a repeated object or to an argument.
   */
  String damage(Profile profile, String type) {
    String field = bytes(profile, type, "roundTripField");
    return Stream.of(
            field,
            ifOther("the same object twice: ", bytes(profile, type, "roundTripShared"), field),
            ifOther("as argument or result: ", bytes(profile, type, "roundTripAlone"), field))
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining("; "));
  }

  private static String ifOther(String prefix, String outcome, String field) {
    return outcome.isEmpty() || outcome.equals(field) ? "" : prefix + outcome;
  }

  private Optional<Spread> time(Profile profile, String type, String shape, String operation) {
    return Optional.ofNullable(times.get(List.of(profile.id(), type + '/' + shape, operation)))
        .map(Spread::of);
  }
}

package io.github.wiretime.measurements.report;

import io.github.wiretime.measurements.calls.Pace;
import io.github.wiretime.measurements.results.Row;
import io.github.wiretime.measurements.results.Table;
import io.github.wiretime.measurements.stack.Layout;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/** What we measured of what others published, by key. */
final class Measured {
  private final Map<String, Row> rows = new LinkedHashMap<>();

  Measured(Layout layout) {
    Table.read(layout.result("published-times.csv")).stream()
        .forEach(row -> rows.put(row.get("key"), row));
    Table.read(layout.result("published-sizes.csv")).stream()
        .forEach(row -> rows.put(row.get("key"), constant(row.number("bytes"))));
    for (Row row : Table.read(layout.result("bytes.csv")).where("profile", "3.2").rows()) {
      if (!row.get("alone").isEmpty()) {
        rows.put("bytes/" + row.get("type"), constant(row.number("alone")));
      }
    }
    calls(Table.read(layout.result("calls.csv")));
  }

  /** Calls of the oldest Dubbo with 8 callers and lists of 20 DTOs. */
  private void calls(Table calls) {
    Table observed =
        calls
            .where("dubbo", "3.2.19")
            .where("protocol", "dubbo")
            .where("orders", "20")
            .where("pace", Pace.HALF_OF_DATE.name());
    for (String type : List.of("DATE", "LOCAL_DATE_TIME")) {
      List<Row> rounds = observed.where("callers", "8").where("type", type).rows();
      if (!rounds.isEmpty()) {
        rows.put("calls/" + type, row(rounds, "callsPerSecond", "calls/s"));
        rows.put("response/" + type, row(rounds, "saturatedMedianMs", "ms"));
      }
    }
  }

  private static Row row(List<Row> rounds, String column, String unit) {
    Spread spread = Spread.of(rounds, round -> round.number(column));
    return new Row()
        .with("median", spread.median())
        .with("min", spread.min())
        .with("max", spread.max())
        .with("unit", unit);
  }

  private static Row constant(double bytes) {
    return new Row()
        .with("median", bytes)
        .with("min", bytes)
        .with("max", bytes)
        .with("unit", "bytes");
  }

  boolean isEmpty() {
    return rows.keySet().stream().noneMatch(key -> key.startsWith("blocked/"));
  }

  /** The variants of a benchmark, by what comes before them. */
  List<String> variants(String prefix) {
    return rows.keySet().stream()
        .filter(key -> key.startsWith(prefix))
        .map(key -> key.substring(prefix.length()))
        .toList();
  }

  /** How far the outermost sample lies from the median, as a part of it. */
  double spread(String key) {
    Spread spread = Spread.of(row(key));
    return spread.median() == 0 ? 0 : spread.distance();
  }

  String unit(String key) {
    return row(key).get("unit");
  }

  /** A statistic by the name of its column, or by how much an extreme is off the average. */
  double statistic(String key, String name) {
    Row row = row(key);
    return switch (name) {
      case "below" -> row.number("min") / row.number("mean") - 1;
      case "above" -> row.number("max") / row.number("mean") - 1;
      default -> row.number(name);
    };
  }

  private Row row(String key) {
    Row row = rows.get(key);
    if (row == null) {
      throw new NoSuchElementException("nothing measured is called " + key);
    }
    return row;
  }
}

package io.github.wiretime.measurements.report;

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
    observation(Table.read(layout.result("observation.csv")));
  }

  /**
   * Calls of Dubbo 3.2.19 with 8 callers: of one DTO with one time, as was observed, and of many
   * with three.
   */
  private void observation(Table observation) {
    Table calls = observation.where("dubbo", "3.2.19").where("callers", "8");
    observation("one", calls.where("orders", "1").where("times", "1").rows());
    observation("many", calls.where("orders", "20").where("times", "3").rows());
  }

  private void observation(String load, List<Row> rounds) {
    if (!rounds.isEmpty()) {
      rows.put("calls/" + load + "/Date", row(rounds, "datePerSecond", "calls/s"));
      rows.put("calls/" + load + "/LocalDateTime", row(rounds, "perSecond", "calls/s"));
      rows.put("response/" + load + "/Date", row(rounds, "dateMs", "ms"));
      rows.put("response/" + load + "/LocalDateTime", row(rounds, "ms", "ms"));
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

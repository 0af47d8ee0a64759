package io.github.wiretime.measurements.results;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A line of a result file.
 *
 * @param cells by their columns, in order
 */
public record Row(Map<String, String> cells) {
  /** A row without cells. */
  public Row() {
    this(new LinkedHashMap<>());
  }

  /** The row with one more cell. */
  public Row with(String column, Object value) {
    cells.put(column, String.valueOf(value));
    return this;
  }

  /** The same of a number with so many decimals. */
  public Row with(String column, double value, int decimals) {
    return with(column, String.format(Locale.ROOT, "%." + decimals + "f", value));
  }

  /** The text in a column. */
  public String get(String column) {
    return cells.get(column);
  }

  /** The number in a column. */
  public double number(String column) {
    return Double.parseDouble(get(column));
  }

  /** The column names. */
  public Collection<String> columns() {
    return cells.keySet();
  }

  /** The values, in the order of the columns. */
  public Collection<String> values() {
    return cells.values();
  }
}

package io.github.wiretime.results;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/**
 * A result file: named columns, rows of text. UTF-8, LF, comma-separated.
 *
 * @param columns the column names, in order
 * @param rows each with a value per column
 */
public record Table(List<String> columns, List<List<String>> rows) {
  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

  /** Copies its arguments. */
  public Table {
    columns = List.copyOf(columns);
    rows = rows.stream().map(List::copyOf).toList();
  }

  /** Reads a file, or a table without rows if there is none. */
  public static Table read(Path file) {
    if (!Files.exists(file)) {
      return new Table(List.of(), List.of());
    }
    try {
      return read(Files.newBufferedReader(file), file.toString());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + file, e);
    }
  }

  /**
   * Reads and closes.
   *
   * @param name for the message if that fails
   */
  public static Table read(Reader source, String name) {
    try (Reader in = source) {
      List<List<String>> lines = new ArrayList<>();
      for (CSVRecord line : FORMAT.parse(in)) {
        lines.add(line.toList());
      }
      return new Table(lines.get(0), lines.subList(1, lines.size()));
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name, e);
    }
  }

  /** The rows that have the value in the column. */
  public Table where(String column, String value) {
    int index = columns.indexOf(column);
    if (rows.isEmpty()) {
      return this;
    }
    return new Table(columns, rows.stream().filter(row -> row.get(index).equals(value)).toList());
  }

  /** The rows of several tables with the same columns, in order. */
  public static Table concat(List<Table> tables) {
    List<Table> filled = tables.stream().filter(table -> !table.columns().isEmpty()).toList();
    if (filled.isEmpty()) {
      return new Table(List.of(), List.of());
    }
    List<List<String>> rows = filled.stream().flatMap(table -> table.rows().stream()).toList();
    return new Table(filled.get(0).columns(), rows);
  }

  /** Writes the file, and its folder if need be. */
  public void write(Path file) {
    try {
      Files.createDirectories(file.toAbsolutePath().getParent());
      Files.writeString(file, text());
    } catch (IOException e) {
      throw new UncheckedIOException("cannot write " + file, e);
    }
  }

  /** The file's text. */
  public String text() {
    StringWriter out = new StringWriter();
    try (CSVPrinter printer = new CSVPrinter(out, FORMAT)) {
      printer.printRecord(columns);
      printer.printRecords(rows);
    } catch (IOException e) {
      throw new UncheckedIOException("a string writer failed", e);
    }
    return out.toString();
  }

  /** The rows, each as a map from column to value. */
  public Stream<Map<String, String>> stream() {
    return rows.stream().map(this::row);
  }

  private Map<String, String> row(List<String> values) {
    Map<String, String> row = new LinkedHashMap<>();
    for (int i = 0; i < columns.size(); i++) {
      row.put(columns.get(i), values.get(i));
    }
    return row;
  }
}

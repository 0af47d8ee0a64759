package io.github.wiretime.measurements.results;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/** A result file: rows with the same columns. UTF-8, LF, comma-separated. */
public record Table(List<Row> rows) {
  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

  /** Copies its argument. */
  public Table {
    rows = List.copyOf(rows);
  }

  /** A row for each element. */
  public static <T> Table of(Stream<T> elements, Function<T, Row> row) {
    return new Table(elements.map(row).toList());
  }

  /** Reads a file; a table without rows if there is none. */
  public static Table read(Path file) {
    if (!Files.exists(file)) {
      return new Table(List.of());
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
      return of(FORMAT.builder().setHeader().get().parse(in).stream(), Table::row);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read " + name, e);
    }
  }

  private static Row row(CSVRecord line) {
    Row row = new Row();
    line.getParser().getHeaderNames().forEach(column -> row.with(column, line.get(column)));
    return row;
  }

  /** The rows that have the value in the column. */
  public Table where(String column, String value) {
    return new Table(stream().filter(row -> value.equals(row.get(column))).toList());
  }

  /** The rows of this table and then those of another. */
  public Table and(Table other) {
    return new Table(Stream.concat(stream(), other.stream()).toList());
  }

  /** The rows. */
  public Stream<Row> stream() {
    return rows.stream();
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
      printer.printRecord(rows.get(0).columns());
      printer.printRecords(rows.stream().map(Row::values));
    } catch (IOException e) {
      throw new UncheckedIOException("a string writer failed", e);
    }
    return out.toString();
  }
}

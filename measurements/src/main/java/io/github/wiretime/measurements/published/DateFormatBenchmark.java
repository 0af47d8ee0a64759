package io.github.wiretime.measurements.published;

import java.text.SimpleDateFormat;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Date;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Threads;

/** Formatting in the original observation: four threads. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Threads(4)
@SuppressWarnings("JavaUtilDate") // It is what is measured.
public class DateFormatBenchmark {
  private static final String PATTERN = "yyyy-MM-dd HH:mm:ss";
  private static final DateTimeFormatter FORMATTER =
      DateTimeFormatter.ofPattern(PATTERN, Locale.US);

  /** The way. */
  @Param({"SIMPLE_DATE_FORMAT_PER_CALL", "DATE_TIME_FORMATTER"})
  public String variant;

  private final Date date = new Date(1_715_953_649_123L);
  private final LocalDateTime dateTime = LocalDateTime.ofInstant(date.toInstant(), ZoneOffset.UTC);

  /** Formats. */
  @Benchmark
  public String format() {
    return variant.equals("DATE_TIME_FORMATTER")
        ? FORMATTER.format(dateTime)
        : new SimpleDateFormat(PATTERN, Locale.US).format(date);
  }
}

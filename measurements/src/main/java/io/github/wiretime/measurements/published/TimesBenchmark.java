package io.github.wiretime.measurements.published;

import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Calendar;
import java.util.Date;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Old and new time types as the original observation compared them: all made in the call. */
@State(Scope.Benchmark)
@SuppressWarnings({"JavaUtilDate", "JavaTimeDefaultTimeZone"}) // They are what is measured.
public class TimesBenchmark {
  private static final String PATTERN = "yyyyMMddhhmmss";

  private final Date date = new Date(1_715_953_649_123L);
  private final LocalDateTime dateTime = LocalDateTime.of(2024, 5, 17, 13, 47, 29, 123_000_000);

  /** Formats the present. */
  @Benchmark
  public String formatDate() {
    return new SimpleDateFormat(PATTERN).format(new Date());
  }

  /** The same with new types. */
  @Benchmark
  public String formatInstant() {
    return Instant.now()
        .atZone(ZoneId.systemDefault())
        .format(DateTimeFormatter.ofPattern(PATTERN));
  }

  /** Adds a day and takes an hour away. */
  @Benchmark
  public Date addToDate() {
    Calendar calendar = Calendar.getInstance();
    calendar.setTime(date);
    calendar.add(Calendar.DAY_OF_MONTH, 1);
    calendar.add(Calendar.HOUR_OF_DAY, -1);
    return calendar.getTime();
  }

  /** The same with new types. */
  @Benchmark
  public LocalDateTime addToLocalDateTime() {
    return dateTime.plusDays(1).minusHours(1);
  }
}

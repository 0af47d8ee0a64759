package io.github.wiretime.measurements.published;

import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;
import org.apache.commons.lang3.time.FastDateFormat;

/** Ways to write the date of an HTTP header. */
// They are what is measured: the old classes, and shared state.
@SuppressWarnings({"JavaUtilDate", "ImmutableEnumChecker"})
public enum HeaderFormat {
  SYNCHRONIZED_SIMPLE_DATE_FORMAT {
    private final SimpleDateFormat shared = newFormat();

    @Override
    String format(long millis) {
      synchronized (shared) {
        return shared.format(new Date(millis));
      }
    }
  },
  SIMPLE_DATE_FORMAT_PER_CALL {
    @Override
    String format(long millis) {
      return newFormat().format(new Date(millis));
    }
  },
  FAST_DATE_FORMAT {
    private final FastDateFormat shared =
        FastDateFormat.getInstance(PATTERN, TimeZone.getTimeZone("GMT"), Locale.US);

    @Override
    String format(long millis) {
      return shared.format(millis);
    }
  },
  DATE_TIME_FORMATTER {
    private final DateTimeFormatter shared =
        DateTimeFormatter.ofPattern(PATTERN, Locale.US).withZone(ZoneOffset.UTC);

    @Override
    String format(long millis) {
      // A literal zone, because RFC_1123_DATE_TIME writes days of one digit.
      return shared.format(Instant.ofEpochMilli(millis));
    }
  },
  CACHED_PER_SECOND {
    private volatile Cached cached = new Cached(-1, "");

    @Override
    String format(long millis) {
      long second = Math.floorDiv(millis, 1000);
      Cached last = cached;
      if (last.second() == second) {
        return last.text();
      }
      String text = DATE_TIME_FORMATTER.format(millis);
      cached = new Cached(second, text);
      return text;
    }
  };

  static final String PATTERN = "EEE, dd MMM yyyy HH:mm:ss 'GMT'";

  abstract String format(long millis);

  private static SimpleDateFormat newFormat() {
    SimpleDateFormat format = new SimpleDateFormat(PATTERN, Locale.US);
    format.setTimeZone(TimeZone.getTimeZone("GMT"));
    return format;
  }

  /** The text of one second. */
  private record Cached(long second, String text) {}
}

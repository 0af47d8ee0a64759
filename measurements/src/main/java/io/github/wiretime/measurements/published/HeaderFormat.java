package io.github.wiretime.measurements.published;

import java.nio.charset.StandardCharsets;
import java.text.SimpleDateFormat;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Date;
import java.util.Locale;
import java.util.TimeZone;
import org.apache.commons.lang3.time.FastDateFormat;
import org.apache.tomcat.util.http.FastHttpDateFormat;

/** Ways to write the date of an HTTP header. */
// They are what is measured: the old classes, and shared state.
@SuppressWarnings({"JavaUtilDate", "ImmutableEnumChecker"})
public enum HeaderFormat {
  SHARED_SIMPLE_DATE_FORMAT {
    private final SimpleDateFormat shared = newFormat();

    @Override
    String text(long millis) {
      synchronized (shared) {
        return shared.format(new Date(millis));
      }
    }
  },
  SIMPLE_DATE_FORMAT_PER_CALL {
    @Override
    String text(long millis) {
      return newFormat().format(new Date(millis));
    }
  },
  SIMPLE_DATE_FORMAT_PER_THREAD {
    private final ThreadLocal<SimpleDateFormat> own =
        ThreadLocal.withInitial(HeaderFormat::newFormat);

    @Override
    String text(long millis) {
      return own.get().format(new Date(millis));
    }
  },
  DATE_TIME_FORMATTER {
    @Override
    String text(long millis) {
      return DateTimeFormatter.RFC_1123_DATE_TIME.format(
          Instant.ofEpochMilli(millis).atOffset(ZoneOffset.UTC));
    }
  },
  FAST_DATE_FORMAT {
    private final FastDateFormat shared =
        FastDateFormat.getInstance(PATTERN, TimeZone.getTimeZone("GMT"), Locale.US);

    @Override
    String text(long millis) {
      return shared.format(millis);
    }
  },
  HAND_WRITTEN {
    @Override
    String text(long millis) {
      return new String(bytes(millis), StandardCharsets.ISO_8859_1);
    }

    @Override
    byte[] bytes(long millis) {
      return HandWrittenDate.of(millis);
    }
  },
  /** Tomcat keeps what it has formatted, by time; a header has whole seconds. */
  TOMCAT {
    @Override
    String text(long millis) {
      return FastHttpDateFormat.formatDate(Math.floorDiv(millis, 1000) * 1000);
    }
  },
  CACHED_PER_SECOND {
    private volatile Cached cached = new Cached(-1, "", new byte[0]);

    @Override
    String text(long millis) {
      return at(millis).text();
    }

    @Override
    byte[] bytes(long millis) {
      return at(millis).bytes();
    }

    private Cached at(long millis) {
      long second = Math.floorDiv(millis, 1000);
      Cached last = cached;
      if (last.second() == second) {
        return last;
      }
      Cached next = new Cached(second, HAND_WRITTEN.text(millis), HAND_WRITTEN.bytes(millis));
      cached = next;
      return next;
    }
  };

  static final String PATTERN = "EEE, dd MMM yyyy HH:mm:ss 'GMT'";

  abstract String text(long millis);

  byte[] bytes(long millis) {
    return text(millis).getBytes(StandardCharsets.ISO_8859_1);
  }

  static SimpleDateFormat newFormat() {
    SimpleDateFormat format = new SimpleDateFormat(PATTERN, Locale.US);
    format.setTimeZone(TimeZone.getTimeZone("GMT"));
    return format;
  }

  /** What one second looks like; nobody writes into the bytes. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Cached(long second, String text, byte[] bytes) {}
}

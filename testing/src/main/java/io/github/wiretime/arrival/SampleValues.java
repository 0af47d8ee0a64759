package io.github.wiretime.arrival;

import com.google.common.collect.ImmutableMap;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.InputStream;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.InetAddress;
import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.UnknownHostException;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.BitSet;
import java.util.Calendar;
import java.util.Currency;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.TimeZone;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Values of the JDK's classes, each different from the one before. */
// Applications send them.
@SuppressWarnings({"JavaUtilDate", "JdkObsolete", "UnnecessaryStringBuilder"})
final class SampleValues {
  static final long MILLIS = 1_700_000_000_123L;

  /** With a part below a millisecond. */
  static final int NANOS = 123_456_789;

  private static final ImmutableMap<Class<?>, IntFunction<Object>> VALUES =
      ImmutableMap.<Class<?>, IntFunction<Object>>builder()
          .put(boolean.class, n -> true)
          .put(Boolean.class, n -> true)
          .put(byte.class, n -> (byte) (n % 100 + 1))
          .put(Byte.class, n -> (byte) (n % 100 + 1))
          .put(short.class, n -> (short) (n + 300))
          .put(Short.class, n -> (short) (n + 300))
          .put(char.class, n -> (char) ('A' + n % 26))
          .put(Character.class, n -> (char) ('A' + n % 26))
          .put(int.class, n -> n + 100_000)
          .put(Integer.class, n -> n + 100_000)
          .put(long.class, n -> n + 10_000_000_000L)
          .put(Long.class, n -> n + 10_000_000_000L)
          // No short text, as a double has as well.
          .put(float.class, n -> n + 0.1f)
          .put(Float.class, n -> n + 0.1f)
          .put(double.class, n -> n + 0.1)
          .put(Double.class, n -> n + 0.1)
          .put(Number.class, n -> n + 10_000_000_000L)
          .put(Object.class, n -> "object " + n)
          .put(String.class, n -> "text " + n)
          .put(CharSequence.class, n -> "chars " + n)
          .put(Comparable.class, n -> "comparable " + n)
          .put(java.io.Serializable.class, n -> "serializable " + n)
          .put(BigDecimal.class, n -> new BigDecimal(n + ".50"))
          .put(BigInteger.class, n -> BigInteger.valueOf(n).shiftLeft(70))
          .put(Date.class, n -> new Date(MILLIS + n))
          .put(java.sql.Date.class, n -> new java.sql.Date(MILLIS + n))
          .put(java.sql.Time.class, n -> new java.sql.Time(MILLIS + n))
          .put(java.sql.Timestamp.class, SampleValues::timestamp)
          .put(Instant.class, n -> Instant.ofEpochSecond(MILLIS / 1000 + n, NANOS))
          .put(LocalDate.class, n -> LocalDate.of(2024, 5, 1 + n % 28))
          .put(LocalDateTime.class, n -> LocalDateTime.of(2024, 5, 1 + n % 28, 3, 4, 5, 6))
          .put(DayOfWeek.class, n -> DayOfWeek.of(1 + n % 7))
          .put(Calendar.class, SampleValues::calendar)
          .put(GregorianCalendar.class, SampleValues::calendar)
          .put(TimeZone.class, n -> TimeZone.getTimeZone("Asia/Tokyo"))
          .put(UUID.class, n -> new UUID(n, 7))
          .put(Locale.class, n -> Locale.CANADA_FRENCH)
          .put(Currency.class, n -> Currency.getInstance("JPY"))
          .put(URI.class, n -> URI.create("http://localhost/" + n))
          .put(URL.class, SampleValues::url)
          .put(File.class, n -> new File("a" + n))
          .put(java.nio.file.Path.class, n -> java.nio.file.Path.of("a" + n))
          .put(InetAddress.class, SampleValues::address)
          .put(Class.class, n -> Long.class)
          .put(Pattern.class, n -> Pattern.compile("a" + n, Pattern.CASE_INSENSITIVE))
          .put(InputStream.class, n -> new ByteArrayInputStream(new byte[] {1, 2, (byte) n}))
          .put(ByteArrayInputStream.class, n -> new ByteArrayInputStream(new byte[] {1, (byte) n}))
          .put(StringBuilder.class, n -> new StringBuilder("builder " + n))
          .put(StringBuffer.class, n -> new StringBuffer("buffer " + n))
          .put(BitSet.class, n -> BitSet.valueOf(new long[] {n}))
          .put(AtomicBoolean.class, n -> new AtomicBoolean(true))
          .put(AtomicInteger.class, AtomicInteger::new)
          .put(AtomicLong.class, AtomicLong::new)
          .put(LongAdder.class, SampleValues::adder)
          .put(OptionalInt.class, OptionalInt::of)
          .put(OptionalLong.class, OptionalLong::of)
          .put(OptionalDouble.class, OptionalDouble::of)
          .put(Runnable.class, n -> (Runnable & java.io.Serializable) () -> {})
          .put(Supplier.class, n -> (Supplier<String> & java.io.Serializable) () -> "supplied")
          .put(Throwable.class, n -> new Throwable("message " + n))
          .put(Exception.class, n -> new Exception("message " + n))
          .put(RuntimeException.class, n -> new RuntimeException("message " + n))
          .put(IllegalStateException.class, n -> new IllegalStateException("message " + n))
          .buildOrThrow();

  private int last;

  /** Whether there is a value of exactly this class. */
  static boolean has(Class<?> type) {
    return VALUES.containsKey(type);
  }

  /** The next value of that class. */
  Object next(Class<?> type) {
    return VALUES.get(type).apply(++last);
  }

  private static Object timestamp(int n) {
    var timestamp = new java.sql.Timestamp(MILLIS + n);
    timestamp.setNanos(NANOS);
    return timestamp;
  }

  private static Object calendar(int n) {
    var calendar = new GregorianCalendar(TimeZone.getTimeZone("Asia/Tokyo"));
    calendar.setTimeInMillis(MILLIS + n);
    return calendar;
  }

  private static Object adder(int n) {
    var adder = new LongAdder();
    adder.add(n);
    return adder;
  }

  private static Object url(int n) {
    try {
      return new URL("http://localhost/" + n);
    } catch (MalformedURLException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Object address(int n) {
    try {
      return InetAddress.getByAddress(new byte[] {10, 0, 0, (byte) n});
    } catch (UnknownHostException e) {
      throw new IllegalStateException(e);
    }
  }
}

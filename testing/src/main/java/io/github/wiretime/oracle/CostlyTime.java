package io.github.wiretime.oracle;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.ChronoLocalDate;
import java.time.chrono.ChronoLocalDateTime;
import java.time.chrono.ChronoPeriod;
import java.time.chrono.ChronoZonedDateTime;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.time.temporal.Temporal;
import java.time.temporal.TemporalAmount;
import java.util.Map;
import java.util.Set;
import java.util.function.IntFunction;

/** The costly types (domain facts, section 3), and values of them that differ from each other. */
final class CostlyTime {
  private static final LocalDateTime START = LocalDateTime.of(2020, 2, 3, 4, 5, 6, 7_000_000);

  private static final Map<Class<?>, IntFunction<Object>> VALUES =
      Map.ofEntries(
          Map.entry(Instant.class, n -> Instant.ofEpochSecond(1_600_000_000L + n, n)),
          Map.entry(LocalDate.class, n -> START.toLocalDate().plusDays(n)),
          Map.entry(LocalTime.class, n -> START.toLocalTime().plusNanos(n)),
          Map.entry(LocalDateTime.class, CostlyTime::dateTime),
          Map.entry(OffsetTime.class, n -> dateTime(n).atOffset(ZoneOffset.UTC).toOffsetTime()),
          Map.entry(OffsetDateTime.class, n -> dateTime(n).atOffset(ZoneOffset.ofHours(1))),
          Map.entry(ZonedDateTime.class, n -> dateTime(n).atZone(ZoneId.of("Europe/Berlin"))),
          Map.entry(ZoneId.class, n -> ZoneId.ofOffset("UTC", offset(n))),
          Map.entry(ZoneOffset.class, CostlyTime::offset),
          Map.entry(Duration.class, n -> Duration.ofSeconds(n + 1, n)),
          Map.entry(Period.class, n -> Period.ofDays(n + 1)),
          Map.entry(Year.class, n -> Year.of(n + 1)),
          Map.entry(YearMonth.class, n -> YearMonth.of(n + 1, 1)),
          Map.entry(MonthDay.class, n -> day(n)),
          Map.entry(ThaiBuddhistDate.class, n -> ThaiBuddhistDate.from(dateTime(n))),
          Map.entry(JapaneseDate.class, n -> JapaneseDate.from(dateTime(n))),
          Map.entry(HijrahDate.class, n -> HijrahDate.from(dateTime(n))),
          Map.entry(MinguoDate.class, n -> MinguoDate.from(dateTime(n))),
          Map.entry(Temporal.class, n -> Instant.ofEpochSecond(1_500_000_000L + n, n)),
          Map.entry(TemporalAmount.class, n -> Duration.ofSeconds(n + 1, 500_000_000L + n)),
          Map.entry(ChronoPeriod.class, n -> Period.ofMonths(n + 1)),
          Map.entry(ChronoLocalDate.class, n -> LocalDate.of(1990, 1, 1).plusDays(n)),
          Map.entry(ChronoLocalDateTime.class, n -> dateTime(n).plusYears(1)),
          Map.entry(ChronoZonedDateTime.class, n -> dateTime(n).atZone(ZoneId.of("Asia/Tokyo"))));

  private CostlyTime() {}

  /** The costly types. */
  static Set<Class<?>> types() {
    return VALUES.keySet();
  }

  /** Whether Hessian writes values of that declared type expensively. */
  static boolean isCostly(Class<?> type) {
    return VALUES.containsKey(type);
  }

  /**
   * The value with that number.
   *
   * @param n from 0, unique in one graph
   */
  static Object value(Class<?> type, int n) {
    return VALUES.get(type).apply(n);
  }

  private static LocalDateTime dateTime(int n) {
    return START.plusDays(n).plusNanos(n);
  }

  private static ZoneOffset offset(int n) {
    return ZoneOffset.ofTotalSeconds(n + 1);
  }

  private static MonthDay day(int n) {
    if (n >= 366) {
      throw new IllegalArgumentException("only 366 values of MonthDay");
    }
    return MonthDay.from(LocalDate.ofYearDay(2020, n + 1));
  }
}

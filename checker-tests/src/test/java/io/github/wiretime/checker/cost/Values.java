package io.github.wiretime.checker.cost;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.MonthDay;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.TimeZone;
import org.joda.time.DateTime;
import org.joda.time.DateTimeZone;

/**
 * The values that the cost table is about: nanoseconds where the type has them, no whole minute, a
 * zone with an offset; each one day, one hour, one minute and 1.001001 seconds after the one
 * before.
 */
final class Values {

  private static final Instant BASE = Instant.parse("2024-05-17T13:47:29.123456789Z");
  private static final Duration STEP = Duration.parse("P1DT1H1M1.001001S");
  private static final ZoneId ZONE = ZoneId.of("Asia/Shanghai");

  private Values() {}

  /** The n-th value of a type, a new object each time. */
  static Object of(String type, int n) {
    Instant instant = BASE.plus(STEP.multipliedBy(n));
    return type.startsWith("org.joda.time.") ? joda(type, instant) : jdk(type, instant, n);
  }

  @SuppressWarnings({"JavaUtilDate", "DuplicateBranches"}) // they are what is measured
  private static Object jdk(String type, Instant instant, int n) {
    ZonedDateTime zoned = instant.atZone(ZONE);
    LocalDate date = zoned.toLocalDate();
    return switch (type) {
      case "java.sql.Date" -> java.sql.Date.valueOf(date);
      case "java.sql.Time" -> java.sql.Time.valueOf(zoned.toLocalTime());
      case "java.sql.Timestamp" -> java.sql.Timestamp.from(instant);
      case "java.time.Duration" -> Duration.between(Instant.EPOCH, instant);
      case "java.time.Instant" -> instant;
      case "java.time.LocalDate" -> date;
      case "java.time.LocalDateTime" -> zoned.toLocalDateTime();
      case "java.time.LocalTime" -> zoned.toLocalTime();
      case "java.time.MonthDay" -> MonthDay.from(zoned);
      case "java.time.OffsetDateTime" -> zoned.toOffsetDateTime();
      case "java.time.OffsetTime" -> zoned.toOffsetDateTime().toOffsetTime();
      case "java.time.Period" -> Period.of(1 + n % 9, 1 + n % 11, 1 + n % 28);
      case "java.time.Year" -> Year.from(zoned);
      case "java.time.YearMonth" -> YearMonth.from(zoned);
      case "java.time.ZoneId" -> ZONE;
      case "java.time.ZoneOffset" -> zoned.getOffset();
      case "java.time.ZonedDateTime" -> zoned;
      case "java.time.chrono.HijrahDate" -> HijrahDate.from(date);
      case "java.time.chrono.JapaneseDate" -> JapaneseDate.from(date);
      case "java.time.chrono.MinguoDate" -> MinguoDate.from(date);
      case "java.time.chrono.ThaiBuddhistDate" -> ThaiBuddhistDate.from(date);
      case "java.util.Date" -> new Date(instant.toEpochMilli());
      case "java.util.Calendar", "java.util.GregorianCalendar" -> GregorianCalendar.from(zoned);
      case "java.util.TimeZone" -> TimeZone.getTimeZone(ZONE);
      default -> throw new IllegalArgumentException("no values of " + type);
    };
  }

  private static Object joda(String type, Instant instant) {
    DateTime dateTime = new DateTime(instant.toEpochMilli(), DateTimeZone.forID(ZONE.getId()));
    return switch (type) {
      case "org.joda.time.DateTime" -> dateTime;
      case "org.joda.time.Duration" ->
          new org.joda.time.Duration(org.joda.time.Instant.EPOCH, dateTime);
      case "org.joda.time.Instant" -> dateTime.toInstant();
      case "org.joda.time.LocalDate" -> dateTime.toLocalDate();
      case "org.joda.time.LocalDateTime" -> dateTime.toLocalDateTime();
      case "org.joda.time.LocalTime" -> dateTime.toLocalTime();
      default -> throw new IllegalArgumentException("no values of " + type);
    };
  }
}

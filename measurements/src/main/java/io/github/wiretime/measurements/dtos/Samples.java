package io.github.wiretime.measurements.dtos;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.Month;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.chrono.HijrahDate;
import java.time.chrono.JapaneseDate;
import java.time.chrono.MinguoDate;
import java.time.chrono.ThaiBuddhistDate;
import java.time.temporal.ChronoUnit;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.TimeZone;
import java.util.stream.Stream;

/**
 * Every type under measurement, with values that no encoding shortens by luck: nanoseconds where
 * the type has them, milliseconds elsewhere, not on a whole minute, in a zone with an offset. Value
 * n lies n times 1 day, 1 hour, 1 minute, 1.001001 seconds after value 0.
 */
public final class Samples {
  /** The yardstick: what every other type is compared with. */
  public static final String YARDSTICK = Date.class.getName();

  private static final Instant BASE = Instant.parse("2024-05-17T13:47:29.123456789Z");
  private static final Duration STEP = Duration.parse("P1DT1H1M1.001001S");
  private static final ZoneId ZONE = ZoneId.of("Asia/Shanghai");

  /** What DTOs have most often, and what surprises. */
  private static final List<String> FREQUENT =
      List.of(
          "long",
          "java.util.Date",
          "java.lang.String",
          "java.util.GregorianCalendar",
          "java.time.LocalDate",
          "java.time.Instant",
          "java.time.LocalTime",
          "java.time.LocalDateTime",
          "java.time.OffsetDateTime",
          "java.time.ZonedDateTime",
          "java.time.Duration");

  private static final List<Sample> ALL = make();

  private Samples() {}

  /** The types that plots and short runs show. */
  public static List<String> frequent() {
    return FREQUENT;
  }

  /** All samples, the yardsticks first. */
  public static List<Sample> all() {
    return ALL;
  }

  private static List<Sample> make() {
    return Stream.of(yardsticks(), old(), javaTime(), chronologies(), libraries())
        .flatMap(List::stream)
        .toList();
  }

  /** The sample of a type, by the type's name. */
  public static Sample of(String type) {
    return all().stream()
        .filter(sample -> sample.type().equals(type))
        .findFirst()
        .orElseThrow(() -> new NoSuchElementException("no sample of " + type));
  }

  @SuppressWarnings("JavaUtilDate") // It is what is measured.
  private static List<Sample> yardsticks() {
    return List.of(
        Sample.of("TimeDtos$PrimitiveLong", long.class, Samples::millis),
        Sample.of("TimeDtos$PrimitiveInt", int.class, n -> (int) date(n).toEpochDay()),
        Sample.of("TimeDtos$UtilDate", Date.class, n -> new Date(millis(n))),
        Sample.of(
            "TimeDtos$Text",
            String.class,
            n -> instant(n).truncatedTo(ChronoUnit.MILLIS).toString()));
  }

  private static List<Sample> old() {
    return List.of(
        Sample.of(
            "TimeDtos$SqlTimestamp",
            java.sql.Timestamp.class,
            n -> java.sql.Timestamp.from(instant(n))),
        Sample.of(
            "TimeDtos$SqlDate",
            java.sql.Date.class,
            n -> java.sql.Date.valueOf(dateTime(n).toLocalDate())),
        Sample.of(
            "TimeDtos$SqlTime",
            java.sql.Time.class,
            n -> java.sql.Time.valueOf(dateTime(n).toLocalTime())),
        Sample.of(
            "OtherDtos$OfOwnDate", SubclassOfOldDate.class, n -> new SubclassOfOldDate(millis(n))),
        Sample.of(Calendar.class, n -> GregorianCalendar.from(zoned(n))),
        Sample.of(GregorianCalendar.class, n -> GregorianCalendar.from(zoned(n))),
        Sample.of(TimeZone.class, n -> TimeZone.getTimeZone(ZONE)));
  }

  private static List<Sample> javaTime() {
    return List.of(
        Sample.of(Instant.class, Samples::instant),
        Sample.of(LocalDate.class, n -> dateTime(n).toLocalDate()),
        Sample.of(LocalTime.class, n -> dateTime(n).toLocalTime()),
        Sample.of(LocalDateTime.class, Samples::dateTime),
        Sample.of(OffsetTime.class, n -> offset(n).toOffsetTime()),
        Sample.of(OffsetDateTime.class, Samples::offset),
        Sample.of(ZonedDateTime.class, Samples::zoned),
        Sample.of(ZoneId.class, n -> ZONE),
        Sample.of(ZoneOffset.class, n -> offset(n).getOffset()),
        Sample.of(Duration.class, n -> Duration.between(Instant.EPOCH, instant(n))),
        Sample.of(Period.class, n -> Period.of(1 + n % 9, 1 + n % 11, 1 + n % 28)),
        Sample.of(Year.class, n -> Year.of(dateTime(n).getYear())),
        Sample.of(YearMonth.class, n -> YearMonth.from(dateTime(n))),
        Sample.of(MonthDay.class, n -> MonthDay.from(dateTime(n))),
        Sample.of(DayOfWeek.class, n -> DayOfWeek.from(dateTime(n))),
        Sample.of(Month.class, n -> Month.from(dateTime(n))),
        Sample.of(ChronoUnit.class, n -> n % 2 == 0 ? ChronoUnit.DAYS : ChronoUnit.HOURS));
  }

  private static List<Sample> chronologies() {
    return List.of(
        Sample.of(
            "OtherDtos$OfThaiBuddhistDate",
            ThaiBuddhistDate.class,
            n -> ThaiBuddhistDate.from(date(n))),
        Sample.of("OtherDtos$OfJapaneseDate", JapaneseDate.class, n -> JapaneseDate.from(date(n))),
        Sample.of("OtherDtos$OfHijrahDate", HijrahDate.class, n -> HijrahDate.from(date(n))),
        Sample.of("OtherDtos$OfMinguoDate", MinguoDate.class, n -> MinguoDate.from(date(n))));
  }

  private static List<Sample> libraries() {
    return Stream.of(
            JodaSamples.all(Samples::millis, ZONE.getId()),
            ThreetenSamples.all(Samples::instant, ZONE.getId()))
        .flatMap(List::stream)
        .toList();
  }

  private static Instant instant(int n) {
    return BASE.plus(STEP.multipliedBy(n));
  }

  private static long millis(int n) {
    return instant(n).toEpochMilli();
  }

  private static LocalDate date(int n) {
    return dateTime(n).toLocalDate();
  }

  private static LocalDateTime dateTime(int n) {
    return zoned(n).toLocalDateTime();
  }

  private static OffsetDateTime offset(int n) {
    return zoned(n).toOffsetDateTime();
  }

  private static ZonedDateTime zoned(int n) {
    return instant(n).atZone(ZONE);
  }
}

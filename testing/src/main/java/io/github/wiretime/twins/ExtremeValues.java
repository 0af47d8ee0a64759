package io.github.wiretime.twins;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.stream.Stream;

/** Values at the ends of each type, and usual ones. */
public final class ExtremeValues {

  private static final ImmutableList<LocalDateTime> TIMES =
      ImmutableList.of(
          LocalDateTime.parse("2024-05-17T13:47:29.123456789"),
          LocalDateTime.MIN,
          LocalDateTime.MAX,
          LocalDateTime.parse("9999-12-31T23:59:59.999999999"),
          LocalDateTime.parse("1969-12-31T23:59:59.000000001"),
          LocalDateTime.parse("1970-01-01T00:00:00"),
          LocalDateTime.parse("2038-01-19T03:14:08"),
          LocalDateTime.parse("-0001-02-28T00:00:00.5"));

  public static final ImmutableMap<String, ImmutableList<?>> OF =
      ImmutableMap.<String, ImmutableList<?>>builder()
          .put("java.time.LocalDateTime", TIMES)
          .put("java.time.LocalDate", of(TIMES.stream().map(LocalDateTime::toLocalDate)))
          .put(
              "java.time.LocalTime",
              ImmutableList.of(
                  LocalTime.MIN,
                  LocalTime.MAX,
                  LocalTime.NOON,
                  LocalTime.parse("13:47:29.000000001")))
          .put(
              "java.time.Instant",
              of(
                  Stream.concat(
                      Stream.of(Instant.MIN, Instant.MAX, Instant.EPOCH),
                      TIMES.stream().map(each -> each.toInstant(ZoneOffset.UTC)))))
          .put(
              "java.time.OffsetDateTime",
              of(
                  Stream.concat(
                      Stream.of(OffsetDateTime.MIN, OffsetDateTime.MAX),
                      TIMES.stream().map(each -> each.atOffset(ZoneOffset.ofHoursMinutes(5, 45))))))
          .put(
              "java.time.OffsetTime",
              ImmutableList.of(
                  OffsetTime.MIN,
                  OffsetTime.MAX,
                  OffsetTime.parse("13:47:29.000000001+08:00"),
                  OffsetTime.parse("00:00:00-03:30:17")))
          .put(
              "java.time.ZonedDateTime",
              of(
                  Stream.of(
                          TIMES.stream().map(each -> each.atZone(ZoneId.of("Asia/Shanghai"))),
                          TIMES.stream().map(each -> each.atZone(ZoneOffset.UTC)),
                          TIMES.stream().map(each -> each.atZone(ZoneOffset.MAX)),
                          Stream.of("UTC", "GMT+8", "UTC-03:30", "Etc/GMT+5", "Z")
                              .map(zone -> TIMES.get(0).atZone(ZoneId.of(zone))),
                          // Both hours of an overlap, the ends of a gap, an odd offset of 1900.
                          Stream.of(
                              overlap().withEarlierOffsetAtOverlap(),
                              overlap().withLaterOffsetAtOverlap(),
                              LocalDateTime.parse("2024-03-31T02:30").atZone(berlin()),
                              LocalDateTime.parse("1900-01-01T00:00").atZone(berlin()),
                              LocalDateTime.parse("1900-01-01T00:00")
                                  .atZone(ZoneId.of("Asia/Shanghai"))))
                      .flatMap(each -> each)))
          .put(
              "java.time.Duration",
              ImmutableList.of(
                  Duration.ZERO,
                  Duration.ofSeconds(Long.MIN_VALUE),
                  Duration.ofSeconds(Long.MAX_VALUE, 999_999_999),
                  Duration.ofNanos(-1),
                  Duration.ofMillis(1)))
          .put(
              "java.time.Year",
              ImmutableList.of(
                  Year.of(Year.MIN_VALUE), Year.of(Year.MAX_VALUE), Year.of(0), Year.of(2024)))
          .put(
              "java.time.YearMonth",
              ImmutableList.of(
                  YearMonth.of(Year.MIN_VALUE, 1),
                  YearMonth.of(Year.MAX_VALUE, 12),
                  YearMonth.of(0, 1),
                  YearMonth.of(-1, 12),
                  YearMonth.of(2024, 5)))
          .buildOrThrow();

  private ExtremeValues() {}

  private static ZoneId berlin() {
    return ZoneId.of("Europe/Berlin");
  }

  private static ZonedDateTime overlap() {
    return LocalDateTime.parse("2024-10-27T02:30").atZone(berlin());
  }

  private static ImmutableList<?> of(Stream<?> values) {
    return values.collect(ImmutableList.toImmutableList());
  }
}

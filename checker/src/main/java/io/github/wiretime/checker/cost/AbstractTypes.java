package io.github.wiretime.checker.cost;

import com.google.common.collect.ImmutableSetMultimap;

/**
 * Types without objects of their own that only costly values implement; {@code TemporalAccessor}
 * has cheap enums below it.
 */
final class AbstractTypes {

  /** The measured types below each. */
  static final ImmutableSetMultimap<String, String> BELOW =
      ImmutableSetMultimap.<String, String>builder()
          .putAll(
              "java.time.temporal.Temporal",
              "java.time.Instant",
              "java.time.LocalDate",
              "java.time.LocalDateTime",
              "java.time.LocalTime",
              "java.time.OffsetDateTime",
              "java.time.OffsetTime",
              "java.time.Year",
              "java.time.YearMonth",
              "java.time.ZonedDateTime")
          .putAll("java.time.temporal.TemporalAmount", "java.time.Duration", "java.time.Period")
          .put("java.time.chrono.ChronoLocalDate", "java.time.LocalDate")
          .put("java.time.chrono.ChronoLocalDateTime", "java.time.LocalDateTime")
          .put("java.time.chrono.ChronoPeriod", "java.time.Period")
          .put("java.time.chrono.ChronoZonedDateTime", "java.time.ZonedDateTime")
          .build();

  private AbstractTypes() {}
}

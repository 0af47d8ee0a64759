package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/**
 * The twins of a type and the way back. They are exact for every value of the type: seconds and
 * nanoseconds stand apart, because a {@code long} of nanoseconds ends in 2262, and no zone of the
 * system is asked. The code needs no import and compiles from Java 8 on.
 *
 * @param twins at least one; all are null, or none
 * @param back an expression that makes the value of its twins, whose names take the places of
 *     {@code %1$s}, {@code %2$s} and {@code %3$s}
 */
record Twins(ImmutableList<Twin> twins, String back) {

  /** 2024-05-17T13:47:29Z, the value that was measured. */
  private static final long SECONDS = 1715953649;

  private static final int SECONDS_OF_DAY = (int) (SECONDS % 86400);

  private static final Twin NANOS = new Twin("Nanos", "Integer", "getNano()", 123456789);

  /** Error Prone warns of getNano() of a local time where no getSecond() is near. */
  private static final Twin LOCAL_NANOS =
      new Twin("Nanos", "Integer", "get(java.time.temporal.ChronoField.NANO_OF_SECOND)", 123456789);

  private static final Twin SECOND_OF_DAY =
      new Twin("SecondOfDay", "Integer", "toSecondOfDay()", SECONDS_OF_DAY);
  private static final Twin OFFSET =
      new Twin("OffsetSeconds", "Integer", "getOffset().getTotalSeconds()", 28800);

  private static final String TIME = "java.time.LocalTime.ofSecondOfDay(%1$s).withNano(%2$s)";
  private static final String ZONE_OFFSET = "java.time.ZoneOffset.ofTotalSeconds(%3$s)";

  private static final ImmutableMap<String, Twins> KNOWN =
      ImmutableMap.<String, Twins>builder()
          .put("java.time.Duration", of("java.time.Duration.ofSeconds(%1$s, %2$s)", "getSeconds()"))
          .put(
              "java.time.Instant",
              of("java.time.Instant.ofEpochSecond(%1$s, %2$s)", "getEpochSecond()"))
          .put(
              "java.time.LocalDate",
              new Twins(
                  ImmutableList.of(new Twin("EpochDay", "Long", "toEpochDay()", SECONDS / 86400)),
                  "java.time.LocalDate.ofEpochDay(%1$s)"))
          .put(
              "java.time.LocalDateTime",
              new Twins(
                  ImmutableList.of(
                      new Twin(
                          "Seconds", "Long", "toEpochSecond(java.time.ZoneOffset.UTC)", SECONDS),
                      LOCAL_NANOS),
                  "java.time.LocalDateTime.ofEpochSecond(%1$s, %2$s, java.time.ZoneOffset.UTC)"))
          .put("java.time.LocalTime", new Twins(ImmutableList.of(SECOND_OF_DAY, LOCAL_NANOS), TIME))
          .put(
              "java.time.OffsetDateTime",
              // Not by an Instant, which ends before the first and last of these do.
              of(
                  "java.time.OffsetDateTime.of(java.time.LocalDateTime.ofEpochSecond(%1$s, %2$s, "
                      + ZONE_OFFSET
                      + "), "
                      + ZONE_OFFSET
                      + ")",
                  "toEpochSecond()",
                  OFFSET))
          .put(
              "java.time.OffsetTime",
              new Twins(
                  ImmutableList.of(
                      new Twin(
                          "SecondOfDay",
                          "Integer",
                          "toLocalTime().toSecondOfDay()",
                          SECONDS_OF_DAY),
                      NANOS,
                      OFFSET),
                  "java.time.OffsetTime.of(" + TIME + ", " + ZONE_OFFSET + ")"))
          .put(
              "java.time.Year",
              new Twins(
                  ImmutableList.of(new Twin("Value", "Integer", "getValue()", 2024)),
                  "java.time.Year.of(%1$s)"))
          .put(
              "java.time.YearMonth",
              new Twins(
                  ImmutableList.of(
                      new Twin(
                          "ProlepticMonth",
                          "Long",
                          "getLong(java.time.temporal.ChronoField.PROLEPTIC_MONTH)",
                          2024 * 12L + 4)),
                  "java.time.YearMonth.of(0, 1).plusMonths(%1$s)"))
          .put(
              "java.time.ZonedDateTime",
              // An instant and a zone tell the offset in an overlap as well.
              of(
                  "java.time.ZonedDateTime.ofInstant(java.time.Instant.ofEpochSecond(%1$s, %2$s),"
                      + " java.time.ZoneId.of(%3$s))",
                  "toEpochSecond()",
                  new Twin("Zone", "String", "getZone().getId()", "Asia/Shanghai")))
          .buildOrThrow();

  /** Seconds and nanoseconds, and what else there is. */
  private static Twins of(String back, String seconds, Twin... more) {
    return new Twins(
        ImmutableList.<Twin>builder()
            .add(new Twin("Seconds", "Long", seconds, SECONDS), NANOS)
            .add(more)
            .build(),
        back);
  }

  /** Those of a type by its qualified name, if they are known to be exact. */
  static Optional<Twins> of(String type) {
    return Optional.ofNullable(KNOWN.get(type));
  }

  /** The types that have twins. */
  static ImmutableList<String> types() {
    return KNOWN.keySet().asList();
  }

  /** The names of the twins of a field. */
  ImmutableList<String> names(String field) {
    return twins.stream().map(twin -> twin.name(field)).collect(toImmutableList());
  }

  /** The expression that makes a field's value of its twins. */
  String valueOf(String field) {
    return String.format(back, names(field).toArray());
  }
}

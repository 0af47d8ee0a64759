package io.github.wiretime.scan.fix;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Streams;
import io.github.wiretime.checker.hessian.TwinField;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The twins of a type and the way back. They are exact for every value of the type: seconds and
 * nanoseconds stand apart, because a {@code long} of nanoseconds ends in 2262, and no zone of the
 * system is asked. The code needs no import and compiles from Java 8 on.
 *
 * @param type the qualified name of the type
 * @param twins those that {@link TwinField} lists; all are null, or none
 * @param back an expression that makes the value of its twins, whose names take the places of
 *     {@code %1$s}, {@code %2$s} and {@code %3$s}
 */
record Twins(String type, ImmutableList<Twin> twins, String back) {

  /** 2024-05-17T13:47:29Z, the value that was measured. */
  private static final long SECONDS = 1715953649;

  private static final int SECONDS_OF_DAY = (int) (SECONDS % 86400);

  private static final Sample NANOS = new Sample("getNano()", 123456789);

  /** Error Prone warns of getNano() of a local time where no getSecond() is near. */
  private static final Sample LOCAL_NANOS =
      new Sample("get(java.time.temporal.ChronoField.NANO_OF_SECOND)", 123456789);

  private static final Sample SECOND_OF_DAY = new Sample("toSecondOfDay()", SECONDS_OF_DAY);
  private static final Sample OFFSET = new Sample("getOffset().getTotalSeconds()", 28800);

  private static final String TIME = "java.time.LocalTime.ofSecondOfDay(%1$s).withNano(%2$s)";
  private static final String ZONE_OFFSET = "java.time.ZoneOffset.ofTotalSeconds(%3$s)";

  private static final ImmutableMap<String, Twins> KNOWN =
      Stream.of(
              of(
                  "java.time.Duration",
                  "java.time.Duration.ofSeconds(%1$s, %2$s)",
                  seconds("getSeconds()"),
                  NANOS),
              of(
                  "java.time.Instant",
                  "java.time.Instant.ofEpochSecond(%1$s, %2$s)",
                  seconds("getEpochSecond()"),
                  NANOS),
              of(
                  "java.time.LocalDate",
                  "java.time.LocalDate.ofEpochDay(%1$s)",
                  new Sample("toEpochDay()", SECONDS / 86400)),
              of(
                  "java.time.LocalDateTime",
                  "java.time.LocalDateTime.ofEpochSecond(%1$s, %2$s, java.time.ZoneOffset.UTC)",
                  seconds("toEpochSecond(java.time.ZoneOffset.UTC)"),
                  LOCAL_NANOS),
              of("java.time.LocalTime", TIME, SECOND_OF_DAY, LOCAL_NANOS),
              of(
                  "java.time.OffsetDateTime",
                  // Not by an Instant, which ends before the first and last of these do.
                  "java.time.OffsetDateTime.of(java.time.LocalDateTime.ofEpochSecond(%1$s, %2$s, "
                      + ZONE_OFFSET
                      + "), "
                      + ZONE_OFFSET
                      + ")",
                  seconds("toEpochSecond()"),
                  NANOS,
                  OFFSET),
              of(
                  "java.time.OffsetTime",
                  "java.time.OffsetTime.of(" + TIME + ", " + ZONE_OFFSET + ")",
                  new Sample("toLocalTime().toSecondOfDay()", SECONDS_OF_DAY),
                  NANOS,
                  OFFSET),
              of("java.time.Year", "java.time.Year.of(%1$s)", new Sample("getValue()", 2024)),
              of(
                  "java.time.YearMonth",
                  "java.time.YearMonth.of(0, 1).plusMonths(%1$s)",
                  new Sample(
                      "getLong(java.time.temporal.ChronoField.PROLEPTIC_MONTH)", 2024 * 12L + 4)),
              of(
                  "java.time.ZonedDateTime",
                  // An instant and a zone tell the offset in an overlap as well.
                  "java.time.ZonedDateTime.ofInstant(java.time.Instant.ofEpochSecond(%1$s, %2$s),"
                      + " java.time.ZoneId.of(%3$s))",
                  seconds("toEpochSecond()"),
                  NANOS,
                  new Sample("getZone().getId()", "Asia/Shanghai")))
          .collect(toImmutableMap(Twins::type, twins -> twins));

  /** How a twin is read, and what it is for the value that was measured. */
  private record Sample(String read, Object value) {}

  private static Sample seconds(String read) {
    return new Sample(read, SECONDS);
  }

  private static Twins of(String type, String back, Sample... samples) {
    return new Twins(
        type,
        Streams.zip(
                TwinField.of(type).stream(),
                Arrays.stream(samples),
                (field, sample) -> new Twin(field, sample.read(), sample.value()))
            .collect(toImmutableList()),
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
    return twins.stream().map(twin -> twin.field().name(field)).collect(toImmutableList());
  }

  /** The expression that makes a field's value of its twins. */
  String valueOf(String field) {
    return String.format(back, names(field).toArray());
  }
}

package io.github.wiretime.measurements.dtos;

import java.lang.invoke.MethodType;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.function.Function;

/** What can be sent in the fields of a DTO instead of a time type. */
@SuppressWarnings("ImmutableEnumChecker") // Neither the functions nor the classes have a state.
public enum Form {
  INSTANT(
      "an instant, milliseconds are enough",
      "`long` epoch milliseconds, or `Date`",
      Instant.class,
      value -> List.of(value.toEpochMilli())),
  INSTANT_NANOS(
      "an instant with nanoseconds",
      "`long` epoch second and `int` nanosecond",
      Instant.class,
      Form::secondAndNano),
  DATE("a date", "`int` epoch day", LocalDate.class, value -> List.of((int) value.toEpochDay())),
  TIME(
      "a time of day, seconds are enough",
      "`int` second of the day",
      LocalTime.class,
      value -> List.of(value.toSecondOfDay())),
  TIME_NANOS(
      "a time of day with nanoseconds",
      "`long` nanosecond of the day",
      LocalTime.class,
      value -> List.of(value.toNanoOfDay())),
  LOCAL(
      "a date and time without a zone",
      "`long` epoch milliseconds as if it were UTC",
      LocalDateTime.class,
      value -> List.of(value.toInstant(ZoneOffset.UTC).toEpochMilli())),
  LOCAL_NANOS(
      "a date and time without a zone, with nanoseconds",
      "`long` epoch second as if it were UTC and `int` nanosecond",
      LocalDateTime.class,
      value -> secondAndNano(value.toInstant(ZoneOffset.UTC))),
  OFFSET(
      "a date and time with an offset",
      "`long` epoch milliseconds and `int` offset in seconds",
      OffsetDateTime.class,
      value -> List.of(value.toInstant().toEpochMilli(), value.getOffset().getTotalSeconds())),
  OFFSET_NANOS(
      "a date and time with an offset and nanoseconds",
      "`long` epoch second, `int` nanosecond and `int` offset in seconds",
      OffsetDateTime.class,
      value ->
          List.of(value.toEpochSecond(), value.getNano(), value.getOffset().getTotalSeconds())),
  ZONED(
      "a date and time in a region's zone",
      "`long` epoch milliseconds and the zone's id",
      ZonedDateTime.class,
      value -> List.of(value.toInstant().toEpochMilli(), value.getZone().getId())),
  ZONED_NANOS(
      "a date and time in a region's zone, with nanoseconds",
      "`long` epoch second, `int` nanosecond and the zone's id",
      ZonedDateTime.class,
      value -> List.of(value.toEpochSecond(), value.getNano(), value.getZone().getId())),
  DURATION(
      "a duration, milliseconds are enough",
      "`long` milliseconds",
      Duration.class,
      value -> List.of(value.toMillis())),
  DURATION_NANOS(
      "a duration with nanoseconds",
      "`long` seconds and `int` nanoseconds",
      Duration.class,
      value -> List.of(value.getSeconds(), value.getNano()));

  private final String need;
  private final String send;
  private final Class<?> instead;
  private final Function<Object, List<Object>> fields;
  private final DtoClass dtoClass;

  <T> Form(String need, String send, Class<T> instead, Function<T, List<Object>> fields) {
    this.need = need;
    this.send = send;
    this.instead = instead;
    this.fields = value -> fields.apply(instead.cast(value));
    this.dtoClass = DtoClass.define("Of" + name(), fieldTypes());
  }

  /** For whom it is, for the documentation. */
  public String need() {
    return need;
  }

  /** The fields, for the documentation. */
  public String send() {
    return send;
  }

  /** The time type whose place it takes. */
  public Class<?> instead() {
    return instead;
  }

  /** A DTO with the fields of the nth sample of the time type. */
  public Object dto(int n) {
    return dtoClass.with(values(n));
  }

  /** The same DTO with nothing in its fields. */
  public Object empty() {
    return dtoClass.with(List.of());
  }

  private static List<Object> secondAndNano(Instant value) {
    return List.of(value.getEpochSecond(), value.getNano());
  }

  /** The types of the DTO's fields. */
  public List<Class<?>> fieldTypes() {
    return values(0).stream()
        .<Class<?>>map(value -> MethodType.methodType(value.getClass()).unwrap().returnType())
        .toList();
  }

  private List<Object> values(int n) {
    return fields.apply(Samples.of(instead.getName()).value(n));
  }
}

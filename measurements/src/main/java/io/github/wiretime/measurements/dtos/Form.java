package io.github.wiretime.measurements.dtos;

import java.io.Serializable;
import java.lang.reflect.Array;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** What can be sent in the fields of a DTO instead of a time type. */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
public enum Form {
  INSTANT(
      "an instant, milliseconds are enough",
      "`long` epoch milliseconds, or `Date`",
      Instant.class,
      (Instant value) -> new OneLong(value.toEpochMilli())),
  INSTANT_NANOS(
      "an instant with nanoseconds",
      "`long` epoch second and `int` nanosecond",
      Instant.class,
      Form::secondAndNano),
  DATE(
      "a date",
      "`int` epoch day",
      LocalDate.class,
      (LocalDate value) -> new OneInt((int) value.toEpochDay())),
  TIME(
      "a time of day, seconds are enough",
      "`int` second of the day",
      LocalTime.class,
      (LocalTime value) -> new OneInt(value.toSecondOfDay())),
  TIME_NANOS(
      "a time of day with nanoseconds",
      "`long` nanosecond of the day",
      LocalTime.class,
      (LocalTime value) -> new OneLong(value.toNanoOfDay())),
  LOCAL(
      "a date and time without a zone",
      "`long` epoch milliseconds as if it were UTC",
      LocalDateTime.class,
      (LocalDateTime value) -> new OneLong(value.toInstant(ZoneOffset.UTC).toEpochMilli())),
  LOCAL_NANOS(
      "a date and time without a zone, with nanoseconds",
      "`long` epoch second as if it were UTC and `int` nanosecond",
      LocalDateTime.class,
      (LocalDateTime value) -> secondAndNano(value.toInstant(ZoneOffset.UTC))),
  OFFSET(
      "a date and time with an offset",
      "`long` epoch milliseconds and `int` offset in seconds",
      OffsetDateTime.class,
      (OffsetDateTime value) ->
          new LongInt(value.toInstant().toEpochMilli(), value.getOffset().getTotalSeconds())),
  OFFSET_NANOS(
      "a date and time with an offset and nanoseconds",
      "`long` epoch second, `int` nanosecond and `int` offset in seconds",
      OffsetDateTime.class,
      (OffsetDateTime value) ->
          new LongIntInt(
              value.toEpochSecond(), value.getNano(), value.getOffset().getTotalSeconds())),
  ZONED(
      "a date and time in a region's zone",
      "`long` epoch milliseconds and the zone's id",
      ZonedDateTime.class,
      (ZonedDateTime value) ->
          new LongString(value.toInstant().toEpochMilli(), value.getZone().getId())),
  ZONED_NANOS(
      "a date and time in a region's zone, with nanoseconds",
      "`long` epoch second, `int` nanosecond and the zone's id",
      ZonedDateTime.class,
      (ZonedDateTime value) ->
          new LongIntString(value.toEpochSecond(), value.getNano(), value.getZone().getId())),
  DURATION(
      "a duration, milliseconds are enough",
      "`long` milliseconds",
      Duration.class,
      (Duration value) -> new OneLong(value.toMillis())),
  DURATION_NANOS(
      "a duration with nanoseconds",
      "`long` seconds and `int` nanoseconds",
      Duration.class,
      (Duration value) -> new LongInt(value.getSeconds(), value.getNano()));

  private final String need;
  private final String send;
  private final Class<?> instead;
  private final Function<Object, Object> convert;

  <T> Form(String need, String send, Class<T> instead, Function<T, Object> convert) {
    this.need = need;
    this.send = send;
    this.instead = instead;
    this.convert = value -> convert.apply(instead.cast(value));
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
    return convert.apply(Samples.of(instead.getName()).value(n));
  }

  /** The same DTO with nothing in its fields. */
  public Object empty() {
    Class<?>[] fields = fields().toArray(Class<?>[]::new);
    Object[] nothing = fields().stream().map(Form::nothing).toArray();
    try {
      return dto(0).getClass().getDeclaredConstructor(fields).newInstance(nothing);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(name() + " is no record", e);
    }
  }

  /** The types of the DTO's fields. */
  public List<Class<?>> fields() {
    return Arrays.stream(dto(0).getClass().getRecordComponents())
        .<Class<?>>map(RecordComponent::getType)
        .toList();
  }

  private static Object nothing(Class<?> type) {
    return Array.get(Array.newInstance(type, 1), 0);
  }

  private static LongInt secondAndNano(Instant value) {
    return new LongInt(value.getEpochSecond(), value.getNano());
  }

  private record OneInt(int t) implements Serializable {}

  private record OneLong(long t) implements Serializable {}

  private record LongInt(long t, int u) implements Serializable {}

  private record LongIntInt(long t, int u, int v) implements Serializable {}

  private record LongString(long t, String z) implements Serializable {}

  private record LongIntString(long t, int u, String z) implements Serializable {}
}

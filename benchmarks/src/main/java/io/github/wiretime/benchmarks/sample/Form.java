package io.github.wiretime.benchmarks.sample;

import java.io.Serializable;
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
import java.util.function.Supplier;

/** What can be sent in the fields of a DTO instead of a time type. */
@SuppressWarnings("ImmutableEnumChecker") // The functions have no state.
public enum Form {
  INSTANT(
      "an instant, milliseconds are enough",
      "`long` epoch milliseconds, or `Date`",
      Instant.class,
      OneLong::new,
      (Instant value) -> new OneLong(value.toEpochMilli())),
  INSTANT_NANOS(
      "an instant with nanoseconds",
      "`long` epoch second and `int` nanosecond",
      Instant.class,
      LongInt::new,
      Form::secondAndNano),
  DATE(
      "a date",
      "`int` epoch day",
      LocalDate.class,
      OneInt::new,
      (LocalDate value) -> new OneInt((int) value.toEpochDay())),
  TIME(
      "a time of day, seconds are enough",
      "`int` second of the day",
      LocalTime.class,
      OneInt::new,
      (LocalTime value) -> new OneInt(value.toSecondOfDay())),
  TIME_NANOS(
      "a time of day with nanoseconds",
      "`long` nanosecond of the day",
      LocalTime.class,
      OneLong::new,
      (LocalTime value) -> new OneLong(value.toNanoOfDay())),
  LOCAL(
      "a date and time without a zone",
      "`long` epoch milliseconds as if it were UTC",
      LocalDateTime.class,
      OneLong::new,
      (LocalDateTime value) -> new OneLong(value.toInstant(ZoneOffset.UTC).toEpochMilli())),
  LOCAL_NANOS(
      "a date and time without a zone, with nanoseconds",
      "`long` epoch second as if it were UTC and `int` nanosecond",
      LocalDateTime.class,
      LongInt::new,
      (LocalDateTime value) -> secondAndNano(value.toInstant(ZoneOffset.UTC))),
  OFFSET(
      "a date and time with an offset",
      "`long` epoch milliseconds and `int` offset in seconds",
      OffsetDateTime.class,
      LongInt::new,
      (OffsetDateTime value) ->
          new LongInt(value.toInstant().toEpochMilli(), value.getOffset().getTotalSeconds())),
  OFFSET_NANOS(
      "a date and time with an offset and nanoseconds",
      "`long` epoch second, `int` nanosecond and `int` offset in seconds",
      OffsetDateTime.class,
      LongIntInt::new,
      (OffsetDateTime value) ->
          new LongIntInt(
              value.toEpochSecond(), value.getNano(), value.getOffset().getTotalSeconds())),
  ZONED(
      "a date and time in a region's zone",
      "`long` epoch milliseconds and the zone's id",
      ZonedDateTime.class,
      LongString::new,
      (ZonedDateTime value) ->
          new LongString(value.toInstant().toEpochMilli(), value.getZone().getId())),
  ZONED_NANOS(
      "a date and time in a region's zone, with nanoseconds",
      "`long` epoch second, `int` nanosecond and the zone's id",
      ZonedDateTime.class,
      LongIntString::new,
      (ZonedDateTime value) ->
          new LongIntString(value.toEpochSecond(), value.getNano(), value.getZone().getId())),
  DURATION(
      "a duration, milliseconds are enough",
      "`long` milliseconds",
      Duration.class,
      OneLong::new,
      (Duration value) -> new OneLong(value.toMillis())),
  DURATION_NANOS(
      "a duration with nanoseconds",
      "`long` seconds and `int` nanoseconds",
      Duration.class,
      LongInt::new,
      (Duration value) -> new LongInt(value.getSeconds(), value.getNano()));

  private final String need;
  private final String send;
  private final Class<?> instead;
  private final Supplier<Object> empty;
  private final Function<Object, Object> convert;

  <T> Form(
      String need,
      String send,
      Class<T> instead,
      Supplier<Object> empty,
      Function<T, Object> convert) {
    this.need = need;
    this.send = send;
    this.instead = instead;
    this.empty = empty;
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
    return empty.get();
  }

  /** The types of the DTO's fields. */
  public List<Class<?>> fields() {
    return Arrays.stream(empty().getClass().getRecordComponents())
        .<Class<?>>map(RecordComponent::getType)
        .toList();
  }

  private static LongInt secondAndNano(Instant value) {
    return new LongInt(value.getEpochSecond(), value.getNano());
  }

  private record OneInt(int t) implements Serializable {
    OneInt() {
      this(0);
    }
  }

  private record OneLong(long t) implements Serializable {
    OneLong() {
      this(0);
    }
  }

  private record LongInt(long t, int u) implements Serializable {
    LongInt() {
      this(0, 0);
    }
  }

  private record LongIntInt(long t, int u, int v) implements Serializable {
    LongIntInt() {
      this(0, 0, 0);
    }
  }

  private record LongString(long t, String z) implements Serializable {
    LongString() {
      this(0, null);
    }
  }

  private record LongIntString(long t, int u, String z) implements Serializable {
    LongIntString() {
      this(0, 0, null);
    }
  }
}

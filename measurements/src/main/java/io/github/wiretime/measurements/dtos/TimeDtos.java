package io.github.wiretime.measurements.dtos;

import java.io.Serializable;
import java.sql.Time;
import java.sql.Timestamp;
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
import java.time.temporal.ChronoUnit;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.TimeZone;

/**
 * DTOs with one field of a JDK type each: Hessian looks at the declared type, so one generic DTO
 * would not do.
 */
final class TimeDtos {
  private TimeDtos() {}

  /** Holds one value. */
  public static final class PrimitiveLong implements Serializable {
    private static final long serialVersionUID = 1L;
    public long t;
  }

  /** Holds one value. */
  public static final class PrimitiveInt implements Serializable {
    private static final long serialVersionUID = 1L;
    public int t;
  }

  /** Holds one value. */
  public static final class Text implements Serializable {
    private static final long serialVersionUID = 1L;
    public String t;
  }

  /** Holds one value. */
  public static final class UtilDate implements Serializable {
    private static final long serialVersionUID = 1L;
    public Date t;
  }

  /** Holds one value. */
  public static final class SqlTimestamp implements Serializable {
    private static final long serialVersionUID = 1L;
    public Timestamp t;
  }

  /** Holds one value. */
  public static final class SqlDate implements Serializable {
    private static final long serialVersionUID = 1L;
    public java.sql.Date t;
  }

  /** Holds one value. */
  public static final class SqlTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public Time t;
  }

  /** Holds one value. */
  public static final class OfCalendar implements Serializable {
    private static final long serialVersionUID = 1L;
    public Calendar t;
  }

  /** Holds one value. */
  public static final class OfGregorianCalendar implements Serializable {
    private static final long serialVersionUID = 1L;
    public GregorianCalendar t;
  }

  /** Holds one value. */
  public static final class OfTimeZone implements Serializable {
    private static final long serialVersionUID = 1L;
    public TimeZone t;
  }

  /** Holds one value. */
  public static final class OfInstant implements Serializable {
    private static final long serialVersionUID = 1L;
    public Instant t;
  }

  /** Holds one value. */
  public static final class OfLocalDate implements Serializable {
    private static final long serialVersionUID = 1L;
    public LocalDate t;
  }

  /** Holds one value. */
  public static final class OfLocalTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public LocalTime t;
  }

  /** Holds one value. */
  public static final class OfLocalDateTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public LocalDateTime t;
  }

  /** Holds one value. */
  public static final class OfOffsetTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public OffsetTime t;
  }

  /** Holds one value. */
  public static final class OfOffsetDateTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public OffsetDateTime t;
  }

  /** Holds one value. */
  public static final class OfZonedDateTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public ZonedDateTime t;
  }

  /** Holds one value. */
  public static final class OfZoneId implements Serializable {
    private static final long serialVersionUID = 1L;
    public ZoneId t;
  }

  /** Holds one value. */
  public static final class OfZoneOffset implements Serializable {
    private static final long serialVersionUID = 1L;
    public ZoneOffset t;
  }

  /** Holds one value. */
  public static final class OfDuration implements Serializable {
    private static final long serialVersionUID = 1L;
    public Duration t;
  }

  /** Holds one value. */
  public static final class OfPeriod implements Serializable {
    private static final long serialVersionUID = 1L;
    public Period t;
  }

  /** Holds one value. */
  public static final class OfYear implements Serializable {
    private static final long serialVersionUID = 1L;
    public Year t;
  }

  /** Holds one value. */
  public static final class OfYearMonth implements Serializable {
    private static final long serialVersionUID = 1L;
    public YearMonth t;
  }

  /** Holds one value. */
  public static final class OfMonthDay implements Serializable {
    private static final long serialVersionUID = 1L;
    public MonthDay t;
  }

  /** Holds one value. */
  public static final class OfDayOfWeek implements Serializable {
    private static final long serialVersionUID = 1L;
    public DayOfWeek t;
  }

  /** Holds one value. */
  public static final class OfMonth implements Serializable {
    private static final long serialVersionUID = 1L;
    public Month t;
  }

  /** Holds one value. */
  public static final class OfChronoUnit implements Serializable {
    private static final long serialVersionUID = 1L;
    public ChronoUnit t;
  }
}

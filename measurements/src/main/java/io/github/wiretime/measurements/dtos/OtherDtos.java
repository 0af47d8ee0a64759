package io.github.wiretime.measurements.dtos;

import java.io.Serializable;

/**
 * DTOs with one field each of a date of one's own, of the other calendars, of Joda-Time and of
 * ThreeTenBP.
 */
final class OtherDtos {
  private OtherDtos() {}

  /** A date of one's own, as utility libraries have them. */
  @SuppressWarnings("JavaUtilDate") // It is what is measured.
  public static final class OwnDate extends java.util.Date {
    private static final long serialVersionUID = 1L;

    /** The time at which it is made, as Date has it. */
    public OwnDate() {}

    /** Any time. */
    public OwnDate(long millis) {
      super(millis);
    }
  }

  /** Holds one value. */
  public static final class OfOwnDate implements Serializable {
    private static final long serialVersionUID = 1L;
    public OwnDate t;
  }

  /** Holds one value. */
  public static final class OfThaiBuddhistDate implements Serializable {
    private static final long serialVersionUID = 1L;
    public java.time.chrono.ThaiBuddhistDate t;
  }

  /** Holds one value. */
  public static final class OfJapaneseDate implements Serializable {
    private static final long serialVersionUID = 1L;
    public java.time.chrono.JapaneseDate t;
  }

  /** Holds one value. */
  public static final class OfHijrahDate implements Serializable {
    private static final long serialVersionUID = 1L;
    public java.time.chrono.HijrahDate t;
  }

  /** Holds one value. */
  public static final class OfMinguoDate implements Serializable {
    private static final long serialVersionUID = 1L;
    public java.time.chrono.MinguoDate t;
  }

  /** Holds one value. */
  public static final class JodaDateTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.joda.time.DateTime t;
  }

  /** Holds one value. */
  public static final class JodaLocalDate implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.joda.time.LocalDate t;
  }

  /** Holds one value. */
  public static final class JodaLocalDateTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.joda.time.LocalDateTime t;
  }

  /** Holds one value. */
  public static final class JodaLocalTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.joda.time.LocalTime t;
  }

  /** Holds one value. */
  public static final class JodaInstant implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.joda.time.Instant t;
  }

  /** Holds one value. */
  public static final class JodaDuration implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.joda.time.Duration t;
  }

  /** Holds one value. */
  public static final class ThreetenInstant implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.threeten.bp.Instant t;
  }

  /** Holds one value. */
  public static final class ThreetenLocalDate implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.threeten.bp.LocalDate t;
  }

  /** Holds one value. */
  public static final class ThreetenLocalTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.threeten.bp.LocalTime t;
  }

  /** Holds one value. */
  public static final class ThreetenLocalDateTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.threeten.bp.LocalDateTime t;
  }

  /** Holds one value. */
  public static final class ThreetenOffsetDateTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.threeten.bp.OffsetDateTime t;
  }

  /** Holds one value. */
  public static final class ThreetenZonedDateTime implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.threeten.bp.ZonedDateTime t;
  }

  /** Holds one value. */
  public static final class ThreetenDuration implements Serializable {
    private static final long serialVersionUID = 1L;
    public org.threeten.bp.Duration t;
  }
}

package io.github.wiretime.measurements.calls;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.util.Date;
import java.util.List;

/** The DTOs of the load test, alike but for the type of their times. */
final class Orders {
  private Orders() {}

  /** With times as {@link Date}. */
  static final class OfDate extends Order {
    private static final long serialVersionUID = 1L;

    private Date created;
    private Date paid;
    private Date shipped;

    OfDate times(Date created, Date paid, Date shipped) {
      this.created = created;
      this.paid = paid;
      this.shipped = shipped;
      return this;
    }

    @Override
    List<?> times() {
      return List.of(created, paid, shipped);
    }
  }

  /** With times as {@link Instant}. */
  static final class OfInstant extends Order {
    private static final long serialVersionUID = 1L;

    private Instant created;
    private Instant paid;
    private Instant shipped;

    OfInstant times(Instant created, Instant paid, Instant shipped) {
      this.created = created;
      this.paid = paid;
      this.shipped = shipped;
      return this;
    }

    @Override
    List<?> times() {
      return List.of(created, paid, shipped);
    }
  }

  /** With times as {@link LocalDateTime}. */
  static final class OfLocalDateTime extends Order {
    private static final long serialVersionUID = 1L;

    private LocalDateTime created;
    private LocalDateTime paid;
    private LocalDateTime shipped;

    OfLocalDateTime times(LocalDateTime created, LocalDateTime paid, LocalDateTime shipped) {
      this.created = created;
      this.paid = paid;
      this.shipped = shipped;
      return this;
    }

    @Override
    List<?> times() {
      return List.of(created, paid, shipped);
    }
  }

  /** With times as {@link ZonedDateTime}. */
  static final class OfZonedDateTime extends Order {
    private static final long serialVersionUID = 1L;

    private ZonedDateTime created;
    private ZonedDateTime paid;
    private ZonedDateTime shipped;

    OfZonedDateTime times(ZonedDateTime created, ZonedDateTime paid, ZonedDateTime shipped) {
      this.created = created;
      this.paid = paid;
      this.shipped = shipped;
      return this;
    }

    @Override
    List<?> times() {
      return List.of(created, paid, shipped);
    }
  }

  /** With times as epoch milliseconds. */
  static final class OfMillis extends Order {
    private static final long serialVersionUID = 1L;

    private long created;
    private long paid;
    private long shipped;

    OfMillis times(long created, long paid, long shipped) {
      this.created = created;
      this.paid = paid;
      this.shipped = shipped;
      return this;
    }

    @Override
    List<?> times() {
      return List.of(created, paid, shipped);
    }
  }
}
